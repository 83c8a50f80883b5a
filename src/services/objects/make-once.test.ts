import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Refusal } from '../../model/refusal.ts'
import { createFolderObjects } from './folder-objects.ts'
import { createMakeOnce } from './make-once.ts'
import type { Objects } from './objects.ts'

let folder: string
let objects: Objects
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-once-'))
  objects = createFolderObjects(folder)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

function drawing(text: string) {
  const draw = async () => {
    drawn.times += 1
    return new TextEncoder().encode(text)
  }
  const drawn = { times: 0, draw }
  return drawn
}

test('drawn once for many at once, and never again, in another process neither', async () => {
  const drawn = drawing('picture')
  const makeOnce = createMakeOnce(objects)
  const made = await Promise.all(Array.from({ length: 20 }, () => makeOnce('a/one', drawn.draw)))
  expect(new Set(made.map((one) => one?.etag)).size).toBe(1)
  const other = await createMakeOnce(objects)('a/one', drawn.draw)
  expect([drawn.times, new TextDecoder().decode((await other?.read()) ?? undefined)]).toEqual([1, 'picture'])
})

test('two processes that draw at the same time both give all of it', async () => {
  const made = await Promise.all([createMakeOnce(objects), createMakeOnce(objects)].map((makeOnce) => makeOnce('a/two', drawing('the same').draw)))
  expect(made.map((one) => one?.size)).toEqual([8, 8])
})

test('an empty file is no picture: it is drawn again', async () => {
  await objects.put('a/empty', new Uint8Array())
  expect((await createMakeOnce(objects)('a/empty', drawing('whole').draw))?.size).toBe(5)
})

test('what cannot be drawn is null or an error, and is tried again by the next', async () => {
  const makeOnce = createMakeOnce(objects)
  expect(await makeOnce('a/none', async () => null)).toBeNull()
  await expect(makeOnce('a/none', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect((await makeOnce('a/none', drawing('now').draw))?.size).toBe(3)
})

test('a full store takes no picture away: it is given, and drawn again for the next', async () => {
  const drawn = drawing('0123456789')
  const makeOnce = createMakeOnce({ ...objects, put: () => Promise.reject(new Refusal('storageFull')) })
  const made = await makeOnce('a/full', drawn.draw)
  const range = { start: 2, end: 4 }
  expect([
    made?.size,
    await new Response(await made?.read()).text(),
    await new Response(await made?.read(range)).text(),
    await new Response(await made?.stream(range)).text(),
  ]).toEqual([10, '0123456789', '234', '234'])
  expect((await makeOnce('a/full', drawn.draw))?.etag).toBe(made?.etag)
  expect([drawn.times, await objects.head('a/full')]).toEqual([2, null])
  const broken = createMakeOnce({ ...objects, put: () => Promise.reject(new Error('no such store')) })
  await expect(broken('a/full', drawn.draw)).rejects.toThrow('no such store')
})
