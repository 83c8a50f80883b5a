import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import sharp from 'sharp'
import { hasFfmpeg, makeClip } from '../../../tests/support/clips.ts'
import { createFfmpegVideos } from './ffmpeg-videos.ts'
import { renditionsOf } from './hls-args.ts'
import { runTool } from './run-tool.ts'
import { videoContainer } from './video-container.ts'
import { VideoUnusable, type MadeVideo, type Videos } from './videos.ts'

let folder: string
let videos: Videos
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-videos-'))
  videos = createFfmpegVideos({ folder })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function* inPieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 10_000) yield bytes.subarray(at, at + 10_000)
}

type Kept = Pick<MadeVideo, 'width' | 'height' | 'seconds' | 'still'> & { names: string[]; texts: Record<string, string>; bytes: Uint8Array }

type Wishes = { using?: Videos; signal?: AbortSignal; onProgress?: (part: number) => void }

async function prepare(bytes: Uint8Array, { using = videos, signal = new AbortController().signal, onProgress = () => {} }: Wishes = {}): Promise<Kept> {
  return using.prepare({ source: inPieces(bytes), signal, onProgress }, async ({ files, ...facts }) => {
    const read = await Promise.all(files.map(async ({ name, read: bytesOf }) => [name, await bytesOf()] as const))
    const texts = Object.fromEntries(read.filter(([name]) => name.endsWith('.m3u8')).map(([name, each]) => [name, new TextDecoder().decode(each)]))
    return { ...facts, names: files.map(({ name }) => name), texts, bytes: Buffer.concat(read.map(([, each]) => each)) }
  })
}

const troubleOf = (bytes: Uint8Array) =>
  prepare(bytes).then(
    () => 'none',
    (error: unknown) => (error instanceof VideoUnusable ? error.trouble : String(error)),
  )
const text = (words: string) => new TextEncoder().encode(words)

describe.skipIf(!hasFfmpeg)('a film', () => {
  test('becomes a stream in the sizes it has, with a picture, and tells nobody where it was taken', async () => {
    const parts: number[] = []
    const more = ['-metadata', 'location=+47.3769+008.5417/', '-metadata', 'title=Geheimnis', '-metadata', 'artist=Anna']
    const film = await makeClip({ seconds: 6, size: '1280x720', more })
    expect(Buffer.from(film).includes('Geheimnis')).toBe(true)
    const made = await prepare(film, { onProgress: (part) => parts.push(part) })
    expect([made.width, made.height, Math.round(made.seconds)]).toEqual([1280, 720, 6])
    expect(made.names.at(-1)).toBe('index.m3u8')
    expect(made.names).toEqual(expect.arrayContaining(['v0.m3u8', 'v1.m3u8', 'v0-start.mp4', 'v0-00000.m4s', 'v1-00001.m4s']))
    expect(made.names.every((name) => /^[\w-]{1,64}\.(m3u8|mp4|m4s)$/.test(name))).toBe(true)
    expect(made.texts['index.m3u8']).toMatch(/RESOLUTION=640x360[^]*RESOLUTION=1280x720/)
    for (const word of ['Geheimnis', '+47.3769', 'Anna']) expect(Buffer.from(made.bytes).includes(word)).toBe(false)
    expect((await sharp(made.still).metadata()).format).toBe('jpeg')
    expect(Math.max(...parts)).toBeGreaterThan(0.5)
    expect(await readdir(folder)).toEqual([])
  }, 60_000)

  test.each(['webm', 'mkv', 'avi', 'mov', 'ts'] as const)(
    'may come as %s',
    async (extension) => {
      const made = await prepare(await makeClip({ seconds: 1, extension, ...(extension === 'webm' && { more: ['-c:v', 'libvpx', '-c:a', 'libopus', '-deadline', 'realtime'] }) }))
      expect([made.width, made.height]).toEqual([320, 240])
    },
    60_000,
  )

  test('may be without sound, upright, or of odd size', async () => {
    const silent = await prepare(await makeClip({ hasSound: false, size: '180x320' }))
    expect([silent.width, silent.height]).toEqual([180, 320])
    expect(silent.names).toContain('v0-start.mp4')
    const odd = await prepare(await makeClip({ hasSound: false, size: '241x161', extension: 'mkv', more: ['-pix_fmt', 'yuv444p'] }))
    expect([odd.width % 2, odd.height % 2]).toEqual([0, 0])
  }, 60_000)

  test('is left when whoever waits has gone', async () => {
    const stop = new AbortController()
    const film = await makeClip({ seconds: 60, more: ['-preset', 'ultrafast'] })
    await expect(prepare(film, { signal: stop.signal, onProgress: () => stop.abort() })).rejects.toThrow()
    expect(await readdir(folder)).toEqual([])
  }, 60_000)
})

describe.skipIf(!hasFfmpeg)('[T3] [T13] what is no film', () => {
  const HLS = '#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXTINF:4,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n'
  const hostile: [string, () => Promise<Uint8Array> | Uint8Array, string][] = [
    ['nothing but words', () => text('hello '.repeat(100)), 'videoUnreadable'],
    ['a playlist that names a file of the server', () => text(HLS), 'videoUnreadable'],
    ['a list of files to join', () => text("ffconcat version 1.0\nfile '/etc/passwd'\n"), 'videoUnreadable'],
    ['a playlist that begins like a film', () => Buffer.concat([Buffer.from([0, 0, 0, 24]), text(`ftypisom${HLS}`)]), 'videoUnreadable'],
    ['a playlist in the clothes of Matroska', () => Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), text(HLS)]), 'videoUnreadable'],
    ['a drawing', () => text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 'videoUnreadable'],
    ['a web page behind an honest beginning', async () => Buffer.concat([(await makeClip()).slice(0, 32), text('<html><script>alert(1)</script></html>')]), 'videoUnreadable'],
    ['half a film', async () => (await makeClip({ seconds: 4 })).slice(0, 20_000), 'videoUnreadable'],
    ['a box that says it is four gigabytes', () => Buffer.concat([Buffer.from([0xff, 0xff, 0xff, 0xff]), text('moov'), Buffer.alloc(2000, 0x41)]), 'videoWithoutPicture'],
    ['noise', () => Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 7919) % 251)), 'videoUnreadable'],
    ['sound alone', () => makeClip({ extension: 'm4a' }), 'videoWithoutPicture'],
    ['an hour of black', () => makeClip({ seconds: 3600, size: '16x16', hasSound: false, more: ['-r', '1', '-preset', 'ultrafast'] }), 'videoTooLong'],
    ['a bomb of pixels', () => makeClip({ seconds: 1, size: '9000x64', hasSound: false, more: ['-r', '1', '-preset', 'ultrafast'], extension: 'mkv' }), 'videoTooManyPixels'],
  ]
  test.each(hostile)(
    '%s is refused, quickly, and leaves nothing behind',
    async (_, make, trouble) => {
      const bytes = await make()
      const startedAt = performance.now()
      expect(await troubleOf(bytes)).toBe(trouble)
      expect(performance.now() - startedAt).toBeLessThan(10_000)
      expect(await readdir(folder)).toEqual([])
    },
    60_000,
  )
})

test('a machine without ffmpeg says so', async () => {
  const none = createFfmpegVideos({ folder, ffmpeg: '/nowhere/ffmpeg', ffprobe: '/nowhere/ffprobe' })
  expect(await none.isAvailable()).toBe(false)
  await expect(prepare(Buffer.concat([Buffer.from([0, 0, 0, 24]), text('ftypisom')]), { using: none })).rejects.toThrow('toolMissing')
})

test.skipIf(!hasFfmpeg)('a machine with it says so too', async () => expect(await videos.isAvailable()).toBe(true))

describe('renditions', () => {
  test.each([
    [1920, 1080, ['640x360', '1280x720', '1920x1080']],
    [3840, 2160, ['640x360', '1280x720', '1920x1080']],
    [1080, 1920, ['360x640', '720x1280', '1080x1920']],
    [1279, 719, ['640x360']],
    [200, 150, ['200x150']],
    [33, 21, ['34x22']],
  ])('of %i by %i', (width, height, expected) => expect(renditionsOf({ width, height }).map((each) => `${each.width}x${each.height}`)).toEqual(expected))
})

test.skipIf(!existsSync('/usr/bin/prlimit'))('[T13] the tool gets no more memory than it may take, and nothing of our environment', async () => {
  process.env['A_SECRET'] = 'geheim'
  const said = await runTool('sh', ['-c', 'ulimit -v; ulimit -f; env'], { cwd: folder, signal: new AbortController().signal, withinMs: 10_000 })
  delete process.env['A_SECRET']
  const [memory, file] = said.split('\n').map(Number)
  expect([memory, file]).toEqual([3 * 1024 ** 2, expect.any(Number)])
  expect(said).not.toContain('geheim')
})

test('what nobody knows is no container', () => {
  for (const bytes of [new Uint8Array(), text('#EXTM3U'), text('ffconcat version 1.0'), text('%PDF-1.7'), text('RIFF....WEBP')]) expect(videoContainer(bytes)).toBeNull()
})
