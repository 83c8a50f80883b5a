import { randomBytes } from 'node:crypto'
import { Hono, type Context as HonoContext } from 'hono'
import { listDemoSites } from '../../actions/console/list-demo-sites.ts'
import { Refusal } from '../../model/refusal.ts'
import { renderDemoIndex, renderDemoMissing, type DemoIndexInput } from '../../site/demo-index/render-demo-index.tsx'
import type { DemoPassword } from '../../site/demo-index/DemoAccess.tsx'
import { NO_ROBOTS } from '../findability/robots.ts'
import { operatorLocale } from '../console/operator-locale.ts'
import { PRIVATE } from '../middleware/security-headers.ts'
import { documentHeaders } from '../pages/document-headers.ts'
import type { AppEnv, ServerParts } from '../parts.ts'
import { isLocalRequest } from '../hosts/is-local-request.ts'
import { originOf } from '../hosts/origin.ts'

/** Null outside demo mode: nobody must learn from the bare domain which sites live below it. */
export function mountDemoIndex(parts: ServerParts): Hono<AppEnv> | null {
  const { demo, baseDomain } = parts.config
  if (demo === null) return null
  const routes = new Hono<AppEnv>({ strict: true })
  routes.onError((error) => {
    throw error
  })
  routes.all('/api/*', () => {
    throw new Refusal('unknownCall')
  })
  routes.get('/robots.txt', (c) => c.text(NO_ROBOTS))
  routes.get('/', async (c) => {
    const sites = await listDemoSites(parts)
    return answer(c, parts, 200, (input) =>
      renderDemoIndex(input, {
        sites: sites.map((site) => ({ site, origin: originOf(site.host, parts.config) })),
        accounts: demo.accounts,
        password: passwordFor(c, demo.password),
        protectedPages: demo.protectedPages.map(({ host, path, name, password }) => ({ href: originOf(host, parts.config) + path, name, password })),
        consoleOrigin: originOf(`console.${baseDomain}`, parts.config),
      }),
    )
  })
  routes.get('*', (c) => answer(c, parts, 404, renderDemoMissing))
  routes.all('*', () => {
    throw new Refusal('methodNotAllowed')
  })
  return routes
}

/** Whoever is not at this machine can send any Host header, and must not learn the administrator's password by it. */
function passwordFor(c: HonoContext<AppEnv>, password: string | null): DemoPassword {
  if (password === null) return { kind: 'none' }
  return isLocalRequest(c.env?.incoming?.socket.remoteAddress, c.req.raw.headers) ? { kind: 'shown', text: password } : { kind: 'inTerminal' }
}

function answer(c: HonoContext<AppEnv>, parts: ServerParts, status: 200 | 404, render: (input: DemoIndexInput) => string): Response {
  const nonce = randomBytes(16).toString('base64')
  const html = render({ locale: operatorLocale(c.req.header('accept-language')), assets: parts.assets, nonce })
  return new Response(html, { status, headers: { ...documentHeaders(parts, { nonce, styleHash: null }), ...PRIVATE } })
}
