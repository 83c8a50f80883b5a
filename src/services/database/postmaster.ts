import { execFile } from 'node:child_process'
import { readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Runner } from './choose-runner.ts'
import { explainFailure } from './explain-failure.ts'
import type { Binaries } from './find-binaries.ts'
import { isFreePort } from './find-free-port.ts'
import { isAlive } from './is-alive.ts'
import { LOG_FOLDER, markLog } from './server-log.ts'

export type Postmaster =
  | { state: 'none'; lastPort: number | undefined }
  | { state: 'starting' | 'ready' | 'stopping'; pid: number; port: number }

export interface House {
  /** The real path, so that two ways to write it mean one postmaster. */
  folder: string
  binaries: Binaries
  runner: Runner
}

const START_TIMEOUT_SECONDS = 120
const STOP_TIMEOUT_MS = 60_000
const POLL_MS = 10
const TRANSIENT = /lock file ".*" already exists|pre-existing shared memory block/

export async function findPostmaster(folder: string): Promise<Postmaster> {
  const path = join(folder, 'postmaster.pid')
  const text = await readFile(path, 'utf8').catch(() => '')
  const lines = text.split('\n').map((line) => line.trim())
  const pid = Number(lines[0])
  const port = Number(lines[3] ?? 0)
  const lastPort = port > 0 ? port : undefined
  if (!isAlive(pid)) return { state: 'none', lastPort }
  if (!(await worksIn(folder, pid))) {
    // After a restart of the machine the id can belong to any program; postgres would take that for a running server and refuse.
    if ((await readFile(path, 'utf8').catch(() => '')) === text) await rm(path, { force: true })
    return { state: 'none', lastPort }
  }
  const status = lines[7]
  if (status === 'stopping') return { state: 'stopping', pid, port }
  return { state: status === 'ready' && port > 0 ? 'ready' : 'starting', pid, port }
}

/** 'again' when another process is just starting or ending a server here, or the port was taken meanwhile. */
export async function startPostmaster({ folder, binaries, runner }: House, port: number): Promise<'started' | 'again'> {
  const readNewLog = await markLog(folder, runner)
  const flags = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`
  const patience = ['-w', '-t', String(START_TIMEOUT_SECONDS)]
  const startupLog = join(folder, LOG_FOLDER, 'startup.log')
  const outcome = await runner.run(binaries.pgCtl, ['start', ...patience, '-D', folder, '-l', startupLog, '-o', flags])
  if (outcome.code === 0) return 'started'
  const output = `${outcome.output}\n${await readNewLog()}`
  if (TRANSIENT.test(output) || !(await isFreePort(port))) return 'again'
  throw explainFailure('start', folder, output)
}

export async function stopPostmaster({ folder, binaries, runner }: House): Promise<void> {
  const first = await findPostmaster(folder)
  if (first.state === 'none') return
  // pg_ctl's own waiting (-w) would wait for the next server too, when another process starts one at once.
  const outcome = await runner.run(binaries.pgCtl, ['stop', '-m', 'fast', '-W', '-D', folder])
  for (let waited = 0; waited < STOP_TIMEOUT_MS; waited += POLL_MS) {
    const now = await findPostmaster(folder)
    if (now.state === 'none' || now.pid !== first.pid) return
    await sleep(POLL_MS)
  }
  throw explainFailure('stop', folder, outcome.output)
}

async function worksIn(folder: string, pid: number): Promise<boolean> {
  if (process.platform === 'win32') return true
  const [its, ours] = await Promise.all([stat(`/proc/${pid}/cwd`).catch(() => undefined), stat(folder)])
  if (its !== undefined) return its.ino === ours.ino && its.dev === ours.dev
  // In a container without ptrace rights the working folder is hidden, the command line is not; a zombie has none.
  const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => psCommandLine(pid))
  return commandLine.replaceAll('\0', ' ').includes(`-D ${folder}`)
}

async function psCommandLine(pid: number): Promise<string> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'args=', '-p', String(pid)])
  return stdout
}
