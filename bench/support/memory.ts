import { readFile } from 'node:fs/promises'

/** In megabytes; null where there is no /proc. */
export async function readMemory(pid: number): Promise<{ now: number; peak: number } | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const read = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024
  return status === '' ? null : { now: read('VmRSS'), peak: read('VmHWM') }
}
