import { readdir, rm, stat } from 'node:fs/promises'
import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'

/**
 * What V8 makes of the program is kept for the next start, which is shorter by a tenth. Where nothing can be written it is made anew.
 * Answers where it lies.
 */
export const findCompiled = (dataDir: string): string | null => enableCompileCache(join(dataDir, 'compiled')).directory ?? null

/** At once, because a process that is killed would write nothing; what was made of an earlier build is of no use to this one. */
export async function keepCompiled(folder: string, program: string): Promise<void> {
  flushCompileCache()
  await removeOlder(folder, (await stat(program)).mtimeMs)
}

export async function removeOlder(folder: string, since: number): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = join(entry.parentPath, entry.name)
    // Another process that starts now removes the same.
    const { mtimeMs } = (await stat(file).catch(() => null)) ?? { mtimeMs: since }
    if (mtimeMs < since) await rm(file, { force: true })
  }
}
