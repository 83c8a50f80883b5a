import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshId, openEditorTab, readEditData } from '../../../tests/support/editor-tab.ts'
import { HOST_A, openTestApp, PASSWORD, type TestApp } from '../../../tests/support/test-app.ts'
import { mediaKey } from '../../model/commands/key.ts'
import { mediaChange } from '../../model/commands/media-change.ts'
import { mediaThingSchema } from '../../model/media-thing.ts'
import { originalKey, variantKey } from '../../services/pictures/picture-keys.ts'
import { emptyBin } from '../bin/empty-bin.ts'
import type { Usage } from './find-usage.ts'
import type { MediaRecord } from './present-media.ts'

let t: TestApp
let cookie = ''
beforeAll(async () => {
  t = await openTestApp()
  const signedIn = await t.parts.auth.signIn({ email: 'admin@vitrine.example', password: PASSWORD, host: HOST_A, address: '127.0.0.1', userAgent: '' })
  cookie = signedIn?.cookies.map((each) => each.split(';', 1)[0]).join('; ') ?? ''
})
afterAll(() => t.close())

let shade = 0
/** Each another file: the left half red, the right half of a colour of its own. */
async function bytes(width = 400, height = 300): Promise<Uint8Array<ArrayBuffer>> {
  shade += 1
  const left = await sharp({ create: { width: width / 2, height, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer()
  return Uint8Array.from(
    await sharp({ create: { width, height, channels: 3, background: { r: 0, g: shade, b: 255 } } })
      .composite([{ input: left, left: 0, top: 0 }])
      .png()
      .toBuffer(),
  )
}

async function upload(name: string, query: Record<string, string> = {}, file?: Uint8Array<ArrayBuffer>): Promise<MediaRecord> {
  const response = await t.app.request(`http://${HOST_A}/api/v1/media/upload?${new URLSearchParams({ filename: name, ...query })}`, {
    method: 'POST',
    headers: { host: HOST_A, cookie },
    body: file ?? (await bytes()),
  })
  return ((await response.json()) as { media: MediaRecord }).media
}

type Answer = {
  success: boolean
  status?: number
  croppedMedia?: MediaRecord
  blurHash?: string | null
  isDetached?: boolean
  places?: unknown[]
  error?: { code: string; message: string }
}
async function post(path: string, body: unknown): Promise<Answer & { code: number }> {
  const response = await t.ask(`/api/v1/media/${path}`, { who: 'editorA', body })
  return { code: response.status, ...((await response.json()) as Answer) }
}
const get = async <Value>(path: string): Promise<Value> => (await (await t.ask(`/api/v1/${path}`, { who: 'editorA' })).json()) as Value
const record = async (id: string) => (await get<{ media: MediaRecord }>(`media/get?mediaId=${id}`)).media
const idsIn = async (query: string) => (await get<{ media: MediaRecord[] }>(`media?${query}`)).media.map(({ id }) => id)
const run = (query: string) => t.parts.store.inSite(t.siteA.id, async (tx) => (await tx.execute(query)).rows)
const live = async (path: string) => (await t.ask(path)).text()
const usageOf = (id: string) => get<Usage>(`media/usage?mediaId=${id}&locale=de`)

/** The picture that the home page shows. */
async function shownPicture(): Promise<string> {
  const [row] = await run(`select content->>'data' as id from site.fields where name = 'backgroundImage' limit 1`)
  return String(row?.['id'])
}

async function gallery(): Promise<string> {
  const [id, page] = [freshId(), await t.pageId(t.siteA, 'ueber-uns')]
  await run(
    `insert into site.groups (site_id, id, page_id, type, version, status, position, options) values ('${t.siteA.id}', '${id}', '${page}', 'mediaGallery', 1, 'draft', 50, '{}')`,
  )
  expect((await t.ask('/api/v1/page/publish', { who: 'editorA', body: { id: page } })).status).toBe(200)
  return id
}

async function tabWith(...ids: string[]) {
  const tab = openEditorTab({
    data: readEditData(await (await t.ask('/de/edit', { who: 'editorA' })).text()),
    fetch: (url, init) => t.ask(url, { who: 'editorA', method: init.method, body: typeof init.body === 'string' ? init.body : undefined }),
  })
  const { facts } = await get<{ facts: { key: string; revision: number; value: unknown }[] }>(`things?keys=${ids.map(mediaKey).join(',')}`)
  tab.history.adopt(facts)
  return tab
}
type Tab = Awaited<ReturnType<typeof tabWith>>
const thing = (tab: Tab, id: string) => mediaThingSchema.parse(tab.history.shown().things?.[mediaKey(id)])
const change = (tab: Tab, id: string, part: object) => tab.history.perform([mediaChange.act({ mediaId: id, before: thing(tab, id), after: { ...thing(tab, id), ...part } })])

describe('a part of a picture', () => {
  test('[E-137] [E-216] is a copy that knows its original and its place in it; the original stays', async () => {
    const original = await upload('see.png')
    const { status, croppedMedia: part } = await post('cropImage', { media: { ...original, cropArea: { x: 50, y: 0, width: 50, height: 50 } } })
    expect(status).toBe(200)
    expect(part).toMatchObject({ parentId: original.id, cropArea: { x: 50, y: 0, width: 50, height: 50 }, width: 200, height: 150, originalFilename: 'see.png', focalPoint: null })
    const drawn = Buffer.from(await (await t.ask(part?.publicUrl ?? '')).arrayBuffer())
    const { channels } = await sharp(drawn).stats()
    expect([(channels[0]?.mean ?? 255) < 40, (channels[2]?.mean ?? 0) > 200]).toEqual([true, true])
    expect(await record(original.id)).toMatchObject({ width: 400, height: 300, parentId: null, cropArea: null })
  })

  test('[E-139] what was marked as important stays so in a part, and in a part of that', async () => {
    const original = await upload('turm.png')
    await post('update', { media: { id: original.id, focalPoint: { x: 0.75, y: 0.5 } } })
    const cut = async (id: string, x: number, width: number) => (await post('cropImage', { media: { id, cropArea: { x, y: 0, width, height: 100 } } })).croppedMedia
    const part = await cut(original.id, 50, 50)
    expect(part?.focalPoint).toEqual({ x: 0.5, y: 0.5 })
    expect((await cut(part?.id ?? '', 70, 20))?.focalPoint).toEqual({ x: 0.25, y: 0.5 })
  })

  test('[E-137] a part of a part is cut from the original; all of it is the original; the same again is the same copy', async () => {
    const original = await upload('berg.png')
    const cut = async (id: string, x: number, width: number) => (await post('cropImage', { media: { id, cropArea: { x, y: 0, width, height: 100 } } })).croppedMedia
    const half = await cut(original.id, 0, 50)
    const other = await cut(half?.id ?? '', 25, 75)
    expect(other).toMatchObject({ parentId: original.id, width: 300, cropArea: { x: 25, y: 0, width: 75, height: 100 } })
    expect((await cut(other?.id ?? '', 25, 75))?.id).toBe(other?.id)
    expect((await cut(other?.id ?? '', 0, 100))?.id).toBe(original.id)
  })

  test('[E-138] of nothing, or outside of it, is refused', async () => {
    expect((await post('cropImage', { media: { id: '0'.repeat(26), cropArea: { x: 0, y: 0, width: 50, height: 50 } } })).code).toBe(404)
    const { id } = await upload('a.png')
    for (const cropArea of [{ x: -1, y: 0, width: 5, height: 5 }, { x: 0, y: 0, width: 101, height: 5 }, { x: 0, y: 0, width: '5', height: 5 }, null])
      expect((await post('cropImage', { media: { id, cropArea } })).code).toBe(400)
    expect((await post('cropImage', { media: { id, cropArea: { x: 99, y: 99, width: 0, height: 0 } } })).croppedMedia).toMatchObject({
      cropArea: { x: 98, y: 98, width: 2, height: 2 },
    })
  })
})

describe('what is said about a picture', () => {
  test('[E-214] [C-14] only what may be said is changed, whatever else is sent of it', async () => {
    const medium = await upload('alt.png')
    const foreign = {
      siteId: t.siteB.id,
      objectId: '../../x',
      extension: 'svg',
      bucketFolder: '../..',
      parentId: '0'.repeat(26),
      publicUrl: '/x',
      width: 1,
      fileSize: 1,
      mediaType: 'video',
      deletedAt: 'now',
    }
    const { success } = await post('update', {
      media: { ...medium, ...foreign, focalPoint: { x: 0.2, y: 0.9 }, tags: ['Winter'], originalFilename: 'neu.png', folder: 'Haus', alt: { de: 'Ein Haus' } },
    })
    expect(success).toBe(true)
    const { updated: _, ...after } = await record(medium.id)
    const { updated: __, ...before } = medium
    expect(after).toEqual({ ...before, focalPoint: { x: 0.2, y: 0.9 }, tags: ['Winter'], originalFilename: 'neu.png', folder: 'Haus', alt: { de: 'Ein Haus' } })
    expect(await idsIn('tags=Winter')).toEqual([medium.id])
    expect(await idsIn('folder=Haus')).toEqual([medium.id])
    expect(await idsIn('query=ein+haus')).toEqual([medium.id])
    expect((await get<{ folders: string[]; tags: string[] }>('media')).folders).toContain('Haus')
  })

  test('[E-139] a focal point outside the picture is refused', async () => {
    const { id } = await upload('b.png')
    for (const focalPoint of [
      { x: 1.1, y: 0 },
      { x: 0, y: -0.1 },
      { x: Number.NaN, y: 0 },
      { x: '0', y: 0 },
    ])
      expect((await post('update', { media: { id, focalPoint } })).code).toBe(400)
  })

  test('[V-245] [E-245] visitors see a new focal point at once, and what it shows where the page says nothing else; undo takes it back', async () => {
    const id = await shownPicture()
    const tab = await tabWith(id)
    expect(await live('/de')).not.toContain('object-position:')
    change(tab, id, { focalPoint: { x: 0.1, y: 0.8 } })
    await tab.queue.run()
    expect(await live('/de')).toContain('object-position:10% 80%')
    tab.history.undo()
    await tab.queue.run()
    expect(await live('/de')).not.toContain('object-position:10% 80%')
    expect(tab.queue.store.getState().entries).toEqual([])
  })

  test('[E-215] the placeholder is computed again; [E-125] a drawing has none', async () => {
    const medium = await upload('c.png')
    await run(`update site.media set blur_hash = null where id = '${medium.id}'`)
    expect((await post('blurHash', { media: { id: medium.id } })).blurHash).toBe(medium.blurHash)
    expect((await record(medium.id)).blurHash).toBe(medium.blurHash)
    const drawing = await upload(
      'logo.svg',
      {},
      new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="#060"/></svg>'),
    )
    expect((await post('blurHash', { media: { id: drawing.id } })).blurHash).toBeNull()
  })
})

describe('deleting', () => {
  test('[E-150] what is shown is told with its places, and refused', async () => {
    const id = await shownPicture()
    const usage = await usageOf(id)
    expect(new Set(usage.places.map(({ type, slot, pageName }) => `${type} ${slot} ${pageName}`))).toEqual(new Set(['hero backgroundImage home', 'imageCard image home']))
    expect(usage.places[0]?.href).toMatch(/^\/de\/edit/)
    expect(await post('delete', { mediaId: id })).toMatchObject({ code: 409, success: false, error: { code: 'mediaInUse' } })
    const tab = await tabWith(id)
    change(tab, id, { isDeleted: true })
    await tab.queue.run()
    expect((await record(id)).deletedAt).toBeNull()
  })

  test('[E-150] a logo is shown as well', async () => {
    const medium = await upload('logo.png')
    await run(`update site.settings set value = jsonb_set(value, '{logo}', '{"picture": "${medium.id}", "alternative": "", "mark": ""}') where true`)
    expect(await usageOf(medium.id)).toMatchObject({ isInSettings: true, places: [] })
    expect((await post('delete', { mediaId: medium.id })).code).toBe(409)
    await run(`update site.settings set value = value - 'logo' where true`)
  })

  test('[E-220] [O-9] the rest goes into the bin, can be brought back, and undo brings it back too', async () => {
    const medium = await upload('weg.png')
    expect(await post('delete', { mediaId: medium.id })).toMatchObject({ code: 200, success: true })
    expect([(await idsIn('')).includes(medium.id), (await idsIn('bin=1')).includes(medium.id)]).toEqual([false, true])
    expect((await t.ask(medium.publicUrl)).status).toBe(200)
    const tab = await tabWith(medium.id)
    change(tab, medium.id, { isDeleted: false })
    await tab.queue.run()
    expect((await idsIn('')).includes(medium.id)).toBe(true)
    tab.history.undo()
    await tab.queue.run()
    expect((await idsIn('bin=1')).includes(medium.id)).toBe(true)
  })

  test('[O-9] after thirty days it goes with its files; what is shown all the same, or has a part of it left, stays', async () => {
    const [old, young, parent] = [await upload('alt.png'), await upload('jung.png'), await upload('ganz.png')]
    const part = (await post('cropImage', { media: { id: parent.id, cropArea: { x: 0, y: 0, width: 50, height: 50 } } })).croppedMedia
    const shown = await shownPicture()
    const folder = join(t.folder, 'media')
    const variants = join(folder, variantKey(t.siteA.id, old, ''))
    expect([existsSync(join(folder, originalKey(t.siteA.id, old))), readdirSync(variants).length > 0]).toEqual([true, true])
    await run(`update site.media set deleted_at = now() - interval '31 days' where id in ('${old.id}', '${parent.id}', '${shown}')`)
    await run(`update site.media set deleted_at = now() - interval '29 days' where id = '${young.id}'`)
    await emptyBin(t.parts)
    const left = new Set((await run('select id from site.media')).map(({ id }) => id))
    expect([old.id, young.id, parent.id, part?.id, shown].map((id) => left.has(id ?? ''))).toEqual([false, true, true, true, true])
    expect([existsSync(join(folder, originalKey(t.siteA.id, old))), existsSync(variants) && readdirSync(variants).length > 0]).toEqual([false, false])
    await run(`update site.media set deleted_at = null where id in ('${parent.id}', '${shown}')`)
  })
})

describe('an earlier version', () => {
  test('[O-9] shows a picture that lies in the bin; of one that is gone for good it has a place for another', async () => {
    const page = await t.pageId(t.siteA, 'ueber-uns')
    const [binned, gone] = [await upload('im-korb.png'), await upload('fort.png')]
    const ids = [freshId(), freshId()]
    for (const [at, medium] of [binned, gone].entries()) {
      await run(
        `insert into site.groups (site_id, id, page_id, type, version, status, position, options) values ('${t.siteA.id}', '${ids[at]}', '${page}', 'cta', 1, 'draft', ${60 + at}, '{}')`,
      )
      await run(
        `insert into site.fields (site_id, id, group_id, name, content, options, visible) values ('${t.siteA.id}', '${ids[at]}:image', '${ids[at]}', 'image', '{"type":"media","data":"${medium.id}"}', '{}', true)`,
      )
    }
    expect((await t.ask('/api/v1/page/publish', { who: 'editorA', body: { id: page } })).status).toBe(200)
    const [version] = await run(`select live_version as id from site.pages where id = '${page}'`)
    for (const id of ids) await run(`delete from site.groups where id = '${id}'`)
    expect((await t.ask('/api/v1/page/publish', { who: 'editorA', body: { id: page } })).status).toBe(200)
    for (const { id } of [binned, gone]) expect((await post('delete', { mediaId: id })).code).toBe(200)
    await run(`update site.media set deleted_at = now() - interval '31 days' where id = '${gone.id}'`)
    await emptyBin(t.parts)
    const { groups, media } = await get<{ groups: { id: string; fields: Record<string, { content: { data: unknown } }> }[]; media: Record<string, unknown> }>(
      `page/version?id=${page}&version=${String(version?.['id'])}&locale=de`,
    )
    const shown = ids.map((id) => groups.find((group) => group.id === id)?.fields['image']?.content.data)
    expect([shown, Object.hasOwn(media, binned.id)]).toEqual([[binned.id, null], true])
  })
})

describe('a gallery', () => {
  test('[V-169] [V-176] [V-177] visitors see a photo as soon as it is uploaded, and not any more when it is deleted', async () => {
    const groupId = await gallery()
    expect(await live('/de/ueber-uns')).toContain('Noch keine Fotos')
    const [one, two] = [await upload('1.png', { groupId }), await upload('2.png', { groupId })]
    const html = await live('/de/ueber-uns')
    expect(html.indexOf(one.id)).toBeGreaterThan(0)
    expect(html.indexOf(two.id)).toBeGreaterThan(html.indexOf(one.id))
    const { bucketFolder, objectId, extension } = one
    expect(await post('delete', { mediaId: one.id, bucketFolder, groupId, objectId, extension })).toMatchObject({ success: true, isDetached: false })
    const after = await live('/de/ueber-uns')
    expect([after.includes(one.id), after.includes(two.id)]).toEqual([false, true])
    expect((await usageOf(two.id)).gallery).toMatchObject({ groupId, pageName: 'Über uns' })
  })

  test('[V-179] [T6] where it lies is never read from the call: forged places delete nothing else', async () => {
    const groupId = await gallery()
    const [mine, other] = [await upload('3.png', { groupId }), await upload('4.png', { groupId })]
    for (const objectId of [other.objectId, '../../../etc/passwd', `../${t.siteB.id}/x`, '%2e%2e/x', '\u0000']) {
      await post('delete', { mediaId: mine.id, bucketFolder: other.objectId, groupId, objectId, extension: '../png' })
    }
    expect((await record(mine.id)).deletedAt).not.toBeNull()
    expect((await record(other.id)).deletedAt).toBeNull()
    expect(existsSync(join(t.folder, 'media', originalKey(t.siteA.id, other)))).toBe(true)
    expect((await post('delete', { mediaId: other.id, groupId: await gallery() })).code).toBe(404)
  })

  test('[C-10] a photo that is shown elsewhere, or was cut, only leaves the gallery, and undo puts it back', async () => {
    const groupId = await gallery()
    const photo = await upload('5.png', { groupId })
    await post('cropImage', { media: { id: photo.id, cropArea: { x: 0, y: 0, width: 50, height: 50 } } })
    expect(await post('delete', { mediaId: photo.id, groupId })).toMatchObject({ success: true, isDetached: true })
    expect(await record(photo.id)).toMatchObject({ deletedAt: null, bucketFolder: '' })
    const tab = await tabWith(photo.id)
    change(tab, photo.id, { gallery: groupId })
    await tab.queue.run()
    expect(await live('/de/ueber-uns')).toContain(photo.id)
    expect(tab.queue.store.getState().entries).toEqual([])
  })

  test('only a section that holds photos takes them', async () => {
    const [row] = await run(`select id from site.groups where type = 'hero' limit 1`)
    const { id } = await upload('6.png')
    const tab = await tabWith(id)
    change(tab, id, { gallery: String(row?.['id']) })
    await tab.queue.run()
    expect((await record(id)).bucketFolder).toBe('')
  })
})

describe('replacing', () => {
  test('puts another picture into every place of the drafts, and into the named ones to take that back', async () => {
    const [old, next] = [await shownPicture(), await upload('neu.png')]
    const answer = await post('replace', { mediaId: old, withId: next.id })
    expect(answer.places).toHaveLength(2)
    expect((await usageOf(next.id)).places).toHaveLength(2)
    expect(await live('/de')).toContain(old)
    expect((await usageOf(old)).places.map(({ type }) => type)).toEqual([null])
    await post('replace', { mediaId: next.id, withId: old, places: answer.places })
    expect((await usageOf(next.id)).places).toEqual([])
  })

  test('also between the paragraphs of a text, in every language; taking it back leaves the one that was there before', async () => {
    const [old, next] = [await upload('alt.png'), await upload('neu.png')]
    const image = ({ id }: MediaRecord) => ({ type: 'image', attrs: { mediaId: id, alt: 'Bild' } })
    const words = { type: 'paragraph', content: [{ type: 'text', text: 'Worte' }] }
    const doc = (...content: unknown[]) => ({ json: { type: 'doc', content }, text: '' })
    const [groupId, page] = [freshId(), await t.pageId(t.siteA, 'ueber-uns')]
    await run(
      `insert into site.groups (site_id, id, page_id, type, version, status, position, options) values ('${t.siteA.id}', '${groupId}', '${page}', 'richTextBlock', 1, 'draft', 60, '{}')`,
    )
    const slot = 'textBlock'
    const content = { type: 'localizedRichText', data: { de: doc(words, image(old), image(next)), fr: doc(image(old)), it: doc(words) } }
    await run(
      `insert into site.fields (site_id, id, group_id, name, content, options, visible) values ('${t.siteA.id}', '${groupId}:${slot}', '${groupId}', '${slot}', '${JSON.stringify(content)}', '{}', true)`,
    )
    const shown = async () => {
      const [row] = await run(`select content->'data' as data from site.fields where group_id = '${groupId}'`)
      return Object.fromEntries(
        Object.entries(row?.['data'] as Record<string, { json: { content: { attrs?: { mediaId: string } }[] } }>).map(([locale, { json }]) => [
          locale,
          json.content.map(({ attrs }) => (attrs ? (attrs.mediaId === old.id ? 'old' : 'new') : 'words')),
        ]),
      )
    }
    const { places } = await post('replace', { mediaId: old.id, withId: next.id })
    expect(places).toEqual([{ pageId: page, groupId, slot, at: ['de:1', 'fr:0'] }])
    expect(await shown()).toEqual({ de: ['words', 'new', 'new'], fr: ['new'], it: ['words'] })
    await post('replace', { mediaId: next.id, withId: old.id, places })
    expect(await shown()).toEqual({ de: ['words', 'old', 'new'], fr: ['old'], it: ['words'] })
    await run(`delete from site.groups where id = '${groupId}'`)
  })

  test('not by a picture that is not there any more', async () => {
    const [old, gone] = [await shownPicture(), await upload('fort.png')]
    await post('delete', { mediaId: gone.id })
    expect((await post('replace', { mediaId: old, withId: gone.id })).code).toBe(404)
    expect((await post('replace', { mediaId: old, withId: '0'.repeat(26) })).code).toBe(404)
  })
})
