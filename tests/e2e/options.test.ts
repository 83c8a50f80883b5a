import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { violationsOn } from '../support/axe.ts'
import { openAsEditor, openBrowser, shareVisits, visit, type DemoSite, type Visit } from '../support/browser.ts'
import { titledSection as section } from '../support/titled-section.ts'
import { removePages, writePage } from '../support/write-page.ts'

const SLUG = 'einstellungen-probe'
const EDIT = `/de/edit/${SLUG}?toolbar=1`
const SITES = ['seeblick', 'rocknhole'] as const
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true } as const

let browser: Browser

const image = { content: { type: 'media' as const, data: 'any' }, options: {}, visible: true }

beforeAll(async () => {
  const common = [section('cta', 'Erster'), section('newsFeedBoard', 'Zweiter'), section('reviewSlider', 'Dritter'), section('bookingContainer', 'Vierter')]
  const board = section('imageBoard', 'Fünfter', { options: { layout: 'masonry' }, children: [section('imageCard', 'Karte', { fields: { image } })] })
  await writePage({ site: 'seeblick', slug: SLUG, groups: [...common, board] })
  await writePage({ site: 'rocknhole', slug: SLUG, groups: [section('poiManager', 'Orte'), section('reviewSlider', 'Dritter')] })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  for (const site of SITES) await removePages(site, [SLUG])
})

const saved = (page: Page) => page.getByText('Alles gespeichert').first().waitFor({ state: 'attached' })
const sectionWith = (page: Page, title: string) => page.locator('main > section', { has: page.getByText(title, { exact: true }) })
const line = (tool: Locator, name: string) => tool.getByRole('button', { name: new RegExp(`^${name}`) })
const commandsOf = (page: Page) => page.waitForRequest((request) => request.url().endsWith('/api/v1/commands'))

const visitAgain = shareVisits()

async function enter(site: DemoSite, options: Parameters<typeof visit>[1] = {}): Promise<Visit> {
  const visited = await visitAgain(browser, { reducedMotion: 'reduce', locale: 'de-CH', ...options })
  await openAsEditor(visited.page, site, EDIT)
  await saved(visited.page)
  return visited
}

/** From one of its words outwards, until the menu is about the section or card itself. */
async function choose(page: Page, words: Locator, tool = 'Mehr Werkzeuge'): Promise<void> {
  await words.click()
  const menu = page.getByRole('button', { name: tool, exact: true })
  await expect
    .poll(async () => {
      if (!(await menu.isVisible())) await page.keyboard.press('Escape')
      return menu.isVisible()
    })
    .toBe(true)
}

async function openOptions(page: Page, title: string): Promise<Locator> {
  await choose(page, page.getByText(title, { exact: true }).first())
  await page.getByRole('button', { name: 'Einstellungen', exact: true }).click()
  const tool = page.getByRole('dialog', { name: /^Einstellungen: / })
  await tool.waitFor()
  return tool
}

describe('a section’s options', () => {
  test('[E-059] [E-060] a choice acts at once, its editor closes when it is saved, and the next option can be set', async () => {
    const { page, problems } = await enter('seeblick')
    const cta = sectionWith(page, 'Erster')
    const tool = await openOptions(page, 'Erster')
    // It leaves the buttons it was opened with in sight.
    const [menu, own] = [await page.locator('[data-part="item"]').boundingBox(), await tool.boundingBox()]
    const isApart = !menu || !own || own.y >= menu.y + menu.height || own.x >= menu.x + menu.width || own.x + own.width <= menu.x || own.y + own.height <= menu.y
    expect(isApart, JSON.stringify({ menu, own })).toBe(true)
    await line(tool, 'Farbe').click()
    const request = commandsOf(page)
    await tool.getByRole('radio', { name: /^Fläche/ }).check({ force: true })
    expect(await cta.getAttribute('data-tone')).toBe('surface')
    await request
    await tool.getByRole('radio').first().waitFor({ state: 'detached' })
    expect(await line(tool, 'Farbe').evaluate((element) => element === document.activeElement)).toBe(true)
    await line(tool, 'Platz des Bildes').click()
    await tool.getByRole('radio', { name: 'Links' }).check({ force: true })
    expect(await cta.getAttribute('data-side')).toBe('left')
    await tool.getByRole('radio').first().waitFor({ state: 'detached' })

    await page.keyboard.press('Escape')
    await tool.waitFor({ state: 'detached' })
    await page.keyboard.press('Control+z')
    expect(await cta.getAttribute('data-side')).toBe('right')
    await saved(page)
    await page.reload()
    await saved(page)
    expect(await cta.getAttribute('data-tone')).toBe('surface')
    expect(await cta.getAttribute('data-side')).toBe('right')
    expect(problems).toEqual([])
  })

  test('[E-060] a spinner stands beside what is on its way', async () => {
    const { page } = await enter('seeblick')
    const held = Promise.withResolvers<void>()
    await page.route('**/api/v1/commands', async (route) => {
      await held.promise
      await route.continue()
    })
    const tool = await openOptions(page, 'Erster')
    await line(tool, 'Anordnung auf dem Telefon').click()
    await tool.getByRole('radio', { name: 'Bild über Text' }).check({ force: true })
    await tool.getByRole('img', { name: 'Wird gespeichert' }).waitFor()
    expect(await tool.getByRole('radio').count()).toBe(3)
    held.resolve()
    await tool.getByRole('radio').first().waitFor({ state: 'detached' })
    expect(await tool.getByRole('img', { name: 'Wird gespeichert' }).count()).toBe(0)
  })

  test('[E-061] a switch is saved 100 ms later, and ignores what comes until it is saved', async () => {
    const { page } = await enter('seeblick')
    const held = Promise.withResolvers<void>()
    await page.route('**/api/v1/commands', async (route) => {
      await held.promise
      await route.continue()
    })
    const tool = await openOptions(page, 'Erster')
    const description = tool.getByRole('switch', { name: 'Beschreibung' })
    const request = commandsOf(page)
    const chosenAt = await description.evaluate((input: HTMLInputElement) => {
      input.click()
      return Date.now()
    })
    expect(await description.isChecked()).toBe(false)
    await request
    expect(Date.now() - chosenAt).toBeGreaterThanOrEqual(100)
    await description.click({ force: true })
    expect(await description.isChecked()).toBe(false)
    held.resolve()
    await saved(page)
    await description.click()
    await expect.poll(() => description.isChecked()).toBe(true)
  })

  test('a reset brings one option back to how it was made', async () => {
    const { page } = await enter('seeblick')
    const tool = await openOptions(page, 'Erster')
    await line(tool, 'Bild einpassen').click()
    await tool.getByRole('radio', { name: 'Ganz zeigen' }).check({ force: true })
    await tool.getByRole('button', { name: 'Zurücksetzen: Bild einpassen' }).click()
    await expect.poll(() => sectionWith(page, 'Erster').getAttribute('data-fit')).toBe('cover')
    await tool.getByRole('button', { name: 'Zurücksetzen: Bild einpassen' }).waitFor({ state: 'detached' })
  })

  test('arrow keys step through the choices and keep them open; Enter closes them, Escape steps outwards', async () => {
    const { page } = await enter('seeblick')
    const tool = await openOptions(page, 'Erster')
    await line(tool, 'Platz des Bildes').focus()
    await page.keyboard.press('Enter')
    await tool.getByRole('radio', { name: 'Rechts' }).focus()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => sectionWith(page, 'Erster').getAttribute('data-side')).toBe('center')
    await saved(page)
    expect(await tool.getByRole('radio', { name: 'Mitte' }).isChecked()).toBe(true)
    await page.keyboard.press('Enter')
    await tool.getByRole('radio').first().waitFor({ state: 'detached' })
    await page.keyboard.press('Enter')
    await tool.getByRole('radio', { name: 'Mitte' }).focus()
    await page.keyboard.press('Escape')
    await tool.getByRole('radio').first().waitFor({ state: 'detached' })
    expect(await tool.count()).toBe(1)
    await page.keyboard.press('Escape')
    await tool.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Einstellungen')
  })

  test('[E-068] the site’s colours stand with the contrast of words on them', async () => {
    const { page } = await enter('seeblick')
    const tool = await openOptions(page, 'Erster')
    await line(tool, 'Farbe').click()
    expect(await tool.getByRole('radio').count()).toBe(5)
    for (const words of await tool.locator('label', { has: page.getByRole('radio') }).allInnerTexts()) expect(words).toMatch(/(gut|schwer) lesbar/)
    const shown = await tool.getByText('Aa', { exact: true }).evaluateAll((sheets) => sheets.map((sheet) => getComputedStyle(sheet).backgroundColor))
    expect(new Set(shown).size).toBe(5)
    expect(await violationsOn(page, '[role=dialog]')).toEqual([])
  })

  test('[E-076] a number stops at its bounds', async () => {
    const { page } = await enter('seeblick')
    const tool = await openOptions(page, 'Dritter')
    const [less, more] = [tool.getByRole('button', { name: /: Eins weniger$/ }), tool.getByRole('button', { name: /: Eins mehr$/ })]
    const field = tool.getByRole('spinbutton')
    expect(await field.inputValue()).toBe('1')
    expect(await less.getAttribute('aria-disabled')).toBe('true')
    for (let at = 0; at < 6; at += 1) await more.click({ force: true })
    expect(await field.inputValue()).toBe('5')
    expect(await more.getAttribute('aria-disabled')).toBe('true')
    await field.fill('99')
    await field.press('Enter')
    expect(await field.inputValue()).toBe('5')
    await saved(page)
  })

  test('[E-077] [E-078] branches are chosen by name and address; without any it says so', async () => {
    const { page } = await enter('seeblick')
    const tool = await openOptions(page, 'Dritter')
    await line(tool, 'Standorte').click()
    const first = tool.getByRole('checkbox').first()
    const words = await tool
      .locator('label', { has: page.getByRole('checkbox') })
      .first()
      .innerText()
    expect(words).toMatch(/^[^\n]+\n[^\n]+ \d+\w?, \S+/)
    const sent = commandsOf(page)
    await first.check()
    const stored = JSON.stringify((await sent).postDataJSON())
    expect(stored).toMatch(/"locations":\["[\w-]+"\]/)
    expect(await first.isChecked()).toBe(true)
    await saved(page)
    const none = await enter('rocknhole')
    const other = await openOptions(none.page, 'Dritter')
    await line(other, 'Standorte').click()
    await other.getByText('No locations available', { exact: true }).waitFor()
  })

  test('[E-092] an address that cannot be booked at is told so and not saved', async () => {
    const { page } = await enter('seeblick')
    const sent: string[] = []
    page.on('request', (request) => request.url().endsWith('/api/v1/commands') && sent.push(request.postData() ?? ''))
    const tool = await openOptions(page, 'Vierter')
    await line(tool, 'Buchungslink').click()
    const field = tool.getByRole('textbox', { name: 'Adresse der Buchungsseite' })
    for (const wrong of ['keine adresse', 'http://termin.example.ch', 'https://www.google.com/termin', 'javascript:alert(1)', '']) {
      await field.fill(wrong)
      await field.press('Enter')
      await tool.getByRole('alert').filter({ hasText: 'Diese Adresse geht nicht.' }).waitFor()
    }
    expect(sent).toEqual([])
    await field.fill('https://termin.example.ch/seeblick')
    await field.press('Enter')
    await field.waitFor({ state: 'detached' })
    await saved(page)
    expect(sent.join()).toContain('"url":"https://termin.example.ch/seeblick"')
  })

  test('what would change nothing is not offered', async () => {
    const { page } = await enter('seeblick')
    await choose(page, sectionWith(page, 'Fünfter').locator('figure').first())
    await page.getByRole('button', { name: 'Einstellungen', exact: true }).click()
    const tool = page.getByRole('dialog', { name: 'Einstellungen: Bildkarte' })
    await line(tool, 'Link').waitFor()
    expect(await line(tool, 'Bildformat').count()).toBe(0)
    await line(tool, 'Link').click()
    await tool.getByRole('radio').first().waitFor()
  })
})

describe('places of a map', () => {
  test('[E-079] two places always stay; a third can be added and taken away', async () => {
    const { page } = await enter('rocknhole')
    const tool = await openOptions(page, 'Orte')
    await line(tool, 'Orte auf der Karte').click()
    const places = tool.getByRole('group', { name: /^Ort \d+$/ })
    expect(await places.count()).toBe(2)
    await places.first().getByRole('button').click({ force: true })
    expect(await places.count()).toBe(2)
    await tool.getByRole('button', { name: 'Ort hinzufügen' }).click()
    await expect.poll(() => places.count()).toBe(3)
    const latitude = places.last().getByRole('textbox', { name: 'Breite' })
    await latitude.fill('91')
    await latitude.press('Enter')
    await tool.getByRole('alert').filter({ hasText: '-90 bis 90' }).waitFor()
    await latitude.fill('47,51')
    await latitude.press('Enter')
    await expect.poll(() => latitude.inputValue()).toBe('47.51')
    await places.last().getByRole('combobox').selectOption({ label: 'Treffpunkt' })
    await saved(page)
    await tool.getByRole('button', { name: 'Ort entfernen: Ort 3' }).click()
    await expect.poll(() => places.count()).toBe(2)
  })

  test('[E-080] [E-081] [E-082] a route in three forms; anything else is told and not saved; empty is none', async () => {
    const { page } = await enter('rocknhole')
    const sent: string[] = []
    page.on('request', (request) => request.url().endsWith('/api/v1/commands') && sent.push(request.postData() ?? ''))
    const tool = await openOptions(page, 'Orte')
    const write = async (text: string) => {
      if ((await tool.getByRole('textbox', { name: 'Route' }).count()) === 0) await line(tool, 'Route').click()
      await tool.getByRole('textbox', { name: 'Route' }).fill(text)
      await tool.getByRole('textbox', { name: 'Route' }).blur()
    }
    for (const wrong of ['8.7, 47.4', 'acht, siebenundvierzig', '{"type":"Polygon"}']) {
      await write(wrong)
      await tool
        .getByRole('alert')
        .filter({ hasText: /^Invalid format: ./ })
        .waitFor()
    }
    expect(sent).toEqual([])
    const geo = {
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          geometry: {
            type: 'LineString',
            coordinates: [
              [8.5, 47.1],
              [8.6, 47.2],
            ],
          },
        },
      ],
    }
    for (const [text, stored] of [
      ['8.1, 47.1\n8.2, 47.2', '[[8.1,47.1],[8.2,47.2]]'],
      ['[[8.3, 47.3], [8.4, 47.4]]', '[[8.3,47.3],[8.4,47.4]]'],
      [JSON.stringify(geo), '[[8.5,47.1],[8.6,47.2]]'],
      ['', 'null'],
    ] as const) {
      await write(text)
      await expect.poll(() => sent.at(-1)).toContain(`"after":{"mapRoute":${stored}}`)
      await tool.getByRole('textbox', { name: 'Route' }).waitFor({ state: 'detached' })
    }
  })
})

describe('languages', () => {
  test('[E-041] [E-119] a section that is closed in a language is not there for its visitors; one language stays', async () => {
    const { page } = await enter('seeblick')
    await choose(page, page.getByText('Zweiter', { exact: true }).first())
    await page.getByRole('button', { name: 'Mehr Werkzeuge' }).click()
    await page.getByRole('menuitem', { name: /^Sprachen/ }).click()
    const tool = page.getByRole('dialog', { name: /^Sprachen: / })
    await tool.waitFor()
    const boxes = tool.getByRole('checkbox')
    expect(await boxes.count()).toBe(4)
    const sent = commandsOf(page)
    await tool.getByRole('checkbox', { name: 'Englisch' }).uncheck()
    expect(JSON.stringify((await sent).postDataJSON())).toContain('"after":["en"]')
    for (const name of ['Französisch', 'Italienisch']) await tool.getByRole('checkbox', { name }).uncheck()
    await tool.getByText('Mindestens eine Sprache bleibt.').waitFor()
    expect(await tool.getByRole('checkbox', { name: /^Deutsch/ }).isDisabled()).toBe(true)
    for (const name of ['Französisch', 'Italienisch', 'Englisch']) await tool.getByRole('checkbox', { name }).check()
    expect(await tool.getByRole('checkbox', { name: /^Deutsch/ }).isDisabled()).toBe(false)
    // Not there in the language on screen: a line says so, and the tool stays where it is.
    const place = await tool.boundingBox()
    await tool.getByRole('checkbox', { name: /^Deutsch/ }).uncheck()
    const note = page.locator('main').getByText('«News: Zweiter» ist in dieser Sprache ausgeblendet.')
    await note.waitFor()
    expect(await page.getByText('Zweiter', { exact: true }).count()).toBe(0)
    expect(await tool.boundingBox()).toEqual(place)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Wieder zeigen' }).click()
    await page.getByText('Zweiter', { exact: true }).first().waitFor()
    expect(await note.count()).toBe(0)
    await saved(page)
  })

  test('a section can be hidden from everybody, a line says so to who edits, and it comes back', async () => {
    const { page } = await enter('seeblick')
    await choose(page, page.getByText('Zweiter', { exact: true }).first())
    await page.getByRole('button', { name: 'Mehr Werkzeuge' }).click()
    const sent = commandsOf(page)
    await page.getByRole('menuitem', { name: 'Ausblenden', exact: true }).click()
    expect(JSON.stringify((await sent).postDataJSON())).toMatch(/"after":\["de","fr".*"en"\]/)
    await page.locator('main').getByText('«News: Zweiter» ist ausgeblendet.').waitFor()
    await saved(page)
    await page.keyboard.press('Control+z')
    await page.getByText('Zweiter', { exact: true }).first().waitFor()
    await page.keyboard.press('Control+Shift+z')
    await page.getByRole('button', { name: 'Wieder zeigen' }).click()
    await page.getByText('Zweiter', { exact: true }).first().waitFor()
    await saved(page)
  })
})

test('on a phone the tool is a sheet over the lower half, and the page above it changes at once', async () => {
  const { page, problems } = await enter('seeblick', PHONE)
  const tool = await openOptions(page, 'Erster')
  const { top, height, width } = await tool.evaluate((element) => element.getBoundingClientRect())
  expect(width).toBe(390)
  expect(top).toBeGreaterThanOrEqual(844 / 2 - 1)
  expect(height).toBeLessThanOrEqual(844 / 2 + 1)
  const isSeenAbove = (title: string) => sectionWith(page, title).evaluate((element) => element.getBoundingClientRect().top <= innerHeight * 0.3)
  expect(await isSeenAbove('Erster')).toBe(true)
  await line(tool, 'Farbe').tap()
  const opened = await tool.evaluate((element) => element.getBoundingClientRect().top)
  await tool.getByRole('radio', { name: /^Zweitfarbe/ }).tap({ force: true })
  await expect.poll(() => sectionWith(page, 'Erster').getAttribute('data-tone')).toBe('secondary')
  await tool.getByRole('radio').first().waitFor({ state: 'detached' })
  // Shorter now, and nothing has moved away from under the finger.
  expect(await tool.evaluate((element) => element.getBoundingClientRect().top)).toBe(opened)
  const small = await tool.getByRole('button').evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).filter(({ height: tall }) => tall < 44).length)
  expect(small).toBe(0)
  expect(await violationsOn(page, '[role=dialog]')).toEqual([])
  expect(problems).toEqual([])
})

test('in French', async () => {
  const { page } = await visit(browser, { reducedMotion: 'reduce' })
  await page.addInitScript(() => sessionStorage.setItem('editorLanguage', 'fr'))
  await openAsEditor(page, 'seeblick', EDIT)
  await page.getByText('Tout est enregistré').first().waitFor({ state: 'attached' })
  await choose(page, page.getByText('Erster', { exact: true }).first(), 'Réglages')
  await page.getByRole('button', { name: 'Réglages', exact: true }).click()
  const tool = page.getByRole('dialog', { name: /^Réglages/ })
  await line(tool, 'Couleur').click()
  expect(await tool.getByText(/^lisible$/).count()).toBe(5)
})
