import { Hono } from 'hono'
import { htmlHeaders } from '../middleware/security-headers.ts'
import type { AppEnv, ServerParts } from '../parts.ts'
import { contextOf } from '../request.ts'
import { NO_STORE } from './answer.ts'
import { calls } from './calls.ts'
import { mountUploads } from './media/mount-uploads.ts'
import { openApiDocument } from './docs/open-api.ts'
import { renderDocs } from './docs/render-docs.ts'
import { mountCalls } from './mount-calls.ts'

/** Every call of calls.ts under /api/v1, and their documentation. */
export function mountApi(parts: ServerParts): Hono<AppEnv> {
  const api = new Hono<AppEnv>()
  api.get('/openapi.json', (c) => c.json(openApiDocument(calls), 200, NO_STORE))
  api.get('/', (c) =>
    c.html(renderDocs(calls), 200, { ...htmlHeaders({ nonce: null, styleHash: null, isSecure: parts.config.isSecure, inlineStyle: true }), 'x-robots-tag': 'noindex' }),
  )
  mountUploads(api, parts)
  return mountCalls(api, parts, calls, (c) => ({ scope: c.get('site').id, findContext: () => contextOf(c, parts) }))
}
