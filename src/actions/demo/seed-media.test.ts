import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSeed } from '../../../tests/support/test-seed.ts'
import { idFromBytes } from '../../model/ids.ts'
import { variantWidths } from '../../model/media.ts'
import { createFolderObjects } from '../../services/objects/folder-objects.ts'
import { createObjectPictures } from '../../services/pictures/object-pictures.ts'
import { createObjectStreams } from '../../services/streams/object-streams.ts'
import { storeMedia } from './seed-media.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-seed-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('the first visitor of a demo site waits for no picture: every variant is there, and nothing is drawn for him', async () => {
  const objects = createFolderObjects(folder)
  const pictures = createObjectPictures(objects)
  const newId = () => idFromBytes(randomBytes(16))
  const { rows } = await storeMedia({ pictures, streams: createObjectStreams(objects), newId }, 'site', testSeed('a.example', 'word'))
  // Without originals nothing can be drawn any more.
  for await (const { key } of objects.list('originals/')) await objects.delete(key)
  expect(rows.map(({ width }) => width)).toEqual([800])
  for (const row of rows) {
    for (const width of variantWidths(row)) expect(await pictures.variant('site', row, { width, mayBeAvif: false }), `${width}`).toMatchObject({ format: 'webp' })
    expect(await pictures.variant('site', row, { width: 111, mayBeAvif: false })).toBeNull()
  }
})
