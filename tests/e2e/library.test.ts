import sharp from 'sharp'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import type { Group } from '../../src/model/page/document.ts'
import { violationsOn } from '../support/axe.ts'
import { openAsEditor, openBrowser, visit, type Visit } from '../support/browser.ts'
import { ask } from '../support/http.ts'
import { bareSection, textIn } from '../support/titled-section.ts'
import { removePages, writePage } from '../support/write-page.ts'

/** A page of its own for each journey: what visitors were shown of an earlier one is still in the server's memory. */
const slugs: string[] = []
const slug = () => slugs.at(-1) ?? ''

let browser: Browser
let desktop: Visit
let phone: Visit

const group = (type: string, fields: Group['fields']) => bareSection(type, { fields })
const title = (de: string) => textIn({ de })
const groups = [
  group('cta', { title: title('Mit Bild'), image: { content: { type: 'media', data: 'x' }, options: { alt: { de: 'Ein altes Bild' } }, visible: true } }),
  group('mediaGallery', { title: title('Unsere Fotos') }),
]

beforeAll(async () => {
  browser = await openBrowser()
  desktop = await visit(browser, { reducedMotion: 'reduce', locale: 'de-CH' })
  phone = await visit(browser, { reducedMotion: 'reduce', locale: 'de-CH', viewport: { width: 390, height: 844 }, hasTouch: true })
})
afterAll(async () => {
  await browser.close()
  await removePages('seeblick', slugs)
})

async function open({ page, problems }: Visit): Promise<Page> {
  await page.goto('about:blank')
  problems.length = 0
  slugs.push(`mediathek-probe-${slugs.length}`)
  await writePage({ site: 'seeblick', slug: slug(), closed: ['fr', 'it', 'en'], groups })
  await openAsEditor(page, 'seeblick', `/de/edit/${slug()}?toolbar=1`)
  await page.locator('main [data-editable]').first().waitFor()
  return page
}

let shade = Date.now() % 0xffffff
/** Each another file, also when the journey is made again on the same data. */
const photo = (width = 600, height = 400) => {
  shade = (shade + 7919) % 0xffffff
  return sharp({ create: { width, height, channels: 3, background: `#${shade.toString(16).padStart(6, '0')}` } })
    .jpeg()
    .toBuffer()
}
const files = (names: readonly string[]) => Promise.all(names.map(async (name) => ({ name, mimeType: 'image/jpeg', buffer: await photo() })))

const picture = (page: Page) => page.locator('main img[data-field]').first()
const tool = (page: Page) => page.getByRole('dialog', { name: 'Bild', exact: true })
const library = (page: Page) => page.getByRole('dialog', { name: 'Mediathek' })
const tiles = (dialog: Locator) => dialog.locator('ul button[aria-pressed]')
const saved = (page: Page) => page.waitForResponse((response) => response.url().endsWith('/api/v1/commands') && response.ok())
const live = () => ask({ port: inject('port'), host: 'seeblick.localhost', path: `/de/${slug()}` })

async function openTool(page: Page): Promise<Locator> {
  await picture(page).focus()
  await page.keyboard.press('Enter')
  await tiles(tool(page)).first().waitFor()
  return tool(page)
}

async function openLibrary(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Mehr', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Mediathek' }).click()
  await tiles(library(page)).first().waitFor()
  return library(page)
}

describe('on a desktop', () => {
  let page: Page
  beforeEach(async () => {
    page = await open(desktop)
  })

  test('[E-121] [E-127] [E-128] [E-129] ten pictures come in one after the other, and the total never runs backwards', async () => {
    const dialog = await openTool(page)
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('DIV')
    await page.evaluate(() => {
      const seen: number[] = []
      Object.assign(window, { seen })
      new MutationObserver(() => {
        const bar = document.querySelector('[role="dialog"] [role="progressbar"]')
        if (bar) seen.push(Number(bar.getAttribute('aria-valuenow')))
      }).observe(document.body, { subtree: true, childList: true, attributes: true })
    })
    await dialog.locator('input[type=file]').setInputFiles(await files(Array.from({ length: 10 }, (_, at) => `zehn-${at}.jpg`)))
    await dialog.getByText('Bereit', { exact: true }).waitFor()
    const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen)
    expect(seen.length).toBeGreaterThan(3)
    expect(seen).toEqual(seen.toSorted((a, b) => a - b))
    expect(await tiles(dialog).first().getAttribute('title')).toBe('zehn-9.jpg')
    // By keyboard from tile to tile.
    await tiles(dialog).first().focus()
    await page.keyboard.press('ArrowRight')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('title'))).toBe('zehn-8.jpg')
    expect(await violationsOn(page, '[role="dialog"]')).toEqual([])
    expect(desktop.problems).toEqual([])
  })

  test('what is chosen is seen at once, and cancelling leaves everything as it was', async () => {
    const before = await picture(page).getAttribute('src')
    const dialog = await openTool(page)
    await dialog.locator('ul button[aria-pressed="false"]').first().click()
    await expect.poll(() => picture(page).getAttribute('src')).not.toBe(before)
    await dialog.getByRole('button', { name: 'Abbrechen' }).click()
    await expect.poll(() => picture(page).getAttribute('src')).toBe(before)
    expect(await picture(page).getAttribute('alt')).toBe('Ein altes Bild')
  })

  test('[E-136] [E-137] a part is cut out by keyboard and shown, its words stay, and all of it comes back', async () => {
    const before = await picture(page).getAttribute('src')
    let dialog = await openTool(page)
    await dialog.getByRole('button', { name: 'Zuschneiden' }).click()
    await dialog.getByRole('button', { name: 'Ecke unten rechts' }).focus()
    for (const key of ['Shift+ArrowLeft', 'Shift+ArrowLeft', 'Shift+ArrowUp']) await page.keyboard.press(key)
    await dialog.getByText(/^80 × 90 %/).waitFor()
    await dialog.getByRole('button', { name: 'Ausschnitt verwenden' }).click()
    await expect.poll(() => picture(page).getAttribute('src')).not.toBe(before)
    expect(await picture(page).getAttribute('alt')).toBe('Ein altes Bild')
    await dialog.getByRole('button', { name: 'Fertig' }).click()
    dialog = await openTool(page)
    await dialog.getByRole('button', { name: 'Zuschneiden' }).click()
    await dialog.getByText(/^80 × 90 %/).waitFor()
    await dialog.getByRole('button', { name: 'Ecke unten rechts' }).focus()
    for (const key of ['Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowDown']) await page.keyboard.press(key)
    await dialog.getByRole('button', { name: 'Ganzes Bild zeigen' }).click()
    await expect.poll(() => picture(page).getAttribute('src')).toBe(before)
  })

  test('[E-136] [E-138] leaving without confirming changes nothing, and neither does a failure', async () => {
    const before = await picture(page).getAttribute('src')
    const dialog = await openTool(page)
    await dialog.getByRole('button', { name: 'Zuschneiden' }).click()
    await dialog.getByRole('button', { name: 'Ecke oben links' }).focus()
    await page.keyboard.press('Shift+ArrowRight')
    await dialog.getByRole('button', { name: 'Abbrechen' }).first().click()
    await dialog.getByRole('button', { name: 'Zuschneiden' }).click()
    await page.route('**/media/cropImage', (route) => route.fulfill({ status: 500, json: { success: false, error: { code: 'internal', message: 'Nein' } } }), { times: 1 })
    await dialog.getByRole('button', { name: 'Ecke oben links' }).focus()
    await page.keyboard.press('Shift+ArrowRight')
    await dialog.getByRole('button', { name: 'Ausschnitt verwenden' }).click()
    await page.getByText('Der Ausschnitt konnte nicht gespeichert werden.').waitFor()
    expect(await picture(page).getAttribute('src')).toBe(before)
  })

  test('[E-139] [V-245] the focal point is seen on the page while it moves, saved when it is let go, and undone', async () => {
    const position = () => picture(page).evaluate((image) => getComputedStyle(image).objectPosition)
    const start = await position()
    await picture(page).click()
    await page.getByRole('button', { name: 'Blickpunkt und Ausschnitt' }).click()
    const point = page.getByRole('button', { name: /^Blickpunkt: \d/ })
    await point.waitFor()
    const frame = await point.locator('..').boundingBox()
    if (!frame) throw new Error('no frame')
    await page.mouse.move(frame.x + frame.width / 2, frame.y + frame.height / 2)
    await page.mouse.down()
    await page.mouse.move(frame.x + frame.width * 0.2, frame.y + frame.height * 0.9, { steps: 3 })
    expect(await position()).toBe('20% 90%')
    const answer = saved(page)
    await page.mouse.up()
    await answer
    await point.focus()
    const again = saved(page)
    await page.keyboard.press('ArrowRight')
    await again
    expect(await position()).toBe('21% 90%')
    expect((await live()).text).toContain('object-position:21% 90%')
    await page.keyboard.press('Escape')
    for (const expected of ['20% 90%', start]) {
      await page.getByRole('button', { name: 'Rückgängig' }).first().click()
      await expect.poll(position).toBe(expected)
    }
  })

  test('[E-140] [E-150] [O-9] what is shown cannot be deleted and is replaced; the rest goes into the bin and comes back', async () => {
    const before = await picture(page).getAttribute('src')
    let dialog = await openLibrary(page)
    expect(await violationsOn(page, '[role="dialog"]')).toEqual([])
    await dialog.locator('input[type=file]').setInputFiles({ name: 'ersatz.jpg', mimeType: 'image/jpeg', buffer: await photo(680, 400) })
    await dialog.getByText('Auf keiner Seite.').waitFor()
    const preview = await dialog
      .getByRole('button', { name: /^Blickpunkt: \d/ })
      .locator('..')
      .boundingBox()
    expect([preview?.width, preview?.height]).toEqual([340, 200])
    await dialog.getByRole('button', { name: 'Löschen' }).click()
    await expect.poll(() => tiles(dialog).first().getAttribute('title')).not.toBe('ersatz.jpg')
    await page.getByRole('button', { name: 'Rückgängig' }).last().click()
    await expect.poll(() => tiles(dialog).first().getAttribute('title')).toBe('ersatz.jpg')
    await dialog.getByRole('button', { name: 'Schliessen' }).click()

    dialog = await openTool(page)
    await dialog.getByText('Angaben zum Bild').click()
    await dialog.getByText('Wird noch gezeigt.').waitFor()
    await dialog.getByText('Diese Seite').waitFor()
    await dialog.getByRole('button', { name: 'Überall ersetzen' }).click()
    await dialog.locator('ul button[title="ersatz.jpg"]').first().click()
    await expect.poll(() => picture(page).getAttribute('src')).not.toBe(before)
    await page.getByText(/An \d+ Stellen? ersetzt/).waitFor()
    await page.getByRole('button', { name: 'Rückgängig' }).last().click()
    await expect.poll(() => picture(page).getAttribute('src')).toBe(before)
  })

  test('[E-040] [V-174] [V-176] [V-177] a gallery takes several photos at once; one is deleted in place and comes back', async () => {
    const section = page.locator('main section', { hasText: 'Unsere Fotos' })
    await page.getByRole('button', { name: 'Fotos hochladen' }).last().click()
    const dialog = page.getByRole('dialog', { name: 'Fotos hinzufügen' })
    await dialog.locator('input[type=file]').setInputFiles(await files(['a.jpg', 'b.jpg', 'c.jpg']))
    await dialog.getByText('3 Fotos sind in der Galerie.').waitFor()
    await dialog.getByRole('button', { name: 'Fertig' }).click()
    const photos = section.locator('figure > img')
    await expect.poll(() => photos.count()).toBe(3)
    const first = await photos.first().getAttribute('src')
    expect((await live()).text).toContain(first ?? 'none')
    await photos.first().hover()
    const call = page.waitForRequest('**/api/v1/media/delete')
    await section.getByRole('button', { name: 'Foto löschen' }).first().click()
    expect(Object.keys((await call).postDataJSON() as object).toSorted()).toEqual(['bucketFolder', 'extension', 'groupId', 'mediaId', 'objectId'])
    await page.getByText('Foto gelöscht').waitFor()
    await expect.poll(() => photos.count()).toBe(2)
    expect((await live()).text).not.toContain(first ?? '')
    const answer = saved(page)
    await page.getByRole('button', { name: 'Rückgängig' }).last().click()
    await answer
    await expect.poll(() => photos.first().getAttribute('src')).toBe(first)
    expect((await live()).text).toContain(first ?? 'none')
    expect(desktop.problems).toEqual([])
  })

  test('[V-178] a photo that cannot be deleted stays, and the server says why', async () => {
    const section = page.locator('main section', { hasText: 'Unsere Fotos' })
    await page.getByRole('button', { name: 'Fotos hochladen' }).last().click()
    const dialog = page.getByRole('dialog', { name: 'Fotos hinzufügen' })
    await dialog.locator('input[type=file]').setInputFiles(await files(['d.jpg']))
    await dialog.getByText('1 Foto ist in der Galerie.').waitFor()
    await dialog.getByRole('button', { name: 'Fertig' }).click()
    for (const [body, words] of [
      [{ success: false, error: { code: 'internal', message: 'Heute nicht.' } }, 'Heute nicht.'],
      [{}, 'Failed to delete media'],
    ] as const) {
      await page.route('**/api/v1/media/delete', (route) => route.fulfill({ status: 500, json: body }), { times: 1 })
      await section.locator('figure').first().hover()
      await section.getByRole('button', { name: 'Foto löschen' }).first().click()
      await page.getByText(words).waitFor()
    }
    expect(await section.locator('figure > img').count()).toBe(1)
  })
})

test('[V-175] on a phone: a picture is cut, and a photo is deleted by the second touch only', async () => {
  const page = await open(phone)
  await page.getByRole('button', { name: 'Fotos hochladen' }).last().tap()
  const dialog = page.getByRole('dialog', { name: 'Fotos hinzufügen' })
  await dialog.locator('input[type=file]').setInputFiles(await files(['t.jpg', 'u.jpg']))
  await dialog.getByText('2 Fotos sind in der Galerie.').waitFor()
  await dialog.getByRole('button', { name: 'Fertig' }).tap()
  const section = page.locator('main section', { hasText: 'Unsere Fotos' })
  const photos = section.locator('figure > img')
  const box = await photos.first().boundingBox()
  if (!box) throw new Error('no photo')
  // Exactly where the control will be: the first touch only chooses the photo.
  await page.touchscreen.tap(box.x + box.width - 30, box.y + 30)
  await expect
    .poll(() =>
      section
        .getByRole('button', { name: 'Foto löschen' })
        .first()
        .evaluate((button) => getComputedStyle(button).opacity),
    )
    .toBe('1')
  expect(await photos.count()).toBe(2)
  await section.getByRole('button', { name: 'Foto löschen' }).first().tap()
  await expect.poll(() => photos.count()).toBe(1)

  await picture(page).tap()
  await page.getByRole('button', { name: 'Bild wählen' }).tap()
  const window = tool(page)
  // The library is there at once; the picture itself is one touch away.
  await tiles(window).first().waitFor()
  expect((await tiles(window).first().boundingBox())?.y).toBeLessThan(560)
  await window.getByRole('button', { name: 'Dieses Bild' }).tap()
  expect(await tiles(window).first().isVisible()).toBe(false)
  await window.getByRole('button', { name: 'Zuschneiden' }).tap()
  const corner = await window.getByRole('button', { name: 'Ecke oben links' }).boundingBox()
  expect([corner?.width, corner?.height]).toEqual([44, 44])
  await window.getByRole('button', { name: 'Fertig' }).tap()

  // What a picture shows is written in each language of the site, with the thumb.
  const shelf = await openLibrary(page)
  await tiles(shelf).first().tap()
  for (const [language, words] of [
    ['DE', 'Ein See im Morgenlicht'],
    ['FR', 'Un lac au petit matin'],
  ] as const) {
    if (language === 'FR') await shelf.getByText('In anderen Sprachen').tap()
    const field = shelf.getByLabel(`Was ist zu sehen? (${language})`)
    await field.tap()
    await field.fill(words)
    const answer = saved(page)
    await page.keyboard.press('Enter')
    await answer
  }
  await shelf.getByRole('button', { name: 'Zurück zu allen Bildern' }).tap()
  await tiles(shelf).first().tap()
  await shelf.getByText('In anderen Sprachen').tap()
  expect(await shelf.getByLabel('Was ist zu sehen? (FR)').inputValue()).toBe('Un lac au petit matin')
  expect(phone.problems).toEqual([])
})
