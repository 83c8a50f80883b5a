import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { serveHotCall } from './api/serve-hot-call.ts'
import { shed } from './operations/shed.ts'
import { serveCached } from './pages/serve-cached.ts'
import type { AppEnv, ServerParts } from './parts.ts'

/** The two short ways first, then whoever cannot be served now; everything else goes through the app. */
export function createRequestListener(parts: ServerParts, app: Hono<AppEnv>): RequestListener {
  const listener = getRequestListener((request, env) => app.fetch(request, env), { overrideGlobalObjects: false })
  return (request, response) => {
    if (!serveCached(parts, request, response) && !serveHotCall(parts, request, response) && !shed(parts, request, response)) void listener(request, response)
  }
}
