import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { Refusal } from '../model/refusal.ts'
import { isLocale } from '../model/locales.ts'
import { parsePath, respell } from '../model/page/path.ts'
import { refusalResponse } from './api/answer.ts'
import { mountApi } from './api/mount-api.ts'
import { serveMedia } from './assets/serve-media.ts'
import { serveStream } from './assets/serve-stream.ts'
import { serveThumbnail } from './assets/serve-thumbnail.ts'
import { mountFindability } from './findability/mount-findability.ts'
import { mountConsole } from './console/mount-console.ts'
import { readHost } from './hosts/host-name.ts'
import { primaryAddress } from './hosts/primary-host.ts'
import { mountDemoIndex } from './demo/mount-demo-index.ts'
import { mountDevReload } from './operations/dev-reload.ts'
import { refusalOf } from './operations/refusal-of.ts'
import { PRIVATE } from './middleware/security-headers.ts'
import type { AppEnv, ServerParts } from './parts.ts'
import { servePage } from './pages/serve-page.tsx'
import { serveError } from './pages/serve-error.ts'
import { serveLogin, submitLogin } from './pages/serve-login.tsx'
import { submitPage } from './pages/submit-page.ts'
import { serveGameLink } from './pages/serve-game-link.ts'
import { serveMissing } from './pages/serve-missing.tsx'
import { serveSearch } from './pages/serve-search.tsx'

/** Where owners look for the door of a site that is theirs, whatever its first language. */
const LOGIN_GUESS = /^\/(?:login|admin|anmelden|connexion|edit)\/?$/i

/** Everything the page cache did not answer. */
export function createApp(parts: ServerParts): Hono<AppEnv> {
  const app = new Hono<AppEnv>({ strict: true })

  app.use(async (c, next) => {
    const startedAt = performance.now()
    c.set('requestId', randomUUID())
    await next()
    // Files of the build are the same for everybody, and carry nothing that nobody needs.
    if (!c.req.path.startsWith('/assets/')) c.header('x-request-id', c.get('requestId'))
    const kind = c.req.path.startsWith('/api/') ? 'api' : /^\/(assets|media|video)\//.test(c.req.path) ? 'file' : 'page'
    parts.metrics.countAnswer(kind, c.res.status)
    // No address, no query and no body: they may hold personal data.
    parts.log.info({ requestId: c.get('requestId'), method: c.req.method, path: c.req.path, status: c.res.status, ms: Math.round(performance.now() - startedAt) }, 'request')
  })

  app.get('/livez', (c) => c.json({ ok: true }, 200, PRIVATE))
  app.get('/readyz', async (c) => ((await parts.isReady()) ? c.json({ ok: true }, 200, PRIVATE) : c.json({ ok: false }, 503, PRIVATE)))
  if (parts.config.isDev) app.route('/dev', mountDevReload())
  app.get('/assets/*', async (c) => (await parts.files.serve(c.req.path, c.req.raw)) ?? c.text('Not found', 404))

  const siteRoutes = mountSite(parts)
  const consoleRoutes = mountConsole(parts)
  const indexRoutes = mountDemoIndex(parts)
  app.all('*', async (c) => {
    const host = readHost(forwardedHost(parts, c.env?.incoming?.socket.remoteAddress, c.req.header('x-forwarded-host')) ?? c.req.header('host'))
    if (host === null) throw new Refusal('unknownHost')
    const env = { ...c.env, requestId: c.get('requestId'), host }
    if (host === `console.${parts.config.baseDomain}`) return consoleRoutes.fetch(c.req.raw, env)
    if (indexRoutes && host === parts.config.baseDomain) return indexRoutes.fetch(c.req.raw, env)
    // Hosts that nobody knows cost a question each, so they stand in one line, as if they were a site.
    const site = parts.memory.peek(host) ?? (await parts.admission.run('call', '', () => parts.memory.byHost(host)))
    if (!site) throw new Refusal('unknownHost')
    return siteRoutes.fetch(c.req.raw, { ...env, site })
  })

  app.onError((error, c) => {
    const isApi = c.req.path.startsWith('/api/')
    const requestId = c.get('requestId')
    const refusal = refusalOf(parts, error, requestId)
    const acceptLanguage = c.req.header('accept-language') ?? ''
    return isApi ? refusalResponse(refusal, { acceptLanguage, requestId }) : serveError(refusal, { path: c.req.path, acceptLanguage, requestId, isSecure: parts.config.isSecure })
  })
  return app
}

function forwardedHost(parts: ServerParts, remoteAddress: string | undefined, header: string | undefined): string | undefined {
  return parts.config.isTrustedProxy(remoteAddress) ? header : undefined
}

/** By hand: a pattern would look at thousands of slashes in the middle once from each of them. */
function withoutLastSlashes(pathname: string): string {
  let end = pathname.length
  while (pathname[end - 1] === '/') end -= 1
  return pathname.slice(0, end)
}

/** The routes of one site; which one came with the host. */
export function mountSite(parts: ServerParts): Hono<AppEnv> {
  const routes = new Hono<AppEnv>({ strict: true })
  routes.onError((error) => {
    throw error
  })
  routes.use(async (c, next) => {
    c.set('requestId', c.env.requestId)
    c.set('host', c.env.host)
    c.set('site', c.env.site)
    const address = primaryAddress({ ...c.env, method: c.req.method, url: c.req.url }, parts.config)
    // Asked again each time: a browser that kept it would go round in circles once the other host is the primary one.
    if (address !== null) return c.body(null, 301, { location: address, 'cache-control': 'no-cache' })
    await next()
  })
  routes.route('/api/v1', mountApi(parts))
  routes.all('/api/*', () => {
    throw new Refusal('unknownCall')
  })
  routes.on(['GET', 'HEAD'], '/media/youtube/:file', async (c) => serveThumbnail(c, parts))
  routes.on(['GET', 'HEAD'], '/video/:id/:file', async (c) => serveStream(c, parts))
  mountFindability(routes, parts)
  routes.on(['GET', 'HEAD'], '/media/:id/:file', async (c) => serveMedia(c, parts))
  routes.on(['GET', 'HEAD', 'POST'], '/:locale/login', async (c) => {
    const locale = c.req.param('locale')
    if (!isLocale(locale) || !c.get('site').locales.includes(locale)) return serveMissing(c, parts)
    return c.req.method === 'POST' ? submitLogin(c, parts, locale) : parts.admission.run('page', c.get('site').id, () => serveLogin(c, parts, locale))
  })
  for (const mode of ['live', 'edit'] as const) {
    routes.on(['GET', 'HEAD'], mode === 'live' ? '/:locale/search' : '/:locale/edit/search', async (c) => {
      const locale = c.req.param('locale')
      return isLocale(locale) && c.get('site').locales.includes(locale) ? serveSearch(c, parts, { locale, mode }) : serveMissing(c, parts)
    })
  }
  for (const mode of ['live', 'edit'] as const) routes.on(['GET', 'HEAD'], mode === 'live' ? '/:locale/game' : '/:locale/edit/game', (c) => serveGameLink(c, parts, mode))
  routes.on(['GET', 'HEAD'], '*', async (c) => {
    const { pathname, search } = new URL(c.req.url)
    const home = `/${c.get('site').locales[0] ?? 'de'}`
    if (pathname === '/') return c.redirect(home, 302)
    if (LOGIN_GUESS.test(pathname)) return c.redirect(`${home}/login`, 302)
    if (pathname.endsWith('/') && !pathname.startsWith('//')) return c.redirect(withoutLastSlashes(pathname) + search, 301)
    const path = parsePath(pathname) === null ? respell(pathname) : null
    if (path !== null && c.get('site').locales.some((locale) => path === `/${locale}` || path.startsWith(`/${locale}/`))) return c.redirect(path + search, 301)
    return servePage(c, parts)
  })
  routes.post('*', (c) => submitPage(c, parts))
  routes.all('*', () => {
    throw new Refusal('methodNotAllowed')
  })
  return routes
}
