import { fileURLToPath } from 'node:url'
import { readConfig } from './run/config.ts'
import { findCompiled, keepCompiled } from './run/keep-compiled.ts'
import { openDatabase } from './run/open-database.ts'
import { spareMemory } from './run/spare-memory.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)
const readServer = () => import('./run/start.ts')

/** The server itself is read while its database comes up. */
async function start(): Promise<void> {
  spareMemory()
  const config = readConfig(process.env)
  const compiled = findCompiled(config.dataDir)
  const worker = process.env['VITRINE_WORKER']
  if (worker !== undefined) return (await readServer()).startWorker(config, worker)
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const opening = openDatabase(config, say, begin)
  await Promise.race([begun, opening])
  const [{ startPrimary }, database] = await Promise.all([readServer(), opening])
  await startPrimary(config, database, say)
  if (compiled !== null) await keepCompiled(compiled, fileURLToPath(import.meta.url)).catch((error: unknown) => say(`The next start will take a little longer: ${String(error)}`))
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  if (process.env['LOG_LEVEL'] === 'debug') process.stderr.write(`${error instanceof Error ? error.stack : ''}\n`)
  process.exit(1)
})
