import type { Server } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { tellNews } from '../actions/changelog/tell-news.ts'
import { createBackground } from '../background/background.ts'
import type { Config } from './config.ts'
import { createParts, isSecure } from './create-parts.ts'
import { createServerParts } from './create-server-parts.ts'
import type { Secrets } from './secrets.ts'
import { demoAccounts, demoProtectedPages } from './seed-demo.ts'
import { createApp } from '../server/app.ts'
import { loadAssets } from '../server/assets/load-assets.ts'
import { createHttpServer } from '../server/create-http-server.ts'
import { createStaticFiles } from '../server/ready-bytes/static-files.ts'
import { createRequestListener } from '../server/request-listener.ts'

/** For requests that are still under way after the drain. */
const FINISH_WITHIN_MS = 5000

/** `seeded`: everything is made ready meanwhile, and nobody is answered before. */
type Options = { config: Config; secrets: Secrets; appUrl: string; seeded?: Promise<{ demoPassword: string | undefined }> }

export async function serve({ config, secrets, appUrl, seeded = Promise.resolve(secrets) }: Options): Promise<{ port: number; stop: () => Promise<void> }> {
  const dist = join(process.cwd(), 'dist')
  const [{ parts: base, close }, assets, { demoPassword }] = await Promise.all([createParts({ config, secrets, appUrl, isServing: true }), loadAssets(dist), seeded])
  await tellNews(base)
  let isStopping = false
  const parts = createServerParts({
    base,
    config,
    assets,
    files: createStaticFiles(join(dist, 'client')),
    // In production the index is public; who put up a demo there hands out its password himself.
    demo: config.demo ? { password: isSecure(config) ? null : (demoPassword ?? null), accounts: demoAccounts, protectedPages: demoProtectedPages(config.baseDomain) } : null,
    isDev: process.env['DEV'] === '1',
    isStopping: () => isStopping,
  })
  const listener = createRequestListener(parts, createApp(parts))
  const server = createHttpServer((request, response) => {
    // Whoever comes again opens a connection then, and is led to another process.
    if (isStopping) response.shouldKeepAlive = false
    listener(request, response)
  }, parts.config)
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
      await sleep(config.drainSeconds * 1000)
      parts.eventStreams.close()
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeIdleConnections()
      const late = setTimeout(() => server.closeAllConnections(), FINISH_WITHIN_MS)
      await Promise.all([closed, background.stop()])
      clearTimeout(late)
      await close()
    },
  }
}

function listen(server: Server, { port, host }: Config): Promise<number> {
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
