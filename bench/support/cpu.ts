import { readdirSync, readFileSync } from 'node:fs'

const TICKS_PER_SECOND = 100

type Process = { pid: number; parent: number; ticks: number }

/** Processor time of a program and all it has started; null where there is no /proc. */
export function cpuSeconds(pid: number): number | null {
  const all = readProcesses()
  const family = new Set([pid])
  for (let size = 0; size !== family.size; ) {
    size = family.size
    for (const process of all) if (family.has(process.parent)) family.add(process.pid)
  }
  const ticks = all.filter((process) => family.has(process.pid)).reduce((sum, process) => sum + process.ticks, 0)
  return all.length === 0 ? null : ticks / TICKS_PER_SECOND
}

function readProcesses(): Process[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name)).flatMap(readProcess)
  } catch {
    return []
  }
}

function readProcess(name: string): Process[] {
  try {
    // The program's name stands in parentheses and may hold spaces.
    const fields = readFileSync(`/proc/${name}/stat`, 'utf8').replace(/^.*\) /s, '').split(' ')
    return [{ pid: Number(name), parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) }]
  } catch {
    return []
  }
}
