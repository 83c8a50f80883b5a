import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The postmaster of a data folder and everything it has started. */
export async function postgresProcesses(dataDir: string): Promise<number[]> {
  const postmaster = await postmasterOf(dataDir)
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const parents = await Promise.all(names.map(async (name) => [Number(name), await parentOf(name)] as const))
  return [postmaster, ...parents.flatMap(([pid, parent]) => (parent === postmaster ? [pid] : []))]
}

export async function postmasterOf(dataDir: string): Promise<number> {
  return Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0])
}

async function parentOf(pid: string): Promise<number> {
  // The program's name stands in parentheses and may hold spaces.
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return Number(stat.replace(/^.*\) /s, '').split(' ')[1])
}
