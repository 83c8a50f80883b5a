import { createServer } from 'node:http'
import { join } from 'node:path'
import { forgetDaily } from '../actions/game/forget-daily.ts'
import type { Config } from './config.ts'
import { createParts, isSecure } from './create-parts.ts'
import { createServerParts } from './create-server-parts.ts'
import type { Secrets } from './secrets.ts'
import { demoAccounts, demoProtectedPages } from './seed-demo.ts'
import { createApp } from '../server/app.ts'
import { loadAssets } from '../server/assets/load-assets.ts'
import { createStaticFiles } from '../server/ready-bytes/static-files.ts'
import { createRequestListener } from '../server/request-listener.ts'

const STOP_WITHIN_MS = 8000

type Options = { config: Config; secrets: Secrets; appUrl: string }

export async function serve({ config, secrets, appUrl }: Options): Promise<{ port: number; stop: () => Promise<void> }> {
  const dist = join(process.cwd(), 'dist')
  const [{ parts: base, close }, assets] = await Promise.all([createParts({ config, secrets, appUrl }), loadAssets(dist)])
  let isStopping = false
  const parts = createServerParts({
    base,
    config,
    assets,
    files: createStaticFiles(join(dist, 'client')),
    // In production the index is public; who put up a demo there hands out its password himself.
    demo: config.demo
      ? { password: isSecure(config) ? null : (secrets.demoPassword ?? null), accounts: demoAccounts, protectedPages: demoProtectedPages(config.baseDomain) }
      : null,
    isDev: process.env['DEV'] === '1',
    isStopping: () => isStopping,
  })
  const server = createServer({ keepAliveTimeout: 65_000, requestTimeout: 60_000, headersTimeout: 15_000 }, createRequestListener(parts, createApp(parts)))
  const port = await listen(server, config).catch(async (error: unknown) => {
    await close()
    throw error
  })
  parts.config.port = port
  base.post.start()
  const stopForgetting = forgetDaily(base)

  return {
    port,
    async stop() {
      isStopping = true
      stopForgetting()
      parts.eventStreams.close()
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeIdleConnections()
      const late = setTimeout(() => server.closeAllConnections(), STOP_WITHIN_MS)
      await Promise.all([closed, base.post.stop()])
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
