import { createServer, type RequestListener } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createFolderObjects } from '../objects/folder-objects.ts'
import type { FetchBytes } from '../outside/fetched.ts'
import type { Thumbnails } from './thumbnails.ts'
import { createYoutubeThumbnails } from './youtube-thumbnails.ts'

let folder: string
let asked: string[] = []
let files: Record<string, Uint8Array> = {}
const answer: RequestListener = (request, response) => {
  asked.push(request.url ?? '')
  const file = files[request.url ?? '']
  response.writeHead(file ? 200 : 404).end(file)
}
const server = createServer(answer)
const jpeg = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#cc3344' } })
    .jpeg()
    .toBuffer()

/** A server of this test in the place of the video host. */
const fromStandIn: FetchBytes = async (url) => {
  const got = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${new URL(url).pathname}`)
  return got.ok ? { kind: 'bytes', bytes: new Uint8Array(await got.arrayBuffer()) } : { kind: 'missing' }
}
const open = (fetchBytes: FetchBytes = fromStandIn): Thumbnails => createYoutubeThumbnails({ objects: createFolderObjects(folder), fetchBytes })

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-thumbnails-'))
  asked = []
  files = {}
  return () => rm(folder, { recursive: true, force: true })
})
afterAll(() => void server.close())

describe('thumbnails', () => {
  test('[V-223] the largest picture is taken when there is one', async () => {
    files = { '/vi/aqz-KE-bpKQ/maxresdefault.jpg': await jpeg(1280, 720), '/vi/aqz-KE-bpKQ/hqdefault.jpg': await jpeg(480, 360) }
    const found = await open().find('aqz-KE-bpKQ')
    expect(await sharp((await found?.read()) ?? undefined).metadata()).toMatchObject({ format: 'webp', width: 1280, height: 720 })
    expect(asked).toEqual(['/vi/aqz-KE-bpKQ/maxresdefault.jpg'])
  })

  test('[V-223] without it the hq thumbnail is taken', async () => {
    files = { '/vi/aqz-KE-bpKQ/hqdefault.jpg': await jpeg(480, 360) }
    const found = await open().find('aqz-KE-bpKQ')
    expect(await sharp((await found?.read()) ?? undefined).metadata()).toMatchObject({ format: 'webp', width: 480, height: 360 })
    expect(asked).toEqual(['/vi/aqz-KE-bpKQ/maxresdefault.jpg', '/vi/aqz-KE-bpKQ/hqdefault.jpg'])
  })

  test('fetched once, for many visitors at once and after a restart', async () => {
    files = { '/vi/aqz-KE-bpKQ/maxresdefault.jpg': await jpeg(1280, 720) }
    const thumbnails = open()
    const found = await Promise.all(Array.from({ length: 20 }, () => thumbnails.find('aqz-KE-bpKQ')))
    expect(new Set(found.map((one) => one?.etag)).size).toBe(1)
    expect((await open().find('aqz-KE-bpKQ'))?.etag).toBe(found[0]?.etag)
    expect(asked).toHaveLength(1)
  })

  test('what is not a picture is not kept', async () => {
    files = { '/vi/aqz-KE-bpKQ/maxresdefault.jpg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>') }
    expect(await open().find('aqz-KE-bpKQ')).toBeNull()
    files = { '/vi/eRsGyueVLvQ/maxresdefault.jpg': Buffer.from('<html>') }
    expect(await open().find('eRsGyueVLvQ')).toBeNull()
  })

  test('a host that cannot be reached is not asked again at once, nor for the next size', async () => {
    let calls = 0
    const thumbnails = open(async () => {
      calls += 1
      return { kind: 'failed' }
    })
    expect([await thumbnails.find('aqz-KE-bpKQ'), await thumbnails.find('aqz-KE-bpKQ')]).toEqual([null, null])
    expect(calls).toBe(1)
  })

  test('an id that is none is not asked for', async () => {
    expect(await open().find('../../../x')).toBeNull()
    expect(asked).toEqual([])
  })
})
