import { randomBytes } from 'node:crypto'
import { mkdir, realpath } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { z } from 'zod'
import { chooseRunner } from './choose-runner.ts'
import { findBinaries } from './find-binaries.ts'
import { ADMIN_ROLE, initialise } from './initialise.ts'
import { bringUp, keepRunning } from './keep-running.ts'
import type { House } from './postmaster.ts'
import { APP_DATABASE, APP_ROLE, provision } from './provision.ts'
import { readOrWriteOnce } from './read-or-write-once.ts'

export interface EmbeddedPostgres {
  /** Superuser: migrations and maintenance only. */
  adminUrl: string
  /** The application's login, bound by row-level security. */
  appUrl: string
  /** Ends the server unless another process uses it. Close your own pools first. */
  stop: () => Promise<void>
}

interface Settings {
  folder: string
  log: (line: string) => void
  /** The server's own program runs now, and other work can be done until it is ready. */
  begun?: (() => void) | undefined
}

const secretsFile = z.object({ admin: z.string().min(20), app: z.string().min(20) })
type Secrets = z.infer<typeof secretsFile>

/** Starts or adopts the PostgreSQL of `folder`. It outlives this process: what it acknowledged is kept whatever happens to us. */
export async function startEmbeddedPostgres({ folder, log, begun }: Settings): Promise<EmbeddedPostgres> {
  const began = performance.now()
  const { house, secrets } = await prepare(resolve(folder), begun)
  const running = await bringUp(house, secrets.admin)
  await provision(running.lease.client, secrets.app)
  log(`PostgreSQL ${running.how} on 127.0.0.1:${running.port} in ${Math.round(performance.now() - began)} ms`)
  const kept = keepRunning(house, secrets.admin, running, log)
  // stop() tells our own connections from other processes' by this name, which travels in the URLs.
  const name = `vitrine-${process.pid}-${randomBytes(4).toString('hex')}`
  const url = (role: string, password: string) => `postgres://${role}:${password}@127.0.0.1:${running.port}/${APP_DATABASE}?application_name=${name}`
  let stopping: Promise<void> | undefined
  return {
    adminUrl: url(ADMIN_ROLE, secrets.admin),
    appUrl: url(APP_ROLE, secrets.app),
    stop: () => (stopping ??= kept.stop(name)),
  }
}

async function prepare(folder: string, begun = () => {}): Promise<{ house: House; secrets: Secrets }> {
  const parent = dirname(folder)
  await mkdir(parent, { recursive: true }).catch((cause: Error) => {
    throw new Error(`The folder ${parent} cannot be made: set DATA_DIR to a folder that can be written.`, { cause })
  })
  const secrets = await readSecrets(join(parent, 'postgres-secrets.json'))
  const real = await realpath(folder).catch(async () => join(await realpath(parent), basename(folder)))
  const binaries = await findBinaries()
  const runner = await chooseRunner(real, binaries)
  const run: typeof runner.run = (program, args) => {
    const outcome = runner.run(program, args)
    begun()
    return outcome
  }
  const house = { folder: real, binaries, runner: { ...runner, run } }
  await initialise(house, secrets.admin)
  return { house, secrets }
}

async function readSecrets(path: string): Promise<Secrets> {
  const password = () => randomBytes(24).toString('base64url')
  const text = await readOrWriteOnce(path, () => JSON.stringify({ admin: password(), app: password() })).catch((cause: Error) => {
    throw new Error(`The file ${path} cannot be read or written: check who owns the folder and that the disk is not full.`, { cause })
  })
  try {
    return secretsFile.parse(JSON.parse(text))
  } catch (cause) {
    throw new Error(`The file ${path} is damaged: restore it from the backup that goes with the database folder.`, { cause })
  }
}
