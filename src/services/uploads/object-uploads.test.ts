import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFolderObjects } from '../objects/folder-objects.ts'
import { chainParts } from './chain-parts.ts'
import { createObjectUploads } from './object-uploads.ts'
import type { Uploads } from './uploads.ts'

let folder: string
let uploads: Uploads
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-uploads-'))
  uploads = createObjectUploads(createFolderObjects(folder))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const whole = async (id: string, size: number) => Buffer.concat(await Array.fromAsync(uploads.read('anna', id, size)))
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

test('what came in parts is the same file, although some came twice or were left by a killed process', async () => {
  const file = randomBytes(5000)
  const keep = (from: number, to: number) => uploads.keep('anna', 'film', from, file.subarray(from, to))
  await keep(0, 1700)
  await keep(0, 1000)
  await keep(1000, 2500)
  await keep(1000, 1200)
  await keep(2500, 5000)
  await keep(2500, 5000)
  expect(hash(await whole('film', 5000))).toBe(hash(file))
})

test('a hole is no file', async () => {
  await uploads.keep('anna', 'hole', 0, randomBytes(10))
  await uploads.keep('anna', 'hole', 20, randomBytes(10))
  await expect(whole('hole', 30)).rejects.toThrow('lacks a part')
  await expect(whole('nothing', 1)).rejects.toThrow('lacks a part')
})

test('what is removed is gone, of one upload and one site only', async () => {
  await uploads.keep('bruno', 'film', 0, randomBytes(10))
  await uploads.keep('anna', 'other', 0, randomBytes(10))
  expect(await uploads.ids('anna')).toEqual(new Set(['film', 'hole', 'other']))
  await uploads.remove('anna', 'film')
  expect([await uploads.ids('anna'), await uploads.ids('bruno')]).toEqual([new Set(['hole', 'other']), new Set(['film'])])
})

describe('the parts that lead to the end', () => {
  const parts = (...pairs: [number, number][]) => pairs.map(([offset, length]) => ({ offset, length }))

  test.each([
    ['one', parts([0, 5]), 5, [[0, 5]]],
    [
      'a longer one that leads nowhere',
      parts([0, 3], [0, 4], [3, 2]),
      5,
      [
        [0, 3],
        [3, 2],
      ],
    ],
    ['the end is missing', parts([0, 3]), 5, null],
    ['beyond the end', parts([0, 6]), 5, null],
    ['an empty part is no step', parts([0, 0], [0, 5]), 5, [[0, 5]]],
  ])('%s', (_, given, size, expected) => {
    expect(chainParts(given, size)?.map(({ offset, length }) => [offset, length]) ?? null).toEqual(expected)
  })
})
