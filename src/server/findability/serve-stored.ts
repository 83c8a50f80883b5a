import type { Context as HonoContext } from 'hono'
import type { Context } from '../../actions/context.ts'
import { VISITOR } from '../../model/access.ts'
import { HSTS } from '../middleware/security-headers.ts'
import { answerResponse, toCachedAnswer } from '../ready-bytes/cached-answer.ts'
import { cacheKey } from '../ready-bytes/cache-key.ts'
import type { AppEnv, ServerParts } from '../parts.ts'

export type StoredFile = { type: string; body: string | Uint8Array; tags: readonly string[]; /** When time alone will have made it wrong. */ expiresAt?: number | null }

/** Thrown by whoever makes a file and finds that there is none: nothing is kept then. */
export class NoFile extends Error {
  readonly redirect: string | null
  constructor(redirect: string | null = null) {
    super('no file')
    this.redirect = redirect
  }
}

/** Files that are made of a site's data are kept, packed and forgotten like its pages, and drawn for nobody in particular. */
export async function serveStored(c: HonoContext<AppEnv>, parts: ServerParts, make: (context: Context) => Promise<StoredFile>): Promise<Response> {
  const site = c.get('site')
  const key = cacheKey(site.id, new URL(c.req.url).pathname)
  const known = parts.mayServeCached() ? parts.pages.get(key) : undefined
  const answer =
    known ??
    (await parts.pages.fill(key, async () => {
      const { type, body, tags, expiresAt } = await parts.admission.run('page', site.id, () => make({ ...parts, site, actor: VISITOR }))
      const value = toCachedAnswer(body, { ...fileHeaders(type), ...(parts.config.isSecure && HSTS) })
      return { value, bytes: value.bytes, tags, isStored: true, expiresAt: expiresAt ?? null }
    }))
  return answerResponse(answer, c.req.raw)
}

/** Opened on their own they may neither load nor run anything. */
function fileHeaders(type: string): Record<string, string> {
  return { 'content-type': type, 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox", 'x-content-type-options': 'nosniff' }
}
