import { randomBytes } from 'node:crypto'
import type { Context as HonoContext } from 'hono'
import { errorText } from '../../i18n/errors/error-text.ts'
import type { PageAddress } from '../../model/page/path.ts'
import type { Refusal } from '../../model/refusal.ts'
import { renderLocked } from '../../site/locked/render-locked.tsx'
import { originOf } from '../hosts/origin.ts'
import { PRIVATE } from '../middleware/security-headers.ts'
import { documentHeaders } from './document-headers.ts'
import type { AppEnv, ServerParts } from '../parts.ts'

/** The form in place of a protected page. It is drawn from the site alone, so it cannot give away anything of the page. */
export async function serveLocked(c: HonoContext<AppEnv>, parts: ServerParts, { locale }: PageAddress, refusal?: Refusal): Promise<Response> {
  const site = c.get('site')
  const nonce = randomBytes(16).toString('base64')
  const { html } = renderLocked(
    { site, frame: { ...(await parts.memory.frame(site.id)), now: parts.now() }, locale, origin: originOf(site.host, parts.config), assets: parts.assets, nonce },
    { action: new URL(c.req.url).pathname, error: refusal ? errorText(locale, refusal.code, refusal.details.retryAfterSeconds) : null },
  )
  const headers = new Headers({ ...documentHeaders(parts, { nonce, styleHash: null }), ...PRIVATE })
  if (refusal?.details.retryAfterSeconds !== undefined) headers.set('retry-after', String(refusal.details.retryAfterSeconds))
  return new Response(c.req.method === 'HEAD' ? null : html, { status: refusal?.status ?? 200, headers })
}
