import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Link } from '../../src/model/content/link.ts'
import type { Group } from '../../src/model/page/document.ts'
import { violationsOn } from '../support/axe.ts'
import { openAsEditor, openBrowser, visit, type Visit } from '../support/browser.ts'
import { removePages, writePage } from '../support/write-page.ts'

const SLUG = 'links-probe'
const EDIT = `/de/edit/${SLUG}?toolbar=1`

let browser: Browser
let desktop: Visit
let phone: Visit

const text = (de: string | null, link?: Link): Group['fields'][string] => ({
  content: { type: 'localizedSingleValue', data: de === null ? {} : { de } },
  options: link ? { link } : {},
  visible: true,
})
const page: Group = {
  id: '',
  type: 'hero',
  version: 1,
  status: 'published',
  disallowedLanguages: [],
  options: {},
  fields: { title: text('Links'), button: text('Anrufen'), secondaryButton: text(null, { type: 'url', url: 'https://beispiel.ch/' }) },
  children: [],
}

beforeAll(async () => {
  browser = await openBrowser()
  desktop = await visit(browser, { reducedMotion: 'reduce', locale: 'de-CH' })
  phone = await visit(browser, { reducedMotion: 'reduce', locale: 'de-CH', viewport: { width: 390, height: 844 }, hasTouch: true })
})
afterAll(async () => {
  await browser.close()
  await removePages('seeblick', [SLUG])
})

async function open({ page: tab, problems }: Visit): Promise<Page> {
  problems.length = 0
  await removePages('seeblick', [SLUG])
  await writePage({ site: 'seeblick', slug: SLUG, groups: [page] })
  await openAsEditor(tab, 'seeblick', EDIT)
  await tab.locator('main [data-editable]').first().waitFor()
  return tab
}

const buttonOf = (tab: Page) => tab.locator('main a[data-field$=":button"]')
const missingLink = (tab: Page) => buttonOf(tab).getByRole('button', { name: 'Link fehlt' })
const tool = (tab: Page) => tab.getByRole('dialog', { name: 'Link', exact: true })
const input = (tab: Page) => tool(tab).getByLabel('Wohin soll der Link führen?')
const saved = (tab: Page) => tab.waitForResponse((response) => response.url().endsWith('/api/v1/commands') && response.ok())
const checked = (dialog: Locator) => dialog.getByRole('radio', { checked: true }).locator('xpath=..').innerText()
const closed = (tab: Page) => tool(tab).waitFor({ state: 'detached' })

async function openTool(tab: Page): Promise<Locator> {
  await missingLink(tab).click()
  await tool(tab).waitFor()
  return tool(tab)
}

describe('on a desktop', () => {
  let tab: Page
  beforeEach(async () => {
    tab = await open(desktop)
  })

  test('[E-094] a button says what it lacks, and the sign leads to it', async () => {
    await missingLink(tab).waitFor()
    const second = tab.locator('main a[data-field$=":secondaryButton"]')
    await second.getByRole('button', { name: 'Text fehlt' }).click()
    expect(await second.locator('[data-editable]').evaluate((element) => element === document.activeElement)).toBe(true)
    await tab.keyboard.type('Website')
    await tab.keyboard.press('Enter')
    await second.getByRole('button', { name: 'Text fehlt' }).waitFor({ state: 'detached' })
    expect(desktop.problems).toEqual([])
  })

  test('[E-060] [E-083] what is typed is understood, and saving closes the popover', async () => {
    const dialog = await openTool(tab)
    expect(await dialog.getByRole('radio').count()).toBe(4)
    await expect.poll(() => input(tab).evaluate((element) => element === document.activeElement)).toBe(true)
    for (const [typed, type] of [
      ['www.beispiel.ch', 'Website'],
      ['info@beispiel.ch', 'E-Mail'],
      ['044 123 45 67', 'Telefon'],
    ] as const) {
      await input(tab).fill(typed)
      expect(await checked(dialog)).toBe(type)
    }
    expect(await violationsOn(tab, '[role="dialog"]')).toEqual([])
    const answer = saved(tab)
    await tab.keyboard.press('Enter')
    await closed(tab)
    expect(await buttonOf(tab).getAttribute('href')).toBe('tel:0441234567')
    await missingLink(tab).waitFor({ state: 'detached' })
    await answer
    await tab.reload()
    await buttonOf(tab).waitFor()
    expect(await buttonOf(tab).getAttribute('href')).toBe('tel:0441234567')
  })

  test('[E-093] an address that could run is refused with a sentence, and nothing is sent', async () => {
    const sent: string[] = []
    tab.on('request', (request) => request.url().endsWith('/api/v1/commands') && sent.push(request.url()))
    const dialog = await openTool(tab)
    for (const typed of ['javascript:alert(1)', 'data:text/html,x']) {
      await input(tab).fill(typed)
      await dialog.getByText('Solche Links sind nicht erlaubt').waitFor()
      await tab.keyboard.press('Enter')
    }
    await input(tab).fill('www.beispiel')
    await dialog.getByRole('radio', { name: 'Telefon' }).check({ force: true })
    await dialog.getByRole('button', { name: 'Übernehmen' }).click()
    await dialog.getByText('Bitte geben Sie eine gültige Telefonnummer ein').waitFor()
    await tab.keyboard.press('Escape')
    await closed(tab)
    expect(sent).toEqual([])
    expect(await buttonOf(tab).getAttribute('href')).toBe('#')
  })

  test('Escape takes back what was typed, going on keeps it', async () => {
    await openTool(tab)
    await input(tab).fill('www.verworfen.ch')
    await tab.keyboard.press('Escape')
    await closed(tab)
    await missingLink(tab).waitFor()
    await openTool(tab)
    await input(tab).fill('www.behalten.ch')
    await tab.mouse.click(1200, 700)
    await closed(tab)
    await expect.poll(() => buttonOf(tab).getAttribute('href')).toBe('https://www.behalten.ch')
  })

  test('[E-086] [E-087] pages are found in three parts, the chosen one’s section is open, and a link can be taken away', async () => {
    let dialog = await openTool(tab)
    for (const part of ['Menü', 'Einzelne Seiten', 'Sammlungen']) await dialog.getByRole('region', { name: part }).waitFor()
    await input(tab).fill('kontakt')
    expect(await checked(dialog)).toBe('Seite')
    const answer = saved(tab)
    // Once, though it stands in the menu and among the pages.
    await dialog.getByRole('button', { name: 'Kontakt', exact: true }).click()
    await closed(tab)
    await answer
    await expect.poll(() => buttonOf(tab).getAttribute('href')).toContain('/de/edit/')
    await tab.getByRole('toolbar', { name: /Knopf/ }).getByRole('button', { name: 'Link', exact: true }).click()
    dialog = tool(tab)
    await dialog.locator('[aria-current="true"]').first().waitFor()
    expect(await dialog.getByRole('button', { name: 'Ohne Kategorie' }).getAttribute('aria-expanded')).toBe('true')
    await dialog.getByRole('button', { name: 'Link entfernen' }).click()
    await closed(tab)
    await missingLink(tab).waitFor()
    await tab.getByRole('button', { name: 'Rückgängig' }).click()
    await missingLink(tab).waitFor({ state: 'detached' })
  })

  test('pages that do not come are said, and asked for again', async () => {
    await tab.route('**/api/v1/pages?*', (route) => route.fulfill({ status: 503, json: {} }), { times: 1 })
    const dialog = await openTool(tab)
    await dialog.getByText('Die Seiten konnten nicht geladen werden.').waitFor()
    await dialog.getByRole('button', { name: 'Erneut versuchen' }).click()
    await dialog.getByRole('region', { name: 'Einzelne Seiten' }).waitFor()
  })
})

test('on a phone the same form is a sheet over the lower half', async () => {
  const tab = await open(phone)
  await missingLink(tab).tap()
  const dialog = tool(tab)
  await dialog.waitFor()
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(390)
  expect((await dialog.boundingBox())?.y ?? 0).toBeGreaterThan(844 / 2 - 2)
  await input(tab).fill('info@beispiel.ch')
  await dialog.getByRole('button', { name: 'Übernehmen' }).tap()
  await closed(tab)
  await expect.poll(() => buttonOf(tab).getAttribute('href')).toBe('mailto:info@beispiel.ch')
  expect(phone.problems).toEqual([])
})
