import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ListedObject } from './objects.ts'

type Entry = { name: string; isFolder: boolean }

/** Walks folder by folder, so that a store of any size is never held in memory. */
export async function* listFolder(folder: string, prefix: string): AsyncGenerator<ListedObject> {
  const above = prefix.slice(0, prefix.lastIndexOf('/') + 1)
  for (const { name, isFolder } of await entriesOf(join(folder, above))) {
    const key = `${above}${name}`
    if (!(isFolder ? `${key}/` : key).startsWith(prefix)) continue
    if (isFolder) {
      yield* listFolder(folder, `${key}/`)
      continue
    }
    const found = await stat(join(folder, key)).catch(() => null)
    if (found) yield { key, size: found.size, modifiedAt: found.mtime }
  }
}

/** A slash belongs to the key: without it `a/x` would come before `a-b`, and other stores sort by the whole key. */
async function entriesOf(path: string): Promise<Entry[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => [])
  const sortKey = ({ name, isFolder }: Entry) => (isFolder ? `${name}/` : name)
  return entries
    .filter((entry) => !entry.name.startsWith('.') && (entry.isFile() || entry.isDirectory()))
    .map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }))
    .toSorted((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1))
}
