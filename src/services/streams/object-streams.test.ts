import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFolderObjects } from '../objects/folder-objects.ts'
import { createObjectStreams } from './object-streams.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-streams-'))
  await writeFile(join(folder, 'secret.m3u8'), 'secret')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const bytes = new TextEncoder().encode('#EXTM3U')

test('what was stored is found, on its own site only', async () => {
  const streams = createObjectStreams(createFolderObjects(folder))
  await streams.store('anna', 'clip1', new Map([['index.m3u8', bytes]]))
  expect(await (await streams.find('anna', 'clip1', 'index.m3u8'))?.read()).toEqual(Buffer.from(bytes))
  expect(await streams.find('bruno', 'clip1', 'index.m3u8')).toBeNull()
  expect(await streams.find('anna', 'clip1', 'part9.m4s')).toBeNull()
})

test('no name leads out of the folder or to another kind of file', async () => {
  const streams = createObjectStreams(createFolderObjects(folder))
  for (const [id, file] of [
    ['..', 'secret.m3u8'],
    ['../..', 'secret.m3u8'],
    ['clip1', '../../../secret.m3u8'],
    ['clip1', '..'],
    ['', 'index.m3u8'],
    ['clip1', 'index.m3u8\0.ts'],
    ['clip1', 'index.html'],
  ] as const) {
    expect(await streams.find('anna', id, file), `${id} ${file}`).toBeNull()
  }
  await expect(streams.store('anna', 'clip1', new Map([['../x.ts', bytes]]))).rejects.toThrow('cannot hold')
})
