import cluster from 'node:cluster'
import { z } from 'zod'
import type { Config } from './config.ts'
import type { OpenDatabase } from './open-database.ts'
import { createParts } from './create-parts.ts'
import { loadOrMakeSecrets, type Secrets } from './secrets.ts'
import { seedDemo } from './seed-demo.ts'
import { serve } from './serve.ts'
import { printWelcome } from './welcome.ts'

type Databases = { adminUrl: string; appUrl: string }
type Running = { port: number; stop: () => Promise<void> }
type Say = (line: string) => void

/** The whole server, on a database that is there. */
export async function startPrimary(config: Config, database: OpenDatabase, say: Say): Promise<void> {
  const running = await startServing(config, database, say).catch(async (error: unknown) => {
    await database.stop()
    throw error
  })
  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    await running.stop()
    await database.stop()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.on(signal, () => void stop())
}

async function startServing(config: Config, database: Databases, say: Say): Promise<Running> {
  const loaded = await loadOrMakeSecrets(config.dataDir, config)
  const seeding = config.demo ? prepareDemo(config, loaded, database, say) : Promise.resolve(true)
  // A password that would be refused is shown to nobody.
  const shown = seeding.then((isPasswordRight) => (isPasswordRight ? loaded : { ...loaded, demoPassword: undefined }))
  const running = config.webConcurrency === 1 ? await serve({ config, secrets: loaded, appUrl: database.appUrl, seeded: shown }) : await startWorkers(config, await shown, database)
  printWelcome({ config, secrets: await shown, isPasswordChosenBefore: !(await seeding), port: running.port, say })
  return running
}

async function prepareDemo(config: Config, secrets: Secrets, { appUrl }: Databases, say: Say): Promise<boolean> {
  const { parts, close } = await createParts({ config, secrets, appUrl })
  try {
    const { isPasswordRight } = await seedDemo({
      parts,
      baseDomain: config.baseDomain,
      password: secrets.demoPassword,
      isPasswordChosen: config.demoPassword !== undefined,
      progress: say,
    })
    return isPasswordRight
  } finally {
    await close()
  }
}

/** Workers share nothing but the database and the data folder; the primary only holds the port and restarts the fallen. */
async function startWorkers(config: Config, secrets: Secrets, { appUrl }: Databases): Promise<Running> {
  const env = { VITRINE_WORKER: JSON.stringify({ secrets, appUrl }) }
  let isStopping = false
  let port = config.port
  const ready = Array.from({ length: config.webConcurrency }, () => {
    const worker = cluster.fork(env)
    return new Promise<void>((resolve, reject) => {
      worker.once('message', (message: { port: number }) => {
        port = message.port
        resolve()
      })
      worker.once('exit', (code) => reject(new Error(`A worker ended with code ${code} before it was ready.`)))
    })
  })
  await Promise.all(ready)
  cluster.on('exit', () => {
    if (!isStopping) cluster.fork({ ...env, PORT: String(port) })
  })
  return {
    port,
    async stop() {
      isStopping = true
      const gone = Object.values(cluster.workers ?? {}).map((worker) => new Promise((resolve) => worker?.once('exit', resolve)))
      for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM')
      await Promise.all(gone)
    },
  }
}

const workerSchema = z.object({
  appUrl: z.string(),
  secrets: z.object({ sessionSecret: z.string(), demoPassword: z.string().optional() }).transform((secrets): Secrets => ({ ...secrets, demoPassword: secrets.demoPassword })),
})

/** One of several, started by the primary with what it needs to know. */
export async function startWorker(config: Config, given: string): Promise<void> {
  const { secrets, appUrl } = workerSchema.parse(JSON.parse(given))
  const running = await serve({ config, secrets, appUrl })
  process.send?.({ port: running.port })
  // Without its primary nobody would ever stop this process.
  process.on('disconnect', () => process.exit(1))
  process.on('SIGTERM', () => void running.stop().then(() => process.exit(0)))
  process.on('SIGINT', () => undefined)
}
