import { readdirSync, readFileSync } from 'node:fs'

const EVERY_MS = 50

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

const megabytesOf = (pid: number) => Number(/^VmRSS:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024

/** All that descend from it, but the database, which has a memory of its own. */
function family(pid: number): number[] {
  const tasks = (() => {
    try {
      return readdirSync(`/proc/${pid}/task`)
    } catch {
      return []
    }
  })()
  const children = tasks.flatMap((task) => read(`/proc/${pid}/task/${task}/children`).split(' ').filter(Boolean).map(Number))
  return [pid, ...children.filter((child) => !read(`/proc/${child}/comm`).startsWith('postgres')).flatMap(family)]
}

const heldBy = (pid: number) => family(pid).reduce((sum, each) => sum + megabytesOf(each), 0)

/** What a process and those that it started hold together at most, and by how much that grew, in megabytes; nothing where the system does not tell. */
export function watchMemory(pid: number): { stop: () => { most: number; grown: number } } {
  const before = heldBy(pid)
  let most = before
  const timer = setInterval(() => {
    most = Math.max(most, heldBy(pid))
  }, EVERY_MS)
  return {
    stop() {
      clearInterval(timer)
      return { most, grown: most - before }
    },
  }
}
