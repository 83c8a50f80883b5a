import { createServer } from 'node:http'
import { join } from 'node:path'
import { createBackground } from './background/background.ts'
import type { Config } from './config.ts'
import { createParts, isSecure } from './parts.ts'
import type { Secrets } from './secrets.ts'
import { demoAccounts, demoProtectedPages } from './seed-demo.ts'
import { createApp } from './server/app.ts'
import { loadAssets } from './server/assets/load-assets.ts'
import { createStaticFiles } from './server/assets/static-files.ts'
import { trustedProxies } from './server/hosts/trusted-proxies.ts'
import { DEV_RELOAD_URL } from './server/operations/dev-reload.ts'
import { createMetrics } from './server/operations/metrics.ts'
import { createEventStreams } from './server/live/event-streams.ts'
import type { CachedAnswer } from './server/pages/cached-answer.ts'
import type { ServerParts } from './server/parts.ts'
import { createRequestListener } from './server/request-listener.ts'
import { createPageCache } from './services/page-cache/page-cache.ts'

const CACHE_BYTES = 128 * 1024 * 1024
const STOP_WITHIN_MS = 8000

type Options = { config: Config; secrets: Secrets; appUrl: string }

export async function serve({ config, secrets, appUrl }: Options): Promise<{ port: number; stop: () => Promise<void> }> {
  const dist = join(process.cwd(), 'dist')
  const [{ parts: base, close }, assets] = await Promise.all([createParts({ config, secrets, appUrl }), loadAssets(dist)])
  const pages = createPageCache<CachedAnswer>({ maxBytes: CACHE_BYTES })
  base.purge.onPurge((tags) => pages.purge(tags))
  base.purge.onMissed(() => pages.clear())
  const eventStreams = createEventStreams({ limits: base.limits })
  const isDev = process.env['DEV'] === '1'
  let isStopping = false

  const parts: ServerParts = {
    ...base,
    pages,
    assets: isDev ? { ...assets, devReloadUrl: DEV_RELOAD_URL } : assets,
    consoleAssets: assets.console,
    catalogueAssets: assets.catalogue,
    files: createStaticFiles(join(dist, 'client')),
    metrics: createMetrics({ cacheBytes: () => pages.stats().bytes, cacheEntries: () => pages.stats().entries, openStreams: eventStreams.count }),
    eventStreams,
    mayServeCached: () => base.purge.state() !== 'unsure',
    isReady: async () => !isStopping && base.purge.state() === 'listening',
    config: {
      port: config.port,
      baseDomain: config.baseDomain,
      isSecure: isSecure(config),
      isDev,
      isTrustedProxy: trustedProxies(config.trustedProxies),
      // In production the index is public; who put up a demo there hands out its password himself.
      demo: config.demo
        ? { password: isSecure(config) ? null : (secrets.demoPassword ?? null), accounts: demoAccounts, protectedPages: demoProtectedPages(config.baseDomain) }
        : null,
    },
  }
  const server = createServer({ keepAliveTimeout: 65_000, requestTimeout: 60_000, headersTimeout: 15_000 }, createRequestListener(parts, createApp(parts)))
  const port = await listen(server, config).catch(async (error: unknown) => {
    await close()
    throw error
  })
  parts.config.port = port
  const background = createBackground(base, { keepDays: config.keepEnquiriesDays })
  background.start()

  return {
    port,
    async stop() {
      isStopping = true
      eventStreams.close()
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeIdleConnections()
      const late = setTimeout(() => server.closeAllConnections(), STOP_WITHIN_MS)
      await Promise.all([closed, background.stop()])
      clearTimeout(late)
      await close()
    },
  }
}

function listen(server: ReturnType<typeof createServer>, { port, host }: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE')
        reject(new Error(`Port ${port} is already in use. Stop the other program or start with another one, for example PORT=${port + 1} npm start.`))
      else if (error.code === 'EACCES') reject(new Error(`Port ${port} needs administrator rights. Choose one above 1024, for example PORT=3000 npm start.`))
      else reject(error)
    })
    server.listen(port, host, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : port)
    })
  })
}
