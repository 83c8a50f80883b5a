import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOST_A, HOST_B, openTestApp, type TestApp, type Who } from '../../../tests/support/test-app.ts'
import { MAX_PICTURE_BYTES } from '../../model/upload.ts'
import { originalKey } from '../../services/pictures/picture-keys.ts'
import type { MediaRecord } from './present-media.ts'

type Answer = { media: MediaRecord; isKnown?: boolean; error?: { code: string; message: string } }
type Listed = { media: MediaRecord[]; hasMore: boolean }

let t: TestApp
let cookies: Record<string, string>
beforeAll(async () => {
  t = await openTestApp()
  cookies = Object.fromEntries(await Promise.all([HOST_A, HOST_B].map(async (host) => [host, await cookieFor(host)] as const)))
})
afterAll(() => t.close())

async function cookieFor(host: string): Promise<string> {
  const signedIn = await t.parts.auth.signIn({ email: 'admin@vitrine.example', password: 'correct horse battery', host, address: '127.0.0.1', userAgent: '' })
  return signedIn?.cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ') ?? ''
}

type Sent = { host?: string; headers?: Record<string, string>; query?: Record<string, string> }

/** As a new file, unless a test asks what happens to one that is there already. */
async function upload(filename: string, body: BodyInit, { host = HOST_A, headers = {}, query = { isNew: '1' } }: Sent = {}) {
  const response = await t.app.request(`http://${host}/api/v1/media/upload?${new URLSearchParams({ filename, ...query })}`, {
    method: 'POST',
    headers: { host, cookie: cookies[host] ?? '', 'content-type': 'application/octet-stream', ...headers },
    body,
  })
  return { status: response.status, ...((await response.json()) as Answer) }
}

async function list(query = '', { host = HOST_A, who = 'editorA' }: { host?: string; who?: Who } = {}): Promise<Listed> {
  return (await (await t.ask(`/api/v1/media?${query}`, { host, who })).json()) as Listed
}

const photo = (width = 40, height = 30) => sharp({ create: { width, height, channels: 3, background: '#aa5522' } })
const jpeg = async () => Uint8Array.from(await photo().jpeg().toBuffer())
const text = (value: string) => new TextEncoder().encode(value)
const joined = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]))
const rowsOf = async () => (await t.parts.store.inSite(t.siteA.id, (tx) => tx.execute<{ n: number }>('select count(*)::int as n from site.media'))).rows[0]?.n
const original = async ({ objectId, extension }: MediaRecord) => readFile(join(t.folder, 'media', originalKey(t.siteA.id, { objectId, extension })))

describe('a picture that is uploaded', () => {
  test('[E-122] [E-123] becomes a medium of the site with its facts, and its variants are there', async () => {
    const { status, media } = await upload('PHOTO.JPG', await jpeg())
    expect(status).toBe(200)
    expect(media).toMatchObject({
      mediaType: 'image',
      mimeType: 'image/jpeg',
      originalFilename: 'PHOTO.JPG',
      extension: 'jpg',
      width: 40,
      height: 30,
      color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    })
    expect(media.blurHash).toEqual(expect.any(String))
    expect((await t.ask(media.publicUrl)).headers.get('content-type')).toBe('image/webp')
    expect((await list()).media[0]?.id).toBe(media.id)
  })

  test('stands upright and tells nobody where it was taken', async () => {
    const turned = await photo(40, 30)
      .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: 'geheimername' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 22/1 0/1' } } })
      .jpeg()
      .toBuffer()
    expect((await sharp(turned).metadata()).exif).toBeDefined()
    const { media } = await upload('a.jpg', Uint8Array.from(turned))
    expect([media.width, media.height]).toEqual([30, 40])
    const stored = await original(media)
    const { exif, icc, xmp, orientation } = await sharp(stored).metadata()
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined])
    expect(stored.includes('geheimername')).toBe(false)
  })

  test('[O-11] an AVIF is kept as what everything shows, with what is transparent in it', async () => {
    const avif = await sharp({ create: { width: 40, height: 30, channels: 4, background: { r: 200, g: 80, b: 0, alpha: 0.5 } } })
      .avif()
      .toBuffer()
    const { media } = await upload('Foto.AVIF', Uint8Array.from(avif))
    expect(media).toMatchObject({ extension: 'webp', mimeType: 'image/webp', width: 40, height: 30, originalFilename: 'Foto.AVIF' })
    expect((await sharp(await original(media)).metadata()).hasAlpha).toBe(true)
  })

  test('the same file again is the picture that is there; whoever wants a second one gets it', async () => {
    const file = Uint8Array.from(await photo(41, 31).png().toBuffer())
    const first = await upload('eins.png', file, { query: {} })
    expect(first.isKnown).toBe(false)
    const again = await upload('zwei.png', file, { query: {} })
    expect([again.isKnown, again.media.id, again.media.originalFilename]).toEqual([true, first.media.id, 'eins.png'])
    const second = await upload('zwei.png', file)
    expect([second.isKnown, second.media.id === first.media.id]).toEqual([false, false])
  })

  test('[E-131] lies in the folder of its site under an id of its own, is answered for a year, and never in the place of another', async () => {
    const one = (await upload('gleich.jpg', await jpeg())).media
    const first = await original(one)
    const other = (await upload('gleich.jpg', Uint8Array.from(await photo(50, 20).jpeg().toBuffer()))).media
    expect(one.objectId).toMatch(/^[0-9a-z]{26}$/)
    expect(other.objectId).not.toBe(one.objectId)
    expect((await original(one)).equals(first)).toBe(true)
    expect((await t.ask(one.publicUrl)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const page = await t.pageId(t.siteA, 'ueber-uns')
    const groupId = t.parts.newId()
    await t.parts.store.inSite(t.siteA.id, (tx) =>
      tx.execute(
        `insert into site.groups (site_id, id, page_id, type, version, status, position, options) values ('${t.siteA.id}', '${groupId}', '${page}', 'mediaGallery', 1, 'draft', 50, '{}')`,
      ),
    )
    expect((await upload('a.jpg', await jpeg(), { query: { groupId, isNew: '1' } })).media.bucketFolder).toBe(groupId)
  })

  test('[E-132] has an id, an address and a row that is found by it; what is said of it later changes that row and adds none', async () => {
    const { media } = await upload('eins.jpg', await jpeg())
    const found = async () => ((await (await t.ask(`/api/v1/media/get?mediaId=${media.id}`, { who: 'editorA' })).json()) as Answer).media
    expect(await found()).toEqual(media)
    expect([media.publicUrl.includes(media.id), (await t.ask(media.publicUrl)).status]).toEqual([true, 200])
    const before = await rowsOf()
    expect((await t.ask('/api/v1/media/update', { who: 'editorA', body: { media: { id: media.id, tags: ['Neu'] } } })).status).toBe(200)
    expect([(await found()).tags, await rowsOf()]).toEqual([['Neu'], before])
  })

  test('a folder that is named is where it is filed, and an unknown gallery refuses it', async () => {
    const { media } = await upload('a.jpg', await jpeg(), { query: { folder: 'Sommer', isNew: '1' } })
    expect(media.folder).toBe('Sommer')
    expect((await list('folder=Sommer')).media.map(({ id }) => id)).toEqual([media.id])
    expect((await upload('a.jpg', await jpeg(), { query: { groupId: '0'.repeat(26) } })).status).toBe(404)
  })

  test.each(['png', 'gif', 'webp'] as const)('%s stays what it is', async (format) => {
    const { media } = await upload(`a.${format}`, Uint8Array.from(await photo().toFormat(format).toBuffer()))
    expect(media).toMatchObject({ extension: format, mimeType: `image/${format}` })
  })

  test('an enormous one is kept no larger than anything needs it', async () => {
    const { media } = await upload('a.jpg', Uint8Array.from(await photo(6000, 3000).jpeg().toBuffer()))
    expect([media.width, media.height]).toEqual([4096, 2048])
  })

  test('[E-125] [E-126] a drawing is painted: no script, no blurHash', async () => {
    const svg =
      '<?xml version="1.0"?><!-- logo --><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 5" onload="alert(1)"><script>alert(1)</script><foreignObject><iframe src="javascript:alert(1)"/></foreignObject><image href="file:///etc/passwd" width="5" height="5"/><rect width="10" height="5" fill="#f00"/></svg>'
    const { media } = await upload('logo.svg', text(svg))
    expect(media).toMatchObject({ extension: 'png', mimeType: 'image/png', blurHash: null, width: 2048, height: 1024, originalFilename: 'logo.svg' })
    const stored = await original(media)
    for (const word of ['script', 'alert', 'svg', 'onload']) expect(stored.includes(word)).toBe(false)
    expect((await sharp(stored).metadata()).format).toBe('png')
  })

  test('behind a picture nothing else comes along', async () => {
    const { media } = await upload('a.jpg', joined(await jpeg(), text('<html><script>alert("versteckt")</script></html>')))
    expect((await original(media)).includes('versteckt')).toBe(false)
  })

  test('one of a few pixels is shown as well', async () => {
    const { media } = await upload('punkt.png', Uint8Array.from(await photo(8, 8).png().toBuffer()))
    expect((await t.ask(media.publicUrl)).status).toBe(200)
  })

  test('its name leads nowhere', async () => {
    const { media } = await upload('../../../etc/passwd\u0000.jpg', await jpeg())
    expect(media.objectId).toMatch(/^[0-9a-z]{26}$/)
    expect(media.bucketFolder).toBe('')
    expect(await original(media)).not.toHaveLength(0)
  })
})

const bigHeader = async () => {
  // A PNG that says it is 60,000 by 60,000 and holds a few bytes.
  const bytes = Uint8Array.from(await photo(8, 8).png().toBuffer())
  const view = new DataView(bytes.buffer)
  view.setUint32(16, 60_000)
  view.setUint32(20, 60_000)
  view.setUint32(29, crc32(bytes.subarray(12, 29)))
  return bytes
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return (crc ^ 0xffffffff) >>> 0
}

const SVG = (inside: string, attributes = 'width="10" height="10"') => text(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`)
const LAUGHS = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg"><text>&b;</text></svg>`

describe('what is refused, and leaves nothing behind', () => {
  const hostile: [name: string, filename: string, make: () => Promise<Uint8Array> | Uint8Array, status: number, code: string][] = [
    ['[E-124] a program', 'virus.exe', jpeg, 415, 'fileTypeNotAllowed'],
    ['[E-124] a picture of another kind', 'bild.bmp', () => text('BM and so on'), 415, 'fileTypeNotAllowed'],
    ['[E-124] a file without extension', 'bild', jpeg, 400, 'fileHasNoExtension'],
    ['a program that calls itself a picture', 'bild.jpg', () => text('MZ\u0090\u0000'), 415, 'fileTypeNotAllowed'],
    ['a web page that calls itself a picture', 'bild.png', () => text('<!doctype html><script>alert(1)</script>'), 415, 'fileTypeNotAllowed'],
    ['a document that calls itself a picture', 'bild.png', () => text('%PDF-1.7'), 415, 'fileTypeNotAllowed'],
    ['a script that begins like a picture', 'bild.gif', () => text('GIF89a/*<svg/onload=alert(1)>*/=1;alert(1)'), 400, 'fileUnreadable'],
    ['nothing', 'bild.jpg', () => new Uint8Array(), 415, 'fileTypeNotAllowed'],
    ['a broken header', 'bild.png', async () => Uint8Array.from((await photo().png().toBuffer()).fill(0, 12, 40)), 400, 'fileUnreadable'],
    ['[O-11] a film that calls itself a photograph', 'bild.heic', () => text('\u0000\u0000\u0000\u0018ftypisom\u0000\u0000'), 415, 'fileTypeNotAllowed'],
    [
      '[O-11] a photograph of a telephone, whatever its boxes hold',
      'bild.heic',
      async () =>
        Uint8Array.from(
          Buffer.from(await photo().avif().toBuffer())
            .toString('latin1')
            .replaceAll('avif', 'heic')
            .replaceAll('av01', 'hvc1'),
          (letter) => letter.charCodeAt(0),
        ),
      415,
      'fileTypeNotAllowed',
    ],
    ['[O-11] a photograph whose boxes are broken', 'bild.avif', async () => Uint8Array.from((await photo().avif().toBuffer()).fill(7, 60)), 400, 'fileUnreadable'],
    ['half of a picture', 'bild.jpg', async () => (await noise()).subarray(0, 4000), 400, 'fileUnreadable'],
    ['a bomb of pixels', 'bild.png', bigHeader, 413, 'pictureTooLarge'],
    ['a drawing as large as a house', 'bild.svg', () => SVG('<rect/>', 'width="99999" height="99999"'), 413, 'pictureTooLarge'],
    ['a drawing of a million parts', 'bild.svg', () => SVG('<g/>'.repeat(25_000)), 413, 'pictureTooLarge'],
    ['a drawing that multiplies itself', 'bild.svg', () => text(LAUGHS), 415, 'fileTypeNotAllowed'],
    ['a drawing that is none', 'bild.svg', () => text('<svg xmlns="http://www.w3.org/2000/svg"><g'), 400, 'fileUnreadable'],
  ]
  const noise = async () =>
    Uint8Array.from(
      await sharp(Buffer.from(Array.from({ length: 120 * 120 * 3 }, (_, at) => (at * 7919) % 251)), { raw: { width: 120, height: 120, channels: 3 } })
        .jpeg({ quality: 95 })
        .toBuffer(),
    )

  test.each(hostile)('%s (%s)', async (_, filename, make, status, code) => {
    const before = await rowsOf()
    const answer = await upload(filename, Uint8Array.from(await make()))
    expect([answer.status, answer.error?.code]).toEqual([status, code])
    expect(await rowsOf()).toBe(before)
  })

  test('[E-124] the sentences are the specified ones', async () => {
    expect((await upload('a.bmp', text('BM'))).error?.message).toBe('File type not allowed')
    expect((await upload('a', text('BM'))).error?.message).toBe('File has no extension')
  })

  test('more bytes than allowed, whatever the length says', async () => {
    let taken = 0
    const chunk = new Uint8Array(1_000_000)
    const endless = () =>
      new ReadableStream<Uint8Array>(
        {
          pull(controller) {
            taken += 1
            if (taken > 100) controller.close()
            else controller.enqueue(chunk)
          },
        },
        { highWaterMark: 0 },
      )
    const send = (headers: Record<string, string>) =>
      t.app.request(`http://${HOST_A}/api/v1/media/upload?filename=a.jpg`, {
        method: 'POST',
        headers: { host: HOST_A, cookie: cookies[HOST_A] ?? '', ...headers },
        body: endless(),
        duplex: 'half',
      } as RequestInit)
    expect((await send({ 'content-length': '1000' })).status).toBe(413)
    expect(taken * chunk.length).toBeLessThanOrEqual(MAX_PICTURE_BYTES + 2_000_000)
    taken = 0
    expect((await send({ 'content-length': String(MAX_PICTURE_BYTES + 1) })).status).toBe(413)
    expect(taken).toBe(0)
  })
})

describe('many at once', () => {
  test('[T13] files that no memory is left for are sent away with the time to come back, and the others arrive', async () => {
    // Announced, and never ended before all are there: each holds what it has announced.
    const gates: (() => void)[] = []
    const bytes = await jpeg()
    const slow = () =>
      t.app.request(`http://${HOST_A}/api/v1/media/upload?filename=a.jpg`, {
        method: 'POST',
        headers: { host: HOST_A, cookie: cookies[HOST_A] ?? '', 'content-length': String(MAX_PICTURE_BYTES) },
        body: new ReadableStream<Uint8Array>({
          async start(controller) {
            await new Promise<void>((resolve) => gates.push(resolve))
            controller.enqueue(bytes)
            controller.close()
          },
        }),
        duplex: 'half',
      } as RequestInit)
    const all = Array.from({ length: 4 }, async () => slow())
    // Only whoever is sent away answers before the gates are open.
    const refused = await Promise.race(all)
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([503, true])
    for (const open of gates) open()
    expect((await Promise.all(all)).map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 200, 200, 503])
    expect((await upload('danach.jpg', bytes)).status).toBe(200)
  })
})

describe('walls', () => {
  test('[V-035] [E-005] visitors and editors of other sites upload nothing', async () => {
    const before = await rowsOf()
    const send = async (cookie: string) =>
      (await t.app.request(`http://${HOST_A}/api/v1/media/upload?filename=a.jpg`, { method: 'POST', headers: { host: HOST_A, cookie }, body: await jpeg() })).status
    const signedIn = await t.parts.auth.signIn({ email: 'b@bruno.example', password: 'correct horse battery', host: HOST_A, address: '127.0.0.1', userAgent: '' })
    expect(await send('')).toBe(401)
    expect(await send(signedIn?.cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ') ?? '')).toBe(403)
    expect(await rowsOf()).toBe(before)
  })

  test('a page of another website cannot upload with the editor’s session', async () => {
    expect((await upload('a.jpg', await jpeg(), { headers: { origin: 'https://evil.example' } })).status).toBe(403)
  })

  test('[E-247] what a site uploads is listed, and served, at that site only', async () => {
    const { media } = await upload('brunos.jpg', await jpeg(), { host: HOST_B })
    expect((await list('', { host: HOST_B, who: 'editorB' })).media[0]?.id).toBe(media.id)
    expect((await list('query=brunos')).media).toEqual([])
    expect((await t.ask(media.publicUrl, { host: HOST_B })).status).toBe(200)
    expect((await t.ask(media.publicUrl)).status).toBe(404)
  })
})

describe('the list', () => {
  test('[E-121] 40 pictures from an offset on, newest first, filtered by what is in the name', async () => {
    await t.parts.store.inSite(t.siteA.id, (tx) =>
      tx.execute(`insert into site.media (site_id, id, media_type, mime_type, object_id, original_filename, extension, file_size, width, height, color, updated_at, video_settings, deleted_at)
        select '${t.siteA.id}', 'm' || lpad(n::text, 25, '0'), case when n > 50 then 'video' else 'image' end, 'image/png', 'o', 'reihe_' || n || '%.png', 'png', 1, 10, 10, '#000000', now() + n * interval '1 second', null,
        case when n = 50 then now() end from generate_series(1, 71) as n`),
    )
    const first = await list('mediaType=image&query=REIHE_')
    expect([first.media.length, first.hasMore]).toEqual([40, true])
    expect(first.media[0]?.originalFilename).toBe('reihe_49%.png')
    const rest = await list('mediaType=image&query=reihe_&offset=40')
    expect([rest.media.length, rest.hasMore, rest.media.at(-1)?.originalFilename]).toEqual([9, false, 'reihe_1%.png'])
    const videos = await list('mediaType=video&query=reihe')
    expect([videos.media.length, videos.hasMore]).toEqual([20, true])
    expect((await list('query=%25')).media).toHaveLength(40)
    expect((await list('query=reihe%25')).media).toEqual([])
  })

  test('an offset that is no number is refused', async () => {
    for (const query of ['offset=-1', 'offset=1e9', 'mediaType=audio', `bucketFolder=${'x'.repeat(99)}`, 'objectId=x'])
      expect((await t.ask(`/api/v1/media?${query}`, { who: 'editorA' })).status).toBe(400)
  })
})
