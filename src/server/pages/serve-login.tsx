import { randomBytes } from 'node:crypto'
import type { Context as HonoContext } from 'hono'
import { currentUser } from '../../actions/auth/current-user.ts'
import { signIn } from '../../actions/auth/sign-in.ts'
import { signOut } from '../../actions/auth/sign-out.ts'
import { errorText } from '../../i18n/errors/error-text.ts'
import type { Locale } from '../../model/locales.ts'
import { buildPath } from '../../model/page/path.ts'
import type { Refusal } from '../../model/refusal.ts'
import { safeReturnPath } from '../../site/login/return-path.ts'
import { renderLogin } from '../../site/login/render-login.tsx'
import { originOf } from '../hosts/origin.ts'
import { PRIVATE } from '../middleware/security-headers.ts'
import { documentHeaders } from './document-headers.ts'
import type { AppEnv, ServerParts } from '../parts.ts'
import { readForm } from '../read-form.ts'
import { contextOf, factsOf } from '../request.ts'
import { frameOrigins } from './frame-origins.ts'
import { runPost } from './run-post.ts'

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
export function submitLogin(c: HonoContext<AppEnv>, parts: ServerParts, locale: Locale): Promise<Response> {
  return runPost(c, parts, async () => {
    const form = await readForm(c.req.raw)
    const field = (name: string) => form.get(name)?.slice(0, 2000) ?? ''
    const home = buildPath({ locale, mode: 'edit', collection: null, slug: '~home' }, { toolbar: true })
    const returnPath = safeReturnPath(field('return'), home)
    return {
      async send(context, facts) {
        if (field('signOut') === '1') return { location: `/${locale}`, ...(await signOut(context, facts)) }
        const { cookies } = await signIn(context, { email: field('email'), password: field('password'), ...facts })
        return { location: returnPath, cookies }
      },
      drawAgain(refusal) {
        if (refusal.code !== 'signInFailed' && refusal.code !== 'tooManyRequests') return null
        return serveLogin(c, parts, locale, { refusal, email: field('email'), returnPath })
      },
    }
  })
}
