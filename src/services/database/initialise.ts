import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Runner } from './choose-runner.ts'
import { explainFailure } from './explain-failure.ts'
import type { Binaries } from './find-binaries.ts'
import { isAlive } from './is-alive.ts'
import { syncFolder } from './read-or-write-once.ts'

export const ADMIN_ROLE = 'vitrine_admin'
const MAJOR_VERSION = '18'
const ROOM_MAX_AGE_MS = 120_000

const settings = {
  shared_buffers: '128MB',
  max_connections: '100',
  fsync: 'on',
  synchronous_commit: 'on',
  wal_compression: 'on',
  max_logical_replication_workers: '0',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  logging_collector: 'on',
  log_directory: 'log',
  log_filename: 'postgresql-%a.log',
  log_truncate_on_rotation: 'on',
  log_rotation_age: '1d',
  log_rotation_size: '0',
} satisfies Record<string, string>

const roomsOfThisProcess = new Set<string>()

interface Place {
  folder: string
  binaries: Binaries
  runner: Runner
}

/** Leaves `folder` holding a database of this version, owned by the user that will run it. */
export async function initialise(place: Place, adminPassword: string): Promise<'made' | 'there'> {
  const { folder, runner } = place
  await removeLeftovers(folder)
  const entries = await readdir(folder).catch(() => [])
  if (entries.length === 0) {
    await make(place, adminPassword)
    return 'made'
  }
  await assertVersion(folder, entries)
  const { uid, mode } = await stat(folder)
  // Data restored from a backup belongs to root, or is open to others; postgres refuses both.
  if (process.getuid?.() === 0 && uid === 0) await runner.own(folder)
  else if ((mode & 0o077) !== 0) await chmod(folder, 0o700)
  return 'there'
}

async function assertVersion(folder: string, entries: string[]): Promise<void> {
  if (!entries.includes('PG_VERSION')) {
    throw new Error(`The folder ${folder} is not empty and holds no PostgreSQL database: move it away and start again.`)
  }
  const version = (await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => '')).trim()
  if (version === '') throw new Error(`The database in ${folder} belongs to another user: start Vitrine as that user, or hand the folder over with chown.`)
  if (version === MAJOR_VERSION) return
  throw new Error(
    `The database in ${folder} was made by PostgreSQL ${version}, this Vitrine brings PostgreSQL ${MAJOR_VERSION}: start the older Vitrine, export the sites, and import them here.`,
  )
}

// initdb works in a room beside the folder: killed half way, it leaves nothing that looks like a database.
async function make({ folder, binaries, runner }: Place, adminPassword: string): Promise<void> {
  const room = await mkdtemp(`${folder}.init-${process.pid}-`)
  roomsOfThisProcess.add(room)
  try {
    const data = join(room, 'data')
    const passwordFile = join(room, 'password')
    await mkdir(data, { mode: 0o700 })
    await writeFile(passwordFile, adminPassword, { mode: 0o600 })
    await runner.own(room)
    const outcome = await runner.run(binaries.initdb, initdbArguments(data, passwordFile))
    if (outcome.code !== 0) throw explainFailure('initdb', dirname(folder), outcome.output)
    await rename(data, folder).catch((error: NodeJS.ErrnoException) => {
      // Another process that started at the same moment was faster; its database has the same passwords.
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    })
    await syncFolder(dirname(folder))
  } finally {
    await removeRoom(room)
    roomsOfThisProcess.delete(room)
  }
}

function initdbArguments(data: string, passwordFile: string): string[] {
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const login = [`--username=${ADMIN_ROLE}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256']
  const set = Object.entries(settings).map(([name, value]) => `--set=${name}=${value}`)
  return [`--pgdata=${data}`, ...locale, ...login, ...set]
}

async function removeLeftovers(folder: string): Promise<void> {
  const parent = dirname(folder)
  const prefix = `${basename(folder)}.init-`
  for (const name of await readdir(parent)) {
    if (!name.startsWith(prefix)) continue
    const room = join(parent, name)
    if (!(await isInUse(room, Number.parseInt(name.slice(prefix.length), 10)))) await removeRoom(room)
  }
}

async function isInUse(room: string, pid: number): Promise<boolean> {
  if (pid === process.pid) return roomsOfThisProcess.has(room)
  const found = await stat(room).catch(() => undefined)
  // Ids are reused (in a container almost surely), so an old room counts as abandoned.
  return found !== undefined && Date.now() - found.mtimeMs < ROOM_MAX_AGE_MS && isAlive(pid)
}

async function removeRoom(room: string): Promise<void> {
  // An initdb whose starter was killed may still be writing: retry until it has noticed.
  await rm(room, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
}
