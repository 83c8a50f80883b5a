import sharp from 'sharp'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import type { Group } from '../../src/model/page/document.ts'
import { violationsOn } from '../support/axe.ts'
import { address, openAsEditor, openBrowser, visit, type Visit } from '../support/browser.ts'
import { ask } from '../support/http.ts'
import { bareSection } from '../support/titled-section.ts'
import { removePages, writePage } from '../support/write-page.ts'

const SLUG = 'bilder-probe'
const EDIT = `/de/edit/${SLUG}?toolbar=1`

let browser: Browser
let desktop: Visit
let phone: Visit

const group = (type: string, fields: Group['fields'], children: Group[] = []) => bareSection(type, { fields, children })
const title = (de: string): Group['fields'][string] => ({ content: { type: 'localizedSingleValue', data: { de } }, options: {}, visible: true })
const groups = [
  group('cta', { title: title('Mit Bild'), image: { content: { type: 'media', data: 'x' }, options: { alt: { de: 'Ein altes Bild' } }, visible: true } }),
  group('imageBoard', { title: title('Galerie') }, [group('imageCard', { title: title('Noch leer') })]),
]

beforeAll(async () => {
  browser = await openBrowser()
  desktop = await visit(browser, { reducedMotion: 'reduce', locale: 'de-CH' })
  phone = await visit(browser, { reducedMotion: 'reduce', locale: 'de-CH', viewport: { width: 390, height: 844 }, hasTouch: true })
})
afterAll(async () => {
  await browser.close()
  await removePages('seeblick', [SLUG])
})

async function open({ page, problems }: Visit): Promise<Page> {
  problems.length = 0
  await removePages('seeblick', [SLUG])
  await writePage({ site: 'seeblick', slug: SLUG, closed: ['fr', 'it', 'en'], groups })
  await openAsEditor(page, 'seeblick', EDIT)
  await page.locator('main [data-editable]').first().waitFor()
  return page
}

const photo = (color: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: color } })
    .jpeg()
    .toBuffer()
const filled = (page: Page) => page.getByRole('button', { name: /^Bild ändern/ }).first()
const empty = (page: Page) => page.getByRole('button', { name: 'Bild hinzufügen' })
const card = (page: Page) => page.locator('main figure img[data-field]')
const tool = (page: Page) => page.getByRole('dialog', { name: 'Bild', exact: true })
const closed = (page: Page) => tool(page).waitFor({ state: 'detached' })
const tiles = (dialog: Locator) => dialog.locator('li button')
const saved = (page: Page) => page.waitForResponse((response) => response.url().endsWith('/api/v1/commands') && response.ok())

async function openTool(page: Page, place: Locator): Promise<Locator> {
  await place.focus()
  await page.keyboard.press('Enter')
  await tool(page).waitFor()
  await tiles(tool(page)).first().waitFor()
  return tool(page)
}

/** As a file manager would let go of a file there. */
async function dropOn(page: Page, place: Locator, name: string, bytes: Buffer): Promise<void> {
  const transfer = await page.evaluateHandle(
    ([base64, filename]) => {
      const data = new DataTransfer()
      data.items.add(new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], filename, { type: 'image/jpeg' }))
      return data
    },
    [bytes.toString('base64'), name] as const,
  )
  for (const event of ['dragenter', 'dragover', 'drop']) await place.dispatchEvent(event, { dataTransfer: transfer })
}

describe('on a desktop', () => {
  let page: Page
  beforeEach(async () => {
    page = await open(desktop)
  })

  test('an empty place is filled from the library at once, undone, and is as large as the picture in it', async () => {
    const place = await empty(page).boundingBox()
    const dialog = await openTool(page, empty(page))
    expect(await violationsOn(page, '[role="dialog"]')).toEqual([])
    // As long as the place is as empty as it was, there is only a way back.
    expect(await dialog.getByRole('button', { name: 'Fertig' }).count()).toBe(0)
    const answer = saved(page)
    await tiles(dialog).nth(1).click()
    await card(page).waitFor()
    expect(await tiles(dialog).nth(1).getAttribute('aria-pressed')).toBe('true')
    await answer
    await dialog.getByRole('button', { name: 'Fertig' }).click()
    await closed(page)
    const picture = await card(page).boundingBox()
    expect([picture?.width, picture?.height].map((size) => Math.round(size ?? 0))).toEqual([place?.width, place?.height].map((size) => Math.round(size ?? 0)))
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await empty(page).waitFor()
    expect(desktop.problems).toEqual([])
  })

  test('[E-127] an upload is chosen, is ready, and visitors get it after publishing', async () => {
    const dialog = await openTool(page, empty(page))
    const answer = saved(page)
    await dialog.locator('input[type=file]').setInputFiles({ name: 'NEU.JPG', mimeType: 'image/jpeg', buffer: await photo('#2a7f62') })
    await dialog.getByText('Bereit', { exact: true }).waitFor()
    await card(page).waitFor()
    expect(await tiles(dialog).first().getAttribute('title')).toBe('NEU.JPG')
    await answer
    await dialog.getByText('Bereit', { exact: true }).waitFor({ state: 'detached' })
    const id = /media\/(\w+)\//.exec((await card(page).getAttribute('src')) ?? '')?.[1] ?? 'none'
    await page.keyboard.press('Escape')
    await closed(page)
    const pageId = await page.evaluate(() => (JSON.parse(document.getElementById('edit-data')?.textContent ?? '{}') as { page: { id: string } }).page.id)
    const status = await page.evaluate(
      async (body) => (await fetch('/api/v1/page/publish', { method: 'POST', headers: { 'content-type': 'application/json' }, body })).status,
      JSON.stringify({ id: pageId }),
    )
    expect(status).toBe(200)
    const seen = await ask({ port: inject('port'), host: 'seeblick.localhost', path: `/de/${SLUG}` })
    expect(seen.text).toContain(`/media/${id}/`)
  })

  test('several uploads into an empty place go into the cards that follow and into new ones, and back in one step', async () => {
    const before = await page.locator('main img[data-field]').count()
    const dialog = await openTool(page, empty(page))
    const buffers = await Promise.all(['#7f2a62', '#2a627f', '#627f2a'].map(photo))
    await dialog.locator('input[type=file]').setInputFiles(buffers.map((buffer, at) => ({ name: `MEHRERE-${at}.JPG`, mimeType: 'image/jpeg', buffer })))
    await page.getByText('3 Bilder eingesetzt', { exact: true }).waitFor()
    expect(await dialog.locator('ul button[aria-pressed=true]').getAttribute('title')).toBe('MEHRERE-0.JPG')
    expect(await dialog.getByRole('button', { name: 'Abbrechen' }).count()).toBe(0)
    await dialog.getByRole('button', { name: 'Fertig' }).click()
    await closed(page)
    await expect.poll(() => page.locator('main img[data-field]').count()).toBe(before + 3)
    await page.getByRole('button', { name: 'Rückgängig' }).first().click()
    await empty(page).waitFor()
    await expect.poll(() => page.locator('main img[data-field]').count()).toBe(before)
  })

  test('[E-124] [E-130] [E-135] what cannot be uploaded is said by name, and the next file goes on', async () => {
    const dialog = await openTool(page, empty(page))
    const failure = dialog.getByRole('alert')
    // Each line as it comes, and for how long it stays.
    await failure.evaluate((alert) => {
      const lines = new Map<string, { from: number; to: number | null }>()
      Object.assign(window, { lines })
      new MutationObserver(() => {
        const now = [...alert.querySelectorAll('p')].map((line) => line.textContent)
        for (const line of now) if (!lines.has(line)) lines.set(line, { from: performance.now(), to: null })
        for (const [line, times] of lines) if (!now.includes(line)) times.to ??= performance.now()
      }).observe(alert, { childList: true, subtree: true })
    })
    await dialog.locator('input[type=file]').setInputFiles([
      { name: 'bild.bmp', mimeType: 'image/bmp', buffer: Buffer.from('BM') },
      { name: 'bild', mimeType: '', buffer: Buffer.from('x') },
      { name: 'luege.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<script>alert(1)</script>') },
      { name: 'gut.jpg', mimeType: 'image/jpeg', buffer: await photo('#884422') },
    ])
    await failure.getByText('bild.bmp').waitFor()
    await dialog.getByText('Bereit', { exact: true }).waitFor()
    await expect.poll(() => failure.innerText()).toBe('')
    const said = await page.evaluate(() =>
      [...(window as unknown as { lines: Map<string, { from: number; to: number }> }).lines].map(([line, { from, to }]) => ({ line, ms: Math.round(to - from) })),
    )
    expect(said.map(({ line }) => line).filter((line) => !line.startsWith('Erlaubt'))).toEqual([
      'bild.bmp File type not allowed',
      'bild File has no extension',
      'luege.jpg File type not allowed',
    ])
    for (const { line, ms } of said.slice(0, 1)) expect([line, ms >= 2900 && ms < 4500]).toEqual([line, true])
    expect(await tiles(dialog).first().getAttribute('title')).toBe('gut.jpg')
    await page.getByText('Fehler beim Hochladen der Datei').first().waitFor()
    await page.keyboard.press('Escape')
    await closed(page)
    await empty(page).waitFor({ state: 'detached' })
    await page.keyboard.press('Control+z')
    await empty(page).waitFor()
  })

  test('a picture is described, is decorative, and another one does not keep its words', async () => {
    const dialog = await openTool(page, filled(page))
    const words = dialog.getByLabel('Was ist zu sehen?')
    expect(await words.inputValue()).toBe('Ein altes Bild')
    await words.fill('Ein Schaufenster')
    await words.blur()
    const image = page.locator('main img[data-field]').first()
    await expect.poll(() => image.getAttribute('alt')).toBe('Ein Schaufenster')
    await dialog.getByLabel('Nur Schmuck').check({ force: true })
    await expect.poll(() => image.getAttribute('alt')).toBe('')
    await words.waitFor({ state: 'detached' })
    await dialog.getByLabel('Nur Schmuck').uncheck({ force: true })
    await words.fill('Wieder da')
    await words.blur()
    await dialog.locator('li button[aria-pressed="false"]').first().click()
    await expect.poll(() => words.inputValue()).toBe('')
    await dialog.getByRole('button', { name: 'Bild entfernen' }).click()
    await expect.poll(() => page.locator('main img[data-field]').count()).toBe(0)
  })

  test('a file that is dropped on a place or pasted goes there', async () => {
    // The list was asked for before the file had arrived, and is told after it: it knows nothing of it.
    await page.route(
      '**/api/v1/media?*',
      async (route) => {
        await page.waitForResponse(/media\/upload/)
        await route.fulfill({ json: { success: true, media: [], hasMore: false, folders: [], tags: [] } })
      },
      { times: 1 },
    )
    await dropOn(page, empty(page), 'gezogen.jpg', await photo('#335577'))
    await tool(page).getByText('Bereit', { exact: true }).waitFor()
    await card(page).waitFor()
    expect(await tiles(tool(page)).first().getAttribute('title')).toBe('gezogen.jpg')
    const before = await card(page).getAttribute('src')
    const base64 = (await photo('#995511')).toString('base64')
    await tool(page)
      .getByRole('searchbox')
      .evaluate((element, bytes) => {
        const clipboardData = new DataTransfer()
        clipboardData.items.add(new File([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], 'eingefuegt.jpg', { type: 'image/jpeg' }))
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      }, base64)
    await expect.poll(() => card(page).getAttribute('src')).not.toBe(before)
  })

  test('[E-121] the library is searched by name, and says when nothing fits or nothing came', async () => {
    const dialog = await openTool(page, empty(page))
    await dialog.getByRole('searchbox').fill('gibtesgarnicht')
    await dialog.getByText('Kein Bild heisst so.').waitFor()
    await page.route('**/api/v1/media?*', (route) => route.fulfill({ status: 503, json: {} }), { times: 1 })
    await dialog.getByRole('searchbox').fill('')
    await dialog.getByText('Die Mediathek konnte nicht geladen werden.').waitFor()
    await dialog.getByRole('button', { name: 'Erneut versuchen' }).click()
    await tiles(dialog).first().waitFor()
  })

  test('[E-126] a drawing with a script is a picture and nothing else', async () => {
    const dialog = await openTool(page, empty(page))
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3" onload="document.title=1"><script>document.title="x"</script><rect width="4" height="3" fill="red"/></svg>'
    await dialog.locator('input[type=file]').setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) })
    await card(page).waitFor()
    const src = (await card(page).getAttribute('src')) ?? ''
    const answer = await ask({ port: inject('port'), host: 'seeblick.localhost', path: src })
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/webp'])
    expect(answer.text).not.toContain('script')
  })

  test('a picture that is there stands as visitors see it', async () => {
    const on = await filled(page).boundingBox()
    await page.goto(address('seeblick', `/de/${SLUG}`))
    const off = await page.locator('main img').first().boundingBox()
    expect([on?.width, on?.height]).toEqual([off?.width, off?.height])
  })
})

test('on a phone the library fills the screen, and a tap chooses', async () => {
  const page = await open(phone)
  await empty(page).tap()
  const dialog = tool(page)
  await tiles(dialog).nth(1).waitFor()
  await expect.poll(() => dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
  await tiles(dialog).nth(1).tap()
  await card(page).waitFor()
  // What it shows is asked there and then: on a phone the field would stay unseen on its own sheet.
  await dialog.getByLabel(/^Was ist zu sehen/).waitFor()
  await dialog.getByRole('button', { name: 'Fertig' }).tap()
  await closed(page)
  expect(phone.problems).toEqual([])
})
