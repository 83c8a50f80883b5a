import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import sharp from 'sharp'
import { HOST_A, HOST_B, openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import type { Site } from '../../model/site/site.ts'
import type { Video } from '../../model/video.ts'
import type { Fetched } from '../../services/outside/fetched.ts'
import { insertMedia } from '../../store/media.ts'

const AVIF = { accept: 'image/avif,image/webp,*/*' }
const fetched: string[] = []
let answer: Fetched = { kind: 'failed' }
let room: TestApp
let picture: string

beforeAll(async () => {
  room = await openTestApp({
    fetchBytes: async (url) => {
      fetched.push(url)
      return answer
    },
  })
  picture = /\/media\/(\w{26})\/640\.webp/.exec(await (await room.ask('/de')).text())?.[1] ?? ''
})
afterAll(() => room.close())

async function addVideo(site: Site, video: Video): Promise<void> {
  const id = room.parts.newId()
  await room.parts.store.inSite(site.id, (tx) =>
    insertMedia(tx, {
      id,
      mediaType: 'video',
      mimeType: 'video/mp4',
      objectId: id,
      originalFilename: 'film',
      extension: 'm3u8',
      fileSize: 1,
      width: 1280,
      height: 720,
      color: '#000000',
      videoSettings: video,
    }),
  )
}

describe('pictures', () => {
  test('who takes AVIF gets the WebP now and the AVIF later, at the same address', async () => {
    const first = await room.ask(`/media/${picture}/640.webp`, { headers: AVIF })
    expect([first.headers.get('content-type'), first.headers.get('vary'), first.headers.get('cache-control')]).toEqual([
      'image/webp',
      'accept',
      'public, max-age=86400, s-maxage=60',
    ])
    await room.parts.pictures.settled()
    const later = await room.ask(`/media/${picture}/640.webp`, { headers: AVIF })
    expect(later.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const other = await room.ask(`/media/${picture}/640.webp`)
    expect([other.headers.get('content-type'), other.headers.get('cache-control')]).toEqual(['image/webp', 'public, max-age=31536000, immutable'])
  })

  test('who has it already is told so', async () => {
    const path = `/media/${picture}/320.webp`
    const etag = (await room.ask(path)).headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]+"$/)
    const again = await room.ask(path, { headers: { 'if-none-match': `"other", ${etag}` } })
    expect([again.status, await again.text(), again.headers.get('etag'), again.headers.get('vary'), again.headers.get('content-length')]).toEqual([304, '', etag, 'accept', null])
    expect((await room.ask(path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
  })

  test.each(['/640.avif', '/641.webp', '/0640.webp', '/1.webp'])('%s is not made', async (file) => expect((await room.ask(`/media/${picture}${file}`)).status).toBe(404))

  test('another site has no such picture', async () => expect((await room.ask(`/media/${picture}/640.webp`, { host: HOST_B })).status).toBe(404))
})

describe('thumbnails of YouTube videos', () => {
  beforeAll(async () => {
    await addVideo(room.siteA, { source: 'youtube', videoId: 'aqz-KE-bpKQ', aspectRatio: null })
    await addVideo(room.siteA, { source: 'youtube', videoId: 'eRsGyueVLvQ', aspectRatio: null })
  })

  test('[V-223] the server fetches it, and the site serves it', async () => {
    answer = {
      kind: 'bytes',
      bytes: await sharp({ create: { width: 1280, height: 720, channels: 3, background: '#cc3344' } })
        .jpeg()
        .toBuffer(),
    }
    const got = await room.ask('/media/youtube/aqz-KE-bpKQ.webp')
    expect([got.status, got.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(await sharp(await got.arrayBuffer()).metadata()).toMatchObject({ width: 1280, height: 720 })
    expect(fetched).toEqual(['https://i.ytimg.com/vi/aqz-KE-bpKQ/maxresdefault.jpg'])
  })

  test('when it cannot be had, a drawing in the site’s colours comes, and is asked for again soon', async () => {
    answer = { kind: 'failed' }
    const got = await room.ask('/media/youtube/eRsGyueVLvQ.webp')
    expect([got.status, got.headers.get('content-type'), got.headers.get('cache-control')]).toEqual([200, 'image/svg+xml', 'public, max-age=600'])
    expect(await got.text()).toContain(`fill="${room.siteA.theme.colors.primary}"`)
  })

  test('[C-17] videos that are not among the site’s own are never fetched', async () => {
    const before = fetched.length
    for (const [path, host] of [
      ['/media/youtube/dQw4w9WgXcQ.webp', HOST_A],
      ['/media/youtube/aqz-KE-bpKQ.webp', HOST_B],
      ['/media/youtube/short.webp', HOST_A],
      ['/media/youtube/aqz-KE-bpKQ.jpg', HOST_A],
    ] as const) {
      expect((await room.ask(path, { host })).status, path).toBe(404)
    }
    expect(fetched).toHaveLength(before)
  })
})

describe('own streams', () => {
  const ID = 'film0000000000000000000001'
  const large = Uint8Array.from({ length: 1_500_000 }, (_, at) => (at * 31) % 251)
  beforeAll(async () => {
    await addVideo(room.siteA, { source: 'mux', videoId: ID, aspectRatio: null })
    await room.parts.streams.store(
      room.siteA.id,
      ID,
      new Map([
        ['index.m3u8', Buffer.from('#EXTM3U')],
        ['part0.m4s', Buffer.from('0123456789')],
        ['large.m4s', large],
      ]),
    )
    await room.parts.streams.store(room.siteA.id, 'left-behind', new Map([['index.m3u8', Buffer.from('#EXTM3U')]]))
  })

  test('[V-221] the playlist and its parts come from the site, to be kept for good', async () => {
    const playlist = await room.ask(`/video/${ID}/index.m3u8`)
    expect([playlist.status, playlist.headers.get('content-type'), playlist.headers.get('cache-control'), await playlist.text()]).toEqual([
      200,
      'application/vnd.apple.mpegurl',
      'public, max-age=31536000, immutable',
      '#EXTM3U',
    ])
    expect((await room.ask(`/video/${ID}/part0.m4s`)).headers.get('content-type')).toBe('video/iso.segment')
  })

  test('players ask for parts of a file', async () => {
    const part = await room.ask(`/video/${ID}/part0.m4s`, { headers: { range: 'bytes=2-5' } })
    expect([part.status, part.headers.get('content-range'), part.headers.get('content-length'), await part.text()]).toEqual([206, 'bytes 2-5/10', '4', '2345'])
    expect((await room.ask(`/video/${ID}/part0.m4s`, { headers: { range: 'bytes=10-' } })).status).toBe(416)
    const etag = part.headers.get('etag') ?? ''
    const goesOn = (ifRange: string) => room.ask(`/video/${ID}/part0.m4s`, { headers: { range: 'bytes=6-', 'if-range': ifRange } })
    expect([await (await goesOn(etag)).text(), await (await goesOn('"other"')).text()]).toEqual(['6789', '0123456789'])
    const head = await room.ask(`/video/${ID}/part0.m4s`, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '10', ''])
  })

  test('large files come piece by piece, and are as whole as small ones', async () => {
    const whole = await room.ask(`/video/${ID}/large.m4s`)
    expect([whole.status, whole.headers.get('content-length'), Buffer.compare(await whole.bytes(), large)]).toEqual([200, '1500000', 0])
    const part = await room.ask(`/video/${ID}/large.m4s`, { headers: { range: 'bytes=100-1200000' } })
    expect([part.status, part.headers.get('content-range'), Buffer.compare(await part.bytes(), large.subarray(100, 1_200_001))]).toEqual([206, 'bytes 100-1200000/1500000', 0])
  })

  test.each([`/video/${ID}/part1.m4s`, `/video/${ID}/..%2f..%2findex.m3u8`, '/video/..%2f..%2fx/index.m3u8', `/video/${ID}/index.m3u8%00.ts`, '/video/left-behind/index.m3u8'])(
    '%s is not there',
    async (path) => expect((await room.ask(path)).status).toBe(404),
  )

  test('another site has no such video', async () => expect((await room.ask(`/video/${ID}/index.m3u8`, { host: HOST_B })).status).toBe(404))
})
