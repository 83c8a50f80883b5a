import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { HOST_B, openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { DEFAULT_THEME } from '../../actions/site/default-theme.ts'
import { settingsSchema } from '../../model/site/settings.ts'
import type { Site } from '../../model/site/site.ts'
import { insertMedia } from '../../store/media.ts'
import { writeSettings } from '../../store/settings.ts'

let t: TestApp
let picture: string
let alternative: string
let mark: string
beforeAll(async () => {
  t = await openTestApp()
  picture = await addPicture(t.siteA, '#1a2b3c', 960, 240)
  alternative = await addPicture(t.siteA, '#f0f1f2', 960, 240)
  mark = await addPicture(t.siteA, '#a01020', 200, 200)
})
afterAll(() => t.close())
beforeEach(() => save({}))

/** Half of it is clear, as in most logos. */
async function addPicture(site: Site, color: string, width: number, height: number): Promise<string> {
  const id = t.parts.newId()
  const svg = `<svg width="${width}" height="${height}"><rect x="${width / 4}" width="${width / 2}" height="${height}" fill="${color}"/></svg>`
  const facts = await t.parts.pictures.store(site.id, id, await sharp(Buffer.from(svg)).png().toBuffer())
  await t.parts.store.inSite(site.id, (tx) => insertMedia(tx, { id, mediaType: 'image', objectId: id, originalFilename: 'logo.png', ...facts }))
  return id
}

async function save(settings: object): Promise<void> {
  await t.parts.store.inSite(t.siteA.id, (tx) => writeSettings(tx, settingsSchema.parse(settings)))
  await t.parts.purge.purge([`${t.siteA.id}/settings`])
}

const html = async (path = '/de') => (await t.ask(path)).text()
const part = async (name: 'header' | 'footer', path?: string) => new RegExp(`<${name}[\\s\\S]*?</${name}>`).exec(await html(path))?.[0] ?? ''
const images = async (name: 'header' | 'footer', path?: string) => (await part(name, path)).match(/<img[^>]*>/g) ?? []
const middle = async (path: string) => {
  const { data, info } = await sharp(Buffer.from(await (await t.ask(path)).arrayBuffer()))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3).toString('hex')
  return { centre: at(info.width >> 1, info.height >> 1), edge: at(info.width >> 1, 1) }
}

describe('in header and footer', () => {
  test('the name stands in words until there is a picture, and then the picture with its size and the name', async () => {
    expect(await images('header')).toEqual([])
    expect(await part('header')).toContain('Site annasonly')
    await save({ logo: { picture } })
    for (const path of ['/de', '/en/about-us', '/de/nichts', '/de/login']) {
      const [logo = '', ...others] = await images('header', path)
      expect(others, path).toEqual([])
      for (const attribute of [`src="/media/${picture}/320.webp"`, 'width="176"', 'height="44"', 'alt="Site annasonly"']) expect(logo, path).toContain(attribute)
      expect(await part('header', path)).not.toContain('>Site annasonly<')
      expect((await images('footer', path)).join(), path).toContain(`/media/${picture}/`)
    }
    expect((await t.ask(`/media/${picture}/320.webp`)).headers.get('content-type')).toBe('image/webp')
  })

  test('the alternative is shown when it is chosen', async () => {
    await save({ logo: { picture, alternative }, header: { useAlternativeLogo: true } })
    expect((await images('header')).join()).toMatch(new RegExp(`^<img[^>]*/media/${alternative}/[^>]*>$`))
  })

  test('over a dark first section both are there, one for each ground; without an alternative a plate lies under the picture', async () => {
    const home = await t.pageId(t.siteA, '~home')
    await t.parts.store.inSite(t.siteA.id, (tx) =>
      tx.execute(`update site.page_versions set content = jsonb_set(content, '{groups,0,options,color}', '"primary"') where page_id = '${home}'`),
    )
    const transparent = { header: 'transparent' }
    await save({ logo: { picture, alternative }, appearance: transparent })
    expect((await images('header')).map((image) => /media\/(\w+)/.exec(image)?.[1])).toEqual([picture, alternative])
    expect(await part('header')).not.toMatch(/class="[^"]*plate/)
    await save({ logo: { picture }, appearance: transparent })
    expect(await images('header')).toHaveLength(1)
    expect(await part('header')).toMatch(/class="[^"]*plate/)
  })

  test('a picture of another site is never shown, whoever wrote its id down', async () => {
    const foreign = await addPicture(t.siteB, '#00ff00', 960, 240)
    expect((await t.ask(`/media/${foreign}/320.webp`, { host: HOST_B })).status).toBe(200)
    const before = await middle('/icon-192.png')
    await save({ logo: { picture: foreign, alternative: foreign, mark: foreign }, header: { useAlternativeLogo: true } })
    expect(await html()).not.toContain(foreign)
    expect(await part('header')).toContain('>Site annasonly<')
    expect(await middle('/icon-192.png')).toEqual(before)
    expect((await t.ask('/favicon.svg')).status).toBe(200)
    expect((await t.ask(`/media/${foreign}/320.webp`)).status).toBe(404)
  })
})

describe('icons and cards', () => {
  const background = DEFAULT_THEME.colors.background.slice(1).toLowerCase()

  test('they are made of the logo, the mark first where there is one, and a new logo shows at once', async () => {
    const initial = await middle('/icon-512.png')
    await save({ logo: { picture } })
    for (const path of ['/icon-32.png', '/icon-180.png', '/icon-192.png', '/icon-512.png', '/share.png'])
      expect(await middle(path), path).toEqual({ centre: '1a2b3c', edge: background })
    await save({ logo: { picture, mark } })
    for (const path of ['/icon-32.png', '/icon-180.png', '/icon-192.png', '/icon-512.png']) expect(await middle(path), path).toEqual({ centre: 'a01020', edge: background })
    expect((await middle('/share.png')).centre).toBe('1a2b3c')
    await save({})
    expect(await middle('/icon-512.png')).toEqual(initial)
  })

  test('the oldest icon is made of it too', async () => {
    await save({ logo: { picture, mark } })
    const bytes = Buffer.from(await (await t.ask('/favicon.ico')).arrayBuffer())
    const { data } = await sharp(bytes.subarray(bytes.readUInt32LE(18)))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(data.subarray((16 * 32 + 16) * 3, (16 * 32 + 16) * 3 + 3).toString('hex')).toBe('a01020')
  })

  test('no vector icon is announced that is not of the logo', async () => {
    const named = async () => [
      /<link rel="icon"[^>]*favicon.svg/.test(await html()),
      (await (await t.ask('/site.webmanifest')).text()).includes('favicon.svg'),
      (await t.ask('/favicon.svg')).status,
    ]
    expect(await named()).toEqual([true, true, 200])
    await save({ logo: { picture } })
    expect(await named()).toEqual([false, false, 404])
    expect(await html('/de/nichts')).not.toContain('favicon.svg')
    expect(await html()).toContain('<link rel="icon" href="/icon-192.png" type="image/png" sizes="192x192"/>')
    const { icons } = (await (await t.ask('/site.webmanifest')).json()) as { icons: { src: string; type: string }[] }
    for (const { src, type } of icons) expect((await t.ask(src)).headers.get('content-type'), src).toBe(type)
  })

  test('when the file of the logo is gone, the initial stands in for it', async () => {
    const initial = await middle('/icon-192.png')
    const id = t.parts.newId()
    const row = {
      id,
      mediaType: 'image',
      objectId: id,
      originalFilename: '',
      extension: 'png',
      mimeType: 'image/png',
      width: 10,
      height: 10,
      fileSize: 1,
      color: '#000000',
    } as const
    await t.parts.store.inSite(t.siteA.id, (tx) => insertMedia(tx, row))
    await save({ logo: { picture: id } })
    expect(await middle('/icon-192.png')).toEqual(initial)
  })
})
