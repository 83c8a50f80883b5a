import { createHash, randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { HOST_A, HOST_B, openTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { openPort } from '../../../../tests/support/test-game.ts'
import { tusOn } from '../../../../tests/support/tus.ts'
import { forgetUploads } from '../../../actions/media/forget-uploads.ts'
import type { MediaRecord } from '../../../actions/media/present-media.ts'
import { MAX_VIDEO_BYTES } from '../../../model/upload.ts'
import { uploadById } from '../../../store/uploads.ts'

let t: TestApp
let tus: ReturnType<typeof tusOn>
let clock = Date.now()
beforeAll(async () => {
  t = await openTestApp({ now: () => new Date(clock) })
  // Whether this machine has ffmpeg is no question here.
  vi.spyOn(t.parts.videos, 'isAvailable').mockResolvedValue(true)
  tus = tusOn(t)
})
afterAll(() => t.close())
beforeEach(async () => {
  clock = Date.now()
  for (const { id } of [t.siteA, t.siteB]) await t.parts.store.inSite(id, (tx) => tx.execute('delete from site.uploads'))
})

const stored = (id: string) => t.parts.store.readSite(t.siteA.id, (tx) => uploadById(tx, id))
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const kept = async (id: string, size: number) => hash(Buffer.concat(await Array.fromAsync(t.parts.uploads.read(t.siteA.id, id, size))))
/** As a slow line does it; what is still on the wire when it breaks is lost on every line. */
function drip(socket: Socket, bytes: Uint8Array): void {
  if (bytes.length === 0) return void socket.destroy()
  socket.write(bytes.subarray(0, 5000))
  setTimeout(() => drip(socket, bytes.subarray(5000)), 20)
}
const code = async (response: Response) => [response.status, ((await response.json()) as { error?: { code: string } }).error?.code]
const post = async (path: string, body: object) => {
  const response = await t.ask(`/api/v1/${path}`, { who: 'editorA', body })
  return { status: response.status, ...((await response.json()) as { media: MediaRecord; error?: { code: string } }) }
}

describe('a resumable upload', () => {
  test('[E-217] [E-141] [C-15] is begun by a call without payload, goes on where it was interrupted, and arrives as it was sent', async () => {
    const file = randomBytes(300_000)
    const { id, url } = await tus.begin()
    expect(url).toBe(`/api/v1/media/uploads/${id}`)
    const before = await tus.head(id)
    expect([before.status, before.headers.get('upload-offset'), before.headers.get('upload-defer-length'), before.headers.get('tus-resumable')]).toEqual([200, '0', '1', '1.0.0'])
    const first = await tus.patch(id, { offset: 0, size: file.length, body: file.subarray(0, 100_000) })
    expect([first.status, first.headers.get('upload-offset')]).toEqual([204, '100000'])
    expect(Date.parse(first.headers.get('upload-expires') ?? '')).toBeGreaterThan(clock + 23 * 3_600_000)
    const asked = await tus.head(id)
    expect([asked.headers.get('upload-offset'), asked.headers.get('upload-length'), asked.headers.get('cache-control')]).toEqual(['100000', '300000', 'private, no-store'])
    const last = await tus.patch(id, { offset: 100_000, body: file.subarray(100_000) })
    expect([last.status, last.headers.get('upload-offset')]).toEqual([204, '300000'])
    expect(await kept(id, file.length)).toBe(hash(file))
  })

  test('[E-141] a line that breaks leaves what arrived, and the rest goes on from there', async () => {
    const file = randomBytes(50_000)
    const { id } = await tus.begin()
    const breaking = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(file.subarray(0, 20_000)),
      pull: (controller) => controller.error(new Error('the line broke')),
    })
    await tus.patch(id, { offset: 0, size: file.length, body: breaking })
    const offset = Number((await tus.head(id)).headers.get('upload-offset'))
    expect(offset).toBe(20_000)
    await tus.patch(id, { offset, body: file.subarray(offset) })
    expect(await kept(id, file.length)).toBe(hash(file))
  })

  test('[F7] [T13] on a real socket: who hangs up again and again leaves what arrived, and no place taken', async () => {
    const { id } = await tus.begin()
    const size = 1_000_000
    const file = randomBytes(size)
    const port = await openPort(t.app, t.parts)
    const offset = async () => Number((await tus.head(id)).headers.get('upload-offset'))
    const cookie = await tus.cookieOf({})
    for (let times = 0; times < 8; times += 1) {
      const from = await offset()
      await new Promise<void>((resolve) => {
        const socket = connect(port.port, '127.0.0.1', () => {
          const head = ['PATCH', 'HTTP/1.1'].join(` /api/v1/media/uploads/${id} `)
          const headers = {
            host: HOST_A,
            cookie,
            'tus-resumable': '1.0.0',
            'content-type': 'application/offset+octet-stream',
            'upload-offset': from,
            'upload-length': size,
            'content-length': size - from,
          }
          socket.write(
            `${head}\r\n${Object.entries(headers)
              .map(([name, value]) => `${name}: ${value}\r\n`)
              .join('')}\r\n`,
          )
          drip(socket, file.subarray(from, from + 50_000))
        })
        socket.on('close', () => resolve())
      })
      await expect.poll(offset, { timeout: 10_000 }).toBeGreaterThan(from)
    }
    const from = await offset()
    expect((await tus.patch(id, { offset: from, body: file.subarray(from) })).status).toBe(204)
    expect(await kept(id, size)).toBe(hash(file))
    await port.close()
  })

  test('the same stretch twice at once is one, and the slower is told where it is', async () => {
    const file = randomBytes(40_000)
    const { id } = await tus.begin()
    await tus.patch(id, { offset: 0, size: file.length, body: file.subarray(0, 10) })
    const both = await Promise.all([0, 1].map(() => tus.patch(id, { offset: 10, body: file.subarray(10) })))
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([204, 409]))
    expect(await kept(id, file.length)).toBe(hash(file))
  })

  test('[E-218] createEntry makes one medium with the upload’s id, which is nothing to choose before it is ready', async () => {
    const { id } = await tus.begin()
    const made = await post('media/createEntry', { uploadId: id, filename: 'Rundgang.mp4' })
    expect(made.media).toMatchObject({ mediaType: 'video', originalFilename: 'Rundgang.mp4', videoSettings: { source: 'mux', uploadId: id, status: 'upload' } })
    expect((await post('media/createEntry', { uploadId: id })).media.id).toBe(made.media.id)
    const shelf = (await (await t.ask('/api/v1/media?mediaType=video', { who: 'editorA' })).json()) as { media: MediaRecord[] }
    expect(shelf.media.map((each) => each.id)).not.toContain(made.media.id)
    expect(await (await t.ask(`/api/v1/media/entry?uploadId=${id}`, { who: 'editorA' })).json()).toMatchObject({ state: 'uploading', progress: 0 })
    const jobs = () => t.parts.store.inSite(t.siteA.id, async (tx) => (await tx.execute(`select 1 from site.jobs where key = '${id}'`)).rows.length)
    expect(await jobs()).toBe(0)
    await tus.patch(id, { offset: 0, size: 4, body: 'film' })
    expect(await jobs()).toBe(1)
    expect(await (await t.ask(`/api/v1/media/entry?uploadId=${id}`, { who: 'editorA' })).json()).toMatchObject({ state: 'processing' })
  })
})

describe('what an upload does not take', () => {
  test('[T13] lies about its length', async () => {
    const { id } = await tus.begin()
    expect(await code(await tus.patch(id, { offset: 0, body: 'abc' }))).toEqual([400, 'invalidInput'])
    expect(await code(await tus.patch(id, { offset: 0, size: 0, body: 'abc' }))).toEqual([400, 'invalidInput'])
    expect(await code(await tus.patch(id, { offset: 0, size: MAX_VIDEO_BYTES + 1, body: 'abc' }))).toEqual([413, 'videoTooLarge'])
    expect(await code(await tus.patch(id, { offset: 0, size: 10, body: 'x'.repeat(11) }))).toEqual([413, 'bodyTooLarge'])
    expect((await stored(id))?.received).toBe(0)
    expect((await tus.patch(id, { offset: 0, size: 10, body: 'abc' })).status).toBe(204)
    expect(await code(await tus.patch(id, { offset: 3, size: 11, body: 'abc' }))).toEqual([400, 'invalidInput'])
    for (const offset of [0, 2, 4, 10, 1e12]) expect(await code(await tus.patch(id, { offset, body: 'x' })), String(offset)).toEqual([409, 'uploadOutOfStep'])
    for (const offset of ['-1', '3.5', '', '3x', '9'.repeat(40)]) {
      expect((await tus.patch(id, { offset: 3, body: 'x' }, { headers: { 'upload-offset': offset } })).status, offset).toBe(400)
    }
    expect((await stored(id))?.received).toBe(3)
  })

  test('[T13] an announced length that does not fit is refused before a byte is read; a lie is cut off where the file ends', async () => {
    const { id } = await tus.begin()
    await tus.patch(id, { offset: 0, size: 100_000, body: 'abc' })
    let taken = 0
    const endless = () => new ReadableStream<Uint8Array>({ pull: (controller) => ((taken += 1), controller.enqueue(new Uint8Array(65_536))) }, { highWaterMark: 0 })
    expect((await tus.patch(id, { offset: 3, body: endless() }, { headers: { 'content-length': '1000000' } })).status).toBe(413)
    expect(taken).toBe(0)
    expect((await tus.patch(id, { offset: 3, body: endless() })).status).toBe(413)
    expect(taken).toBeLessThan(5)
    expect((await stored(id))?.received).toBe(3)
  })

  test('another protocol, another kind of body, another method', async () => {
    const { id } = await tus.begin()
    const old = await tus.head(id, { headers: { 'tus-resumable': '0.2.2' } })
    expect([old.status, old.headers.get('tus-version')]).toEqual([412, '1.0.0'])
    expect((await tus.patch(id, { offset: 0, size: 3, body: 'abc' }, { headers: { 'content-type': 'application/json' } })).status).toBe(415)
    expect((await t.ask(`/api/v1/media/uploads/${id}`, { who: 'editorA', body: {} })).status).toBe(405)
    expect((await tus.patch(id, { offset: 0, size: 3, body: 'abc' }, { headers: { origin: 'https://evil.example' } })).status).toBe(403)
  })

  test('[T7] anybody but who began it, on its own site', async () => {
    const { id } = await tus.begin()
    const strangers = [
      [{ who: 'visitor' }, 401],
      [{ who: 'admin' }, 404],
      [{ who: 'editorB' }, 403],
      [{ who: 'editorB', host: HOST_B }, 404],
      [{ who: 'admin', host: HOST_B }, 404],
    ] as const
    for (const [who, status] of strangers) {
      expect((await tus.head(id, who)).status, JSON.stringify(who)).toBe(status)
      expect((await tus.patch(id, { offset: 0, size: 3, body: 'abc' }, who)).status).toBe(status)
      expect((await tus.cancel(id, who)).status).toBe(status)
    }
    expect(await stored(id)).toMatchObject({ received: 0, size: null })
  })

  test('[T6] no id leads anywhere', async () => {
    for (const id of ['..%2f..%2fetc', '%00', 'x'.repeat(500), '0'.repeat(26), '__proto__', "'; drop table site.uploads; --"]) {
      expect((await tus.patch(id, { offset: 0, size: 3, body: 'abc' })).status, id).toBe(404)
    }
  })

  test('[C-15] more than a few at a time, or more than the site has room for', async () => {
    for (let count = 0; count < 5; count += 1) await tus.begin()
    expect(await code(await t.ask('/api/v1/media/directUpload', { who: 'editorA', method: 'POST' }))).toEqual([429, 'tooManyUploads'])
    await t.parts.store.inSite(t.siteA.id, (tx) => tx.execute('update site.uploads set size = 3900000000'))
    const { id } = await tus.begin({ who: 'admin' })
    expect(await code(await tus.patch(id, { offset: 0, size: 1_000_000_000, body: 'x' }, { who: 'admin' }))).toEqual([507, 'storageFull'])
  })

  test('ffmpeg is missing: it is said before anything is sent, to the editor and in the log', async () => {
    vi.spyOn(t.parts.videos, 'isAvailable').mockResolvedValueOnce(false)
    const response = await t.ask('/api/v1/media/directUpload', { who: 'editorA', method: 'POST', headers: { 'accept-language': 'de' } })
    const body = (await response.json()) as { error: { code: string; message: string } }
    expect([response.status, body.error.code]).toEqual([503, 'videoToolMissing'])
    expect(body.error.message).toContain('ffmpeg')
    expect(t.logs.join('\n')).toContain('ffmpeg is missing')
  })
})

describe('what is not gone on with', () => {
  test('[C-15] expires a day after its last byte, and is swept with its bytes and its medium', async () => {
    const [old, young] = [await tus.begin(), await tus.begin()]
    const entry = await post('media/createEntry', { uploadId: old.id, filename: 'alt.mp4' })
    await tus.patch(old.id, { offset: 0, size: 10, body: 'abc' })
    await t.parts.uploads.keep(t.siteA.id, 'nobodys', 0, randomBytes(4))
    clock += 23 * 3_600_000
    await tus.patch(young.id, { offset: 0, size: 10, body: 'abc' })
    clock += 2 * 3_600_000
    expect(await code(await tus.patch(old.id, { offset: 3, body: 'x' }))).toEqual([410, 'uploadGone'])
    await forgetUploads(t.parts)
    expect([await stored(old.id), (await stored(young.id))?.received]).toEqual([null, 3])
    expect(await t.parts.uploads.ids(t.siteA.id)).toEqual(new Set([young.id]))
    const left = await t.parts.store.inSite(t.siteA.id, (tx) => tx.execute(`select 1 from site.media where id = '${entry.media.id}'`))
    expect(left.rows).toEqual([])
  })

  test('is gone at once when it is cancelled', async () => {
    const { id } = await tus.begin()
    await post('media/createEntry', { uploadId: id })
    await tus.patch(id, { offset: 0, size: 10, body: 'abc' })
    expect((await tus.cancel(id)).status).toBe(204)
    expect([await stored(id), (await t.parts.uploads.ids(t.siteA.id)).has(id), (await tus.head(id)).status]).toEqual([null, false, 404])
  })
})
