import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Objects } from './objects.ts'

type Opened = { objects: Objects; close: () => Promise<void> }

/** More than stores of keys hand out at once. */
const MANY = 1010
const NO_KEYS = [
  '',
  '/',
  '/etc/passwd',
  '..',
  '../a',
  'a/../../b',
  'a/..',
  'a//b',
  'a/',
  './a',
  '.drafts/a',
  'a/.hidden',
  'a\\b',
  'a\0b',
  'a b',
  'a\n',
  'ä',
  `a/${'x'.repeat(300)}`,
]
const NO_PREFIXES = ['/', '..', '../', 'a/..', 'a//', '.', '.drafts/', 'a\0']

const bytesOf = (text: string) => new TextEncoder().encode(text)
const textOf = (bytes: Uint8Array | null) => bytes && new TextDecoder().decode(bytes)

async function* inPieces(...texts: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield bytesOf(text)
}

async function* brokenOff(): AsyncGenerator<Uint8Array> {
  yield bytesOf('half of ')
  throw new Error('the line broke')
}

/** What every store of objects must do; a store is asked for once and shared by the tests. */
export function describeObjects(place: string, open: () => Promise<Opened>): void {
  describe(`objects in ${place}`, () => {
    let opened: Opened
    let objects: Objects
    beforeAll(async () => {
      opened = await open()
      objects = opened.objects
    })
    afterAll(() => opened.close())

    const streamed = async (key: string, range?: { start: number; end: number }) => {
      const stream = await objects.get(key, range)
      return stream && new Response(stream).text()
    }
    const keys = async (prefix: string) => (await Array.fromAsync(objects.list(prefix))).map(({ key }) => key)

    test('what was put is got, as a stream or as one piece, whole or in part', async () => {
      await objects.put('read/one.txt', bytesOf('0123456789'))
      expect([await streamed('read/one.txt'), textOf(await objects.read('read/one.txt'))]).toEqual(['0123456789', '0123456789'])
      for (const [range, expected] of [
        [{ start: 0, end: 0 }, '0'],
        [{ start: 2, end: 5 }, '2345'],
        [{ start: 7, end: 9 }, '789'],
      ] as const) {
        expect([await streamed('read/one.txt', range), textOf(await objects.read('read/one.txt', range))]).toEqual([expected, expected])
      }
    })

    test('bytes may come as a stream, and an object may be empty', async () => {
      await objects.put('read/pieces.txt', inPieces('one ', '', 'two ', 'three'))
      expect(await streamed('read/pieces.txt')).toBe('one two three')
      await objects.put('read/web.txt', new Blob(['from a ', 'browser']).stream())
      expect(await streamed('read/web.txt')).toBe('from a browser')
      await objects.put('read/empty.txt', new Uint8Array())
      expect([await streamed('read/empty.txt'), textOf(await objects.read('read/empty.txt')), (await objects.head('read/empty.txt'))?.size]).toEqual(['', '', 0])
    })

    test('large objects come back as they went', async () => {
      const large = Uint8Array.from({ length: 3_000_000 }, (_, at) => (at * 31) % 251)
      await objects.put('read/large.bin', large)
      expect(Buffer.compare((await objects.read('read/large.bin')) ?? new Uint8Array(), large)).toBe(0)
      const range = { start: 999_999, end: 2_500_000 }
      const part = await new Response(await objects.get('read/large.bin', range)).bytes()
      expect(Buffer.compare(part, large.subarray(range.start, range.end + 1))).toBe(0)
    })

    test('a reader who leaves early hurts nobody', async () => {
      const stream = await objects.get('read/large.bin')
      const reader = stream?.getReader()
      await reader?.read()
      await reader?.cancel()
      expect((await objects.head('read/large.bin'))?.size).toBe(3_000_000)
    })

    test('facts: the size, when it changed, and an etag that is another one for other bytes', async () => {
      const before = Date.now()
      await objects.put('facts/a.txt', bytesOf('first'))
      const first = await objects.head('facts/a.txt')
      expect(first).toMatchObject({ size: 5, etag: expect.stringMatching(/^[\w-]+$/) })
      // Clocks of stores and of ours differ a little.
      expect(Math.abs((first?.modifiedAt.getTime() ?? 0) - before)).toBeLessThan(60_000)
      expect(await objects.head('facts/a.txt')).toEqual(first)
      await objects.put('facts/a.txt', bytesOf('other'))
      expect((await objects.head('facts/a.txt'))?.etag).not.toBe(first?.etag)
    })

    test('what is not there is null', async () => {
      expect([await objects.head('gone/a'), await objects.get('gone/a'), await objects.read('gone/a')]).toEqual([null, null, null])
      await objects.put('folder/a.txt', bytesOf('a'))
      expect([await objects.head('folder'), await objects.get('folder'), await objects.read('folder'), await objects.head('folder/a.txt/b')]).toEqual([null, null, null, null])
    })

    test('a source that breaks off leaves what was there before, and nothing where nothing was', async () => {
      await objects.put('atomic/old.txt', bytesOf('old'))
      for (const key of ['atomic/old.txt', 'atomic/new.txt']) await expect(objects.put(key, brokenOff())).rejects.toThrow('the line broke')
      expect([await streamed('atomic/old.txt'), await objects.head('atomic/new.txt')]).toEqual(['old', null])
      expect(await keys('atomic/')).toEqual(['atomic/old.txt'])
    })

    test('whoever reads while others write sees one of the versions, whole', async () => {
      const versions = ['a', 'b', 'c'].map((letter) => letter.repeat(200_000))
      await objects.put('atomic/busy.txt', bytesOf(versions[0] ?? ''))
      const writing = Promise.all(versions.flatMap((version) => [objects.put('atomic/busy.txt', bytesOf(version)), objects.put('atomic/busy.txt', inPieces(version))]))
      const seen = await Promise.all(Array.from({ length: 20 }, () => streamed('atomic/busy.txt')))
      await writing
      expect(seen.filter((text) => text === null || !versions.includes(text))).toEqual([])
      expect(versions).toContain(await streamed('atomic/busy.txt'))
    })

    test('what was deleted is gone, from lists too, and may be deleted again', async () => {
      await objects.put('delete/a.txt', bytesOf('a'))
      await objects.put('delete/b.txt', bytesOf('b'))
      await objects.delete('delete/a.txt')
      await objects.delete('delete/a.txt')
      expect([await objects.head('delete/a.txt'), await keys('delete/')]).toEqual([null, ['delete/b.txt']])
    })

    test('a list holds what begins so, in the order of the keys', async () => {
      for (const key of ['list/b/2.txt', 'list/b/1.txt', 'list/b-c/1.txt', 'list/b.txt', 'list/a/x/y.txt', 'listed/no.txt']) await objects.put(key, bytesOf(key))
      expect(await keys('list/')).toEqual(['list/a/x/y.txt', 'list/b-c/1.txt', 'list/b.txt', 'list/b/1.txt', 'list/b/2.txt'])
      expect(await keys('list/b')).toEqual(['list/b-c/1.txt', 'list/b.txt', 'list/b/1.txt', 'list/b/2.txt'])
      expect(await keys('list/b/')).toEqual(['list/b/1.txt', 'list/b/2.txt'])
      expect(await keys('list/b/1.txt')).toEqual(['list/b/1.txt'])
      expect(await keys('list/c')).toEqual([])
      expect(await keys('')).toEqual(expect.arrayContaining(['list/b.txt', 'listed/no.txt']))
      const [first] = await Array.fromAsync(objects.list('list/b.txt'))
      expect(first).toEqual({ key: 'list/b.txt', size: 10, modifiedAt: (await objects.head('list/b.txt'))?.modifiedAt })
    })

    test('a list goes on where one answer of the store ends', async () => {
      const names = Array.from({ length: MANY }, (_, at) => `many/${String(at).padStart(5, '0')}`)
      for (let at = 0; at < MANY; at += 50) await Promise.all(names.slice(at, at + 50).map((key) => objects.put(key, bytesOf('.'))))
      expect(await keys('many/')).toEqual(names)
    })

    test('no key leads out of the store, or to what belongs to the store itself', async () => {
      for (const key of NO_KEYS) {
        await expect(objects.put(key, bytesOf('x')), key).rejects.toThrow('is no key')
        await expect(objects.head(key), key).rejects.toThrow('is no key')
        await expect(objects.get(key), key).rejects.toThrow('is no key')
        await expect(objects.read(key), key).rejects.toThrow('is no key')
        await expect(objects.delete(key), key).rejects.toThrow('is no key')
      }
      for (const prefix of NO_PREFIXES) await expect(keys(prefix), prefix).rejects.toThrow('is no key')
    })
  })
}
