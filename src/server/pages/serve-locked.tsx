import { randomBytes } from 'node:crypto'
import type { Context as HonoContext } from 'hono'
import { unlockPage } from '../../actions/page/unlock.ts'
import { errorText } from '../../i18n/errors/error-text.ts'
import { VISITOR } from '../../model/access.ts'
import type { PageAddress } from '../../model/page/path.ts'
import { Refusal } from '../../model/refusal.ts'
import { renderLocked } from '../../site/locked/render-locked.tsx'
import { originOf } from '../hosts/origin.ts'
import { PRIVATE } from '../middleware/security-headers.ts'
import { documentHeaders } from './document-headers.ts'
import type { AppEnv, ServerParts } from '../parts.ts'
import { factsOf } from '../request.ts'

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

/** Pages without a password take no form. */
export async function submitPassword(c: HonoContext<AppEnv>, parts: ServerParts, { place, form }: { place: PageAddress; form: URLSearchParams }): Promise<Response> {
  const { pathname } = new URL(c.req.url)
  const facts = factsOf(c, parts)
  const context = { ...parts, site: c.get('site'), actor: VISITOR }
  try {
    const { cookies } = await unlockPage(context, { place, password: form.get('password') ?? '', address: facts.address })
    const headers = new Headers({ location: pathname, ...PRIVATE })
    for (const cookie of cookies) headers.append('set-cookie', cookie)
    return new Response(null, { status: 303, headers })
  } catch (error) {
    if (!(error instanceof Refusal) || (error.code !== 'wrongPassword' && error.code !== 'tooManyRequests')) throw error
    return serveLocked(c, parts, place, error)
  }
}
