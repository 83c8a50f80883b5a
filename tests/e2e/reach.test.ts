import { describe, expect, inject, test } from 'vitest'
import { walkGroups, type Group } from '../../src/model/page/document.ts'
import { findDefinition } from '../../src/sections/definitions.ts'
import { openAsEditor, openBrowser, visit, type DemoSite } from '../support/browser.ts'
import { demoLabels, demoPages } from '../support/demo-pages.ts'
import { readEditData } from '../support/editor-tab.ts'
import { ask } from '../support/http.ts'
import { leftWithoutSlots } from '../support/left-without-slots.tsx'
import { DEMO_PASSWORD } from '../support/server-process.ts'

/**
 * What cannot be changed where it stands and does not say where it comes from, and why that is right. Whoever makes this list
 * longer owes owners an answer; whoever makes one of its lines untrue takes it out.
 */
const KNOWN: readonly { type: string; what: RegExp; why: string }[] = [
  { type: 'stepFeedBoard', what: /^\d+$/, why: 'the steps are counted as they stand' },
  { type: 'mapContainer', what: /^\d+$/, why: 'the places are counted as they stand' },
  { type: 'poiManager', what: /^\d+$/, why: 'the places are counted as they stand' },
  { type: 'goFeed', what: /^Artikel lesen$/, why: 'every link to an article is called so, in each language' },
  { type: 'newsFeedBoard', what: /^(Mehr|Weniger) anzeigen$/, why: 'unfolds the list, and is called so in each language' },
  { type: 'contentSliderBoard', what: /^Bilderfolge überspringen$/, why: 'is there only for those who come by keyboard' },
]
const met = new Set<string>()

/** The menu of such a section says where its content comes from. */
const saysWhere = (section: Group) => [...walkGroups([section])].some(({ type }) => findDefinition(type)?.fedBy !== undefined)

async function cookieOf(site: DemoSite): Promise<string> {
  const { headers } = await ask({ port: inject('port'), host: `${site}.localhost`, path: '/api/v1/auth', body: { email: `editor@${site}.example`, password: DEMO_PASSWORD } })
  return [headers['set-cookie'] ?? []]
    .flat()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
}

describe('every page of every demo site, as its editor gets it', () => {
  test.each(demoLabels)('[E-001] %s: every word and picture can be changed where it stands, or says where it comes from', async (site) => {
    const cookie = await cookieOf(site)
    const left = new Set<string>()
    for (const { path } of demoPages.filter((one) => one.site === site)) {
      const { status, text } = await ask({ port: inject('port'), host: `${site}.localhost`, path: path.replace(/^\/(\w\w)/, '/$1/edit'), headers: { cookie } })
      expect([path, status]).toEqual([path, 200])
      const { view } = readEditData(text)
      for (const section of view.groups.filter((group) => !saysWhere(group))) {
        for (const words of leftWithoutSlots(view, section)) {
          const known = KNOWN.find(({ type, what }) => type === section.type && what.test(words))
          if (known) met.add(known.type)
          else left.add(`${section.type}: ${words}`)
        }
      }
    }
    expect([...left]).toEqual([])
  })

  test('each of the exceptions is still met', () => expect(KNOWN.filter(({ type }) => !met.has(type))).toEqual([]))
})

test('header, footer, booking button and branches lead to the part of the settings where they are written', async () => {
  const browser = await openBrowser()
  const { page, problems } = await visit(browser, { reducedMotion: 'reduce', locale: 'de-CH' })
  await openAsEditor(page, 'seeblick', '/de/edit?toolbar=1')
  await page.locator('[data-part="bar"]').waitFor()
  const menu = page.getByRole('region', { name: /^Werkzeuge/ })
  const settings = page.getByRole('dialog', { name: 'Einstellungen' })
  const leadsTo = async (button: string, part: string) => {
    await menu.getByRole('button', { name: button, exact: true }).click()
    await settings.locator('details[open]', { has: page.getByRole('heading', { name: part, exact: true }) }).waitFor()
    await settings.getByRole('button', { name: 'Schliessen' }).click()
    await settings.waitFor({ state: 'detached' })
  }
  await page.locator('#page > header').click({ position: { x: 3, y: 3 } })
  await leadsTo('Kopfzeile einstellen', 'Kopfzeile')
  await page.locator('#page > aside[data-position]').click()
  await leadsTo('Buchungsknopf einstellen', 'Buchungsknopf')
  // A telephone number is not dialled by somebody who wants to change it.
  await page.locator('#page > footer a[href^="tel:"]').first().click()
  await leadsTo('Öffnungszeiten', 'Öffnungszeiten')
  // By keyboard, from the first thing in the header on.
  await page.locator('#page > header a').first().focus()
  await page.keyboard.press('Tab')
  await menu.getByRole('button', { name: 'Menü und Seiten' }).click()
  await page.getByRole('dialog', { name: 'Seiten' }).getByRole('button', { name: 'Schliessen' }).click()
  expect(problems).toEqual([])
  await browser.close()
})
