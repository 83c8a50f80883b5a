import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat, unlink, type FileHandle } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fillFile, hasCode, refusingWhenFull } from './fill-file.ts'
import { listFolder } from './list-folder.ts'
import { assertKey, assertPrefix } from './object-key.ts'
import type { ObjectFacts, Objects } from './objects.ts'
import { readPart, streamFile } from './stream-file.ts'

/** No key begins with a dot, so no address leads to what is half written. It lies on the same disk, so that a rename is all it takes. */
const DRAFTS = '.drafts'
/** Whoever has not written for so long is not writing any more. */
const ABANDONED_AFTER_MS = 60 * 60_000

/** Each object is a file: its key is its path below the folder. Any number of processes may share the folder. */
export function createFolderObjects(folder: string, now: () => number = Date.now): Objects {
  const pathOf = (key: string) => {
    assertKey(key)
    return join(folder, key)
  }
  const drafts = join(folder, DRAFTS)
  let sweptAt = -Infinity

  async function sweep(): Promise<void> {
    if (now() - sweptAt < ABANDONED_AFTER_MS) return
    sweptAt = now()
    for (const name of await readdir(drafts)) {
      const found = await stat(join(drafts, name)).catch(() => null)
      if (found && now() - found.mtimeMs > ABANDONED_AFTER_MS) await rm(join(drafts, name), { force: true })
    }
  }

  return {
    async put(key, bytes) {
      const [path, draft] = [pathOf(key), join(drafts, randomUUID())]
      await refusingWhenFull(async () => {
        await mkdir(drafts, { recursive: true })
        await sweep()
        try {
          await fillFile(draft, bytes)
          await mkdir(dirname(path), { recursive: true })
          await rename(draft, path)
        } catch (error) {
          await rm(draft, { force: true })
          throw error
        }
        await syncFolder(dirname(path))
      })
    },
    async head(key) {
      const found = await ifThere(stat(pathOf(key)))
      return found?.isFile() ? factsOf(found) : null
    },
    async get(key, range) {
      const path = pathOf(key)
      return (await ifThere(stat(path)))?.isFile() ? streamFile(path, range ?? { start: 0, end: Infinity }) : null
    },
    async read(key, range) {
      const file = await openFile(pathOf(key))
      if (!file) return null
      try {
        return range ? await readPart(file, range) : await file.readFile()
      } finally {
        await file.close()
      }
    },
    async delete(key) {
      await ifThere(unlink(pathOf(key)))
    },
    list(prefix) {
      assertPrefix(prefix)
      return listFolder(folder, prefix)
    },
  }
}

function factsOf({ size, mtimeMs, mtime }: { size: number; mtimeMs: number; mtime: Date }): ObjectFacts {
  return { size, modifiedAt: mtime, etag: `${size.toString(36)}-${Math.round(mtimeMs * 1000).toString(36)}` }
}

async function openFile(path: string): Promise<FileHandle | null> {
  const file = await ifThere(open(path))
  if (!file || (await file.stat()).isFile()) return file
  await file.close()
  return null
}

/** Not every network folder can sync a directory, and the file is whole without it. */
async function syncFolder(path: string): Promise<void> {
  const directory = await open(path).catch(() => null)
  await directory?.sync().catch(() => {})
  await directory?.close()
}

async function ifThere<Found>(looking: Promise<Found>): Promise<Found | null> {
  try {
    return await looking
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return null
    throw error
  }
}
