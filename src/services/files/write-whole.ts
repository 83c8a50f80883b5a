import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Written beside and renamed, so that a crash never leaves half a file under its final name. */
export async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}`
  try {
    await writeFile(draft, bytes)
    await rename(draft, path)
  } catch (error) {
    // On a full disk each attempt would otherwise take a little more of what is left.
    await rm(draft, { force: true })
    throw error
  }
}
