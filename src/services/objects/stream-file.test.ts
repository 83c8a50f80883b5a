import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readlink, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { streamFile } from './stream-file.ts'

const OPEN_FILES = '/proc/self/fd'
const ALL = { start: 0, end: 999_999 }

let folder: string
let path: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-stream-'))
  path = join(folder, 'film')
  await writeFile(path, new Uint8Array(1_000_000))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function isOpen(): Promise<boolean> {
  const links = (await readdir(OPEN_FILES)).map((name) => readlink(join(OPEN_FILES, name)).catch(() => ''))
  return (await Promise.all(links)).includes(path)
}

describe.runIf(existsSync(OPEN_FILES))('the file is open only while somebody reads it', () => {
  test('not before the first byte is wanted, and not after the last', async () => {
    const stream = streamFile(path, ALL)
    await new Promise((resolve) => setImmediate(resolve))
    expect(await isOpen()).toBe(false)
    expect([(await new Response(stream).bytes()).length, await isOpen()]).toEqual([1_000_000, false])
  })

  test('not when the rest is not wanted', async () => {
    const reader = streamFile(path, ALL).getReader()
    await reader.read()
    expect(await isOpen()).toBe(true)
    await reader.cancel()
    expect(await isOpen()).toBe(false)
  })

  test('not when a stream is forgotten, by whoever had begun to read', async () => {
    const reader = streamFile(path, ALL, 20).getReader()
    await reader.read()
    await expect.poll(isOpen).toBe(false)
    await expect(reader.read()).rejects.toThrow()
  })
})
