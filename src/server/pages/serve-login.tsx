import { randomBytes } from 'node:crypto'
import type { Context as HonoContext } from 'hono'
import { currentUser } from '../../actions/auth/current-user.ts'
import { signIn } from '../../actions/auth/sign-in.ts'
import { signOut } from '../../actions/auth/sign-out.ts'
import { errorText } from '../../i18n/errors/error-text.ts'
import type { Locale } from '../../model/locales.ts'
import { VISITOR } from '../../model/access.ts'
import { buildPath } from '../../model/page/path.ts'
import { Refusal } from '../../model/refusal.ts'
import { safeReturnPath } from '../../site/login/return-path.ts'
import { renderLogin } from '../../site/login/render-login.tsx'
import { originOf } from '../hosts/origin.ts'
import { assertOwnOrigin } from '../middleware/own-origin.ts'
import { PRIVATE } from '../middleware/security-headers.ts'
import { documentHeaders } from './document-headers.ts'
import type { AppEnv, ServerParts } from '../parts.ts'
import { readForm } from '../read-form.ts'
import { contextOf, factsOf } from '../request.ts'
import { frameOrigins } from './frame-origins.ts'

type LoginState = { refusal: Refusal | null; email: string; returnPath: string }

export async function serveLogin(c: HonoContext<AppEnv>, parts: ServerParts, locale: Locale, state?: Partial<LoginState>): Promise<Response> {
  const site = c.get('site')
  const home = buildPath({ locale, mode: 'edit', collection: null, slug: '~home' }, { toolbar: true })
  const refusal = state?.refusal ?? null
  const user = await currentUser(await contextOf(c, parts), factsOf(c, parts))
  const nonce = randomBytes(16).toString('base64')
  const frame = { ...(await parts.memory.frame(site.id)), now: parts.now() }
  const { html } = renderLogin(
    { site, frame, locale, origin: originOf(site.host, parts.config), assets: parts.assets, nonce },
    {
      action: `/${locale}/login`,
      returnPath: state?.returnPath ?? safeReturnPath(c.req.query('return'), home),
      error: refusal === null || refusal.code === 'signInFailed' ? refusal && 'loginFailed' : { text: errorText(locale, refusal.code, refusal.details.retryAfterSeconds) },
      email: state?.email ?? '',
      signedInName: user?.name ?? null,
    },
  )
  const headers = new Headers({ ...documentHeaders(parts, { nonce, styleHash: null, frames: frameOrigins([], frame.settings) }), ...PRIVATE })
  if (refusal?.details.retryAfterSeconds !== undefined) headers.set('retry-after', String(refusal.details.retryAfterSeconds))
  return new Response(html, { status: refusal?.status ?? 200, headers })
}

/** The form without script; with script the page uses the API call instead. */
export async function submitLogin(c: HonoContext<AppEnv>, parts: ServerParts, locale: Locale): Promise<Response> {
  const facts = factsOf(c, parts)
  assertOwnOrigin(c.req.raw.headers, facts.host)
  const form = await readForm(c.req.raw)
  const field = (name: string) => form.get(name)?.slice(0, 2000) ?? ''
  const context = { ...parts, site: c.get('site'), actor: VISITOR }
  const home = buildPath({ locale, mode: 'edit', collection: null, slug: '~home' }, { toolbar: true })
  if (field('signOut') === '1') {
    const { cookies } = await signOut(context, facts)
    return redirectWith(cookies, `/${locale}`)
  }
  const returnPath = safeReturnPath(field('return'), home)
  try {
    const { cookies } = await parts.admission.run('call', context.site.id, () => signIn(context, { email: field('email'), password: field('password'), ...facts }))
    return redirectWith(cookies, returnPath)
  } catch (error) {
    if (!(error instanceof Refusal) || (error.code !== 'signInFailed' && error.code !== 'tooManyRequests')) throw error
    return serveLogin(c, parts, locale, { refusal: error, email: field('email'), returnPath })
  }
}

function redirectWith(cookies: readonly string[], location: string): Response {
  const headers = new Headers({ location, ...PRIVATE })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}
