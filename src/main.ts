import cluster from 'node:cluster'
import { z } from 'zod'
import { readConfig, type Config } from './run/config.ts'
import { openDatabase } from './run/open-database.ts'
import { createParts } from './run/create-parts.ts'
import { loadOrMakeSecrets, type Secrets } from './run/secrets.ts'
import { seedDemo } from './run/seed-demo.ts'
import { serve } from './run/serve.ts'
import { spareMemory } from './run/spare-memory.ts'
import { printWelcome } from './run/welcome.ts'

type Databases = { adminUrl: string; appUrl: string }
type Running = { port: number; stop: () => Promise<void> }

const say = (line: string) => void process.stdout.write(`${line}\n`)

async function startPrimary(config: Config): Promise<void> {
  const database = await openDatabase(config, say)
  const running = await startServing(config, database).catch(async (error: unknown) => {
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

async function startServing(config: Config, database: Databases): Promise<Running> {
  const loaded = await loadOrMakeSecrets(config.dataDir, config)
  const isPasswordRight = !config.demo || (await prepareDemo(config, loaded, database))
  // A password that would be refused is shown to nobody.
  const secrets = isPasswordRight ? loaded : { ...loaded, demoPassword: undefined }
  const running = config.webConcurrency === 1 ? await serve({ config, secrets, appUrl: database.appUrl }) : await startWorkers(config, secrets, database)
  printWelcome({ config, secrets, isPasswordChosenBefore: !isPasswordRight, port: running.port, say })
  return running
}

async function prepareDemo(config: Config, secrets: Secrets, { appUrl }: Databases): Promise<boolean> {
  const { parts, close } = await createParts({ config, secrets, appUrl })
  try {
    const { isPasswordRight } = await seedDemo({ parts, baseDomain: config.baseDomain, password: secrets.demoPassword, isPasswordChosen: config.demoPassword !== undefined, progress: say })
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

const workerSchema = z.object({ appUrl: z.string(), secrets: z.object({ sessionSecret: z.string(), demoPassword: z.string().optional() }).transform((secrets): Secrets => ({ ...secrets, demoPassword: secrets.demoPassword })) })

async function startWorker(config: Config, given: string): Promise<void> {
  const { secrets, appUrl } = workerSchema.parse(JSON.parse(given))
  const running = await serve({ config, secrets, appUrl })
  process.send?.({ port: running.port })
  // Without its primary nobody would ever stop this process.
  process.on('disconnect', () => process.exit(1))
  process.on('SIGTERM', () => void running.stop().then(() => process.exit(0)))
  process.on('SIGINT', () => undefined)
}

async function start(): Promise<void> {
  spareMemory()
  const config = readConfig(process.env)
  const worker = process.env['VITRINE_WORKER']
  await (worker === undefined ? startPrimary(config) : startWorker(config, worker))
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  if (process.env['LOG_LEVEL'] === 'debug') process.stderr.write(`${error instanceof Error ? error.stack : ''}\n`)
  process.exit(1)
})
