import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Group } from '../../src/model/page/document.ts'
import { violationsOn } from '../support/axe.ts'
import { openAsEditor, openBrowser, visit, WIDTHS, type Visit } from '../support/browser.ts'
import { leave, openAsAdmin, slot, write } from '../support/editing-page.ts'
import { bareSection, textIn } from '../support/titled-section.ts'
import { holdBack } from '../support/visitor-forms.ts'
import { removePages, writePage } from '../support/write-page.ts'

const SLUG = 'alle-fenster'
const EDIT = `/de/edit/${SLUG}?toolbar=1`
const SITE = 'verband'

const group = (type: string, slots: Record<string, string>, children: Group[] = []) =>
  bareSection(type, { fields: Object.fromEntries(Object.entries(slots).map(([name, words]) => [name, textIn({ de: words, fr: words })])), children })

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

async function anew() {
  await removePages(SITE, [SLUG])
  await writePage({
    site: SITE,
    slug: SLUG,
    groups: [
      group('hero', { title: 'Guten Tag', description: 'Willkommen', button: 'Mehr' }),
      group('serviceBoard', { title: 'Leistungen' }, [group('serviceCard', { title: 'Erste' })]),
      group('cta', { title: 'Mit Bild' }),
    ],
  })
}

const bar = (page: Page) => page.getByRole('region', { name: /^Werkzeuge/ })
const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'))
const escape = async (page: Page) => {
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
}
/** Only the menu itself: around it the library keeps hidden stops that pass the focus on. */
const MENU = '[role="menu"]'
const closeMenu = async (page: Page) => {
  await page.keyboard.press('Escape')
  await page.getByRole('menu').waitFor({ state: 'detached' })
}
const chooseSection = async (page: Page) => {
  await slot(page, 'title').click()
  await bar(page).getByRole('navigation').getByRole('button').first().waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await bar(page).getByRole('button', { name: 'Mehr Werkzeuge' }).waitFor()
}

/** Each opens one thing the editor can show, with everything before it closed again. */
type Screen = { open: (page: Page) => Promise<unknown>; close?: (page: Page) => Promise<unknown>; part?: string }

const SCREENS: Record<string, Screen> = {
  'bar and a text with the cursor': { open: (page) => slot(page, 'title').click() },
  'menu of what stands around the page': {
    open: async (page) => {
      await page.locator('#page > footer').click({ position: { x: 3, y: 3 } })
      await bar(page).getByRole('button', { name: 'Menü und Seiten' }).waitFor()
    },
  },
  'menu of a section': {
    open: async (page) => {
      await chooseSection(page)
      await bar(page).getByRole('button', { name: 'Mehr Werkzeuge' }).click()
      await page.getByRole('menu').waitFor()
    },
    close: closeMenu,
    part: MENU,
  },
  '[E-033] options': {
    open: async (page) => {
      await chooseSection(page)
      await bar(page).getByRole('button', { name: 'Einstellungen' }).click()
      await dialog(page).waitFor()
    },
  },
  languages: {
    open: async (page) => {
      await chooseSection(page)
      await bar(page).getByRole('button', { name: 'Mehr Werkzeuge' }).click()
      await page.getByRole('menuitem', { name: 'Sprachen' }).click()
      await dialog(page).waitFor()
    },
  },
  '[E-032] link': {
    open: async (page) => {
      await page.getByRole('button', { name: 'Link fehlt' }).first().click()
      await dialog(page).getByRole('region', { name: 'Einzelne Seiten' }).waitFor()
    },
  },
  '[E-031] media library': {
    open: async (page) => {
      await page.locator('main [data-field$=":image"]').last().focus()
      await page.keyboard.press('Enter')
      await dialog(page).first().waitFor()
    },
  },
  picker: {
    open: async (page) => {
      await page.getByRole('button', { name: 'Abschnitt am Ende hinzufügen' }).focus()
      await page.keyboard.press('Enter')
      await dialog(page).waitFor()
    },
  },
  palette: {
    open: async (page) => {
      await page.keyboard.press('Control+k')
      await dialog(page).waitFor()
    },
  },
  history: {
    open: async (page) => {
      await page.getByRole('button', { name: 'Mehr', exact: true }).click()
      await page.getByRole('menuitem', { name: 'Verlauf' }).click()
      await dialog(page).getByText('Veröffentlicht').first().waitFor()
    },
  },
  'menu of the bar': {
    open: async (page) => {
      await page.getByRole('button', { name: 'Mehr', exact: true }).click()
      await page.getByRole('menu').waitFor()
    },
    close: closeMenu,
    part: MENU,
  },
  'missing translations': {
    open: async (page) => {
      await write(page, 'subtitle', 'Nur deutsch')
      await leave(page)
      await page.getByRole('button', { name: '1 Übersetzung fehlt' }).click()
      await dialog(page).waitFor()
    },
    close: async (page) => {
      await escape(page)
      await page.getByRole('button', { name: 'Rückgängig' }).click()
      await page.getByRole('button', { name: '1 Übersetzung fehlt' }).waitFor({ state: 'detached' })
    },
  },
  receipt: {
    open: async (page) => {
      await write(page, 'title', 'Willkommen zurück')
      await leave(page)
      await page.getByRole('button', { name: /^Veröffentlichen\s?,/ }).click()
      await dialog(page).getByText('Das ändert sich').waitFor()
    },
  },
  'question before discarding': {
    open: async (page) => {
      await page.keyboard.press('Control+k')
      await dialog(page).getByRole('combobox').or(dialog(page).getByRole('searchbox')).first().fill('verwerfen')
      await page.keyboard.press('Enter')
      await page.getByRole('alertdialog').waitFor()
    },
    close: async (page) => {
      await page.getByRole('alertdialog').getByRole('button', { name: 'Abbrechen' }).click()
      await page.getByRole('alertdialog').waitFor({ state: 'detached' })
    },
  },
}

const SIZES = [
  ['desktop', { viewport: WIDTHS.desktop }],
  ['phone', { viewport: WIDTHS.phone, isMobile: true, hasTouch: true }],
] as const

describe.each(SIZES)('on a %s', (_, options) => {
  let owner: Visit
  beforeAll(async () => {
    await anew()
    owner = await visit(browser, { ...options, reducedMotion: 'reduce', locale: 'de-CH' })
    await openAsEditor(owner.page, SITE, EDIT)
    // Each step is a press away; a journey that lost its way should say so soon.
    owner.page.setDefaultTimeout(8000)
    await slot(owner.page, 'title').waitFor()
  })
  afterAll(async () => {
    await owner.context.close()
    await removePages(SITE, [SLUG])
  })

  test.each(Object.entries(SCREENS))('%s passes axe and does not widen the page', async (_name, { open, close = escape, part }) => {
    const { page } = owner
    await open(page)
    expect(await violationsOn(page, part)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    if (await dialog(page).or(page.getByRole('menu')).count()) await close(page)
  })

  test('two versions of one text pass axe', async () => {
    const other = await visit(browser)
    await openAsAdmin(other.page, SITE, EDIT)
    await slot(other.page, 'description').waitFor()
    const { page } = owner
    // A pause in typing saves: what one writes arrives only after the other's, however long this machine pauses.
    const { reply, release } = holdBack((route) => route.continue())
    await page.route('**/api/v1/commands', reply)
    await write(page, 'description', 'Meine Fassung')
    await write(other.page, 'description', 'Andere Fassung')
    await leave(other.page)
    release()
    await leave(page)
    await page.getByRole('alertdialog').getByText('Zwei Fassungen').waitFor()
    expect(await violationsOn(page)).toEqual([])
    await page.getByRole('alertdialog').getByRole('button', { name: 'Meine behalten' }).click()
    await other.context.close()
  })

  test('none of this caused an error in the browser', () => expect(owner.problems).toEqual([]))
})
