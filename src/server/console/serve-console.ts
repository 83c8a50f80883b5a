import type { Context as HonoContext } from 'hono'
import { currentOperator } from '../../actions/console/current-operator.ts'
import { operatorOf } from '../../actions/console/operator-of.ts'
import { originOf } from '../hosts/origin.ts'
import { htmlHeaders, PRIVATE } from '../middleware/security-headers.ts'
import { safeReturnPath } from '../../site/login/return-path.ts'
import type { AppEnv, ServerParts } from '../parts.ts'
import { factsOf } from '../request.ts'
import { renderConsoleShell } from './ConsoleShell.tsx'
import { operatorLocale } from './operator-locale.ts'

/** Who is signed in comes with the page, so that neither the login nor the list appears for a moment by mistake. */
export async function serveConsole(c: HonoContext<AppEnv>, parts: ServerParts, screen: 'sites' | 'mail'): Promise<Response> {
  const facts = factsOf(c, parts)
  const user = await currentOperator({ ...parts, actor: await operatorOf(parts, facts) }, facts)
  const locale = operatorLocale(c.req.header('accept-language'))
  const data = {
    screen,
    locale,
    user: user && { name: user.name, email: user.email },
    returnPath: safeReturnPath(c.req.query('return'), '/'),
    demoUrl: parts.config.demo ? originOf(parts.config.baseDomain, parts.config) : null,
  }
  const html = renderConsoleShell({ locale, assets: parts.consoleAssets, data })
  return new Response(html, { headers: { ...htmlHeaders({ nonce: null, styleHash: null, isSecure: parts.config.isSecure }), ...PRIVATE } })
}
