import { mkdir, readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Runner } from './choose-runner.ts'

export const LOG_FOLDER = 'log'

/** Called before a start; the function it gives reads what was logged since then. */
export async function markLog(folder: string, runner: Runner): Promise<() => Promise<string>> {
  const place = join(folder, LOG_FOLDER)
  // A restored backup may lack the folder, and pg_ctl does not make it.
  if ((await mkdir(place, { recursive: true, mode: 0o700 })) !== undefined) await runner.own(place)
  const before = new Map<string, number>()
  for (const name of await readdir(place)) before.set(name, (await stat(join(place, name))).size)
  return async () => {
    const texts: string[] = []
    for (const name of await readdir(place)) {
      const bytes = await readFile(join(place, name))
      texts.push(bytes.subarray(before.get(name) ?? 0).toString('utf8'))
    }
    return texts.join('\n')
  }
}
