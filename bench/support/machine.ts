import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { arch, availableParallelism, cpus, totalmem, type } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))
export const CORES = availableParallelism()

/** Where a program is; Debian keeps some of them out of an ordinary user's PATH. */
export function findProgram(name: string): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/local/sbin', '/usr/sbin', '/sbin']
  return folders.filter(Boolean).map((folder) => join(folder, name)).find(isProgram) ?? null
}

export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The command, held on the given cores where the system can do that; a server and its load generator then never share one. */
export function onCores(cores: readonly number[] | null, command: string, args: readonly string[]): [string, string[]] {
  const taskset = cores === null || cores.length === 0 ? null : findProgram('taskset')
  return taskset === null ? [command, [...args]] : [taskset, ['-c', (cores ?? []).join(','), command, ...args]]
}

/** Holds this process itself, with all of its threads, on the given cores; null: on all. */
export function moveTo(cores: readonly number[] | null): void {
  const taskset = findProgram('taskset')
  if (taskset !== null) spawnSync(taskset, ['-a', '-c', '-p', (cores ?? Array.from({ length: CORES }, (_, at) => at)).join(','), String(process.pid)])
}

/** One line without a date or a name, so that results of one machine can be told from those of another. */
export function describeMachine(): string {
  const gigabytes = Math.round(totalmem() / 1024 ** 3)
  const peers = ['nginx', 'wrk'].map(versionOf).filter((found) => found !== null)
  return [`${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${CORES} cores, ${gigabytes} GB`, `${type()} ${arch()}`, `Node ${process.versions.node}`, ...peers].join('; ')
}

function versionOf(name: string): string | null {
  const program = findProgram(name)
  if (program === null) return null
  // Both print it on standard error, and wrk ends with code 1 when it does nothing else.
  const { stdout, stderr } = spawnSync(program, ['-v'], { encoding: 'utf8' })
  return `${name} ${/\d+(\.\d+)+/.exec(stdout + stderr)?.[0] ?? ''}`.trim()
}
