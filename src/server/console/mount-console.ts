import { Hono } from 'hono'
import { Refusal } from '../../model/refusal.ts'
import { NO_ROBOTS } from '../findability/robots.ts'
import type { AppEnv, ServerParts } from '../parts.ts'
import { mountConsoleApi } from './mount-console-api.ts'
import { serveConsole } from './serve-console.ts'
import { serveMetrics } from './serve-metrics.ts'

/** With all sections, samples and parts of the editor it is as large as the rest: read when somebody wants to see it. */
const readCatalogue = () => import('./serve-catalogue.ts')

/** The operator's host: console, section catalogue, metrics. No site lives here and no site's session counts here. */
export function mountConsole(parts: ServerParts): Hono<AppEnv> {
  const routes = new Hono<AppEnv>({ strict: true })
  routes.onError((error) => {
    throw error
  })
  routes.use(async (c, next) => {
    c.set('requestId', c.env.requestId)
    c.set('host', c.env.host)
    await next()
  })
  routes.route('/api/v1', mountConsoleApi(parts))
  routes.all('/api/*', () => {
    throw new Refusal('unknownCall')
  })
  routes.get('/robots.txt', (c) => c.text(NO_ROBOTS))
  routes.get('/', async (c) => serveConsole(c, parts, 'sites'))
  routes.get('/mail', async (c) => serveConsole(c, parts, 'mail'))
  routes.get('/catalogue/kit', async (c) => (await readCatalogue()).serveCatalogueKit(c, parts))
  routes.get('/catalogue/:type?', async (c) => (await readCatalogue()).serveCatalogue(c, parts))
  routes.get('/media/:id/:file', async (c) => (await readCatalogue()).serveSamplePicture(c))
  routes.get('/metrics', async (c) => serveMetrics(c, parts))
  routes.get('*', async (c) => (await readCatalogue()).serveConsoleMissing(c, parts))
  routes.all('*', () => {
    throw new Refusal('methodNotAllowed')
  })
  return routes
}
