import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { address, openBrowser, visit, type Visit } from '../support/browser.ts'
import { openAsAdmin } from '../support/editing-page.ts'
import { createSettingsSite, type SettingsSite } from '../support/settings-site.ts'

const LABEL = 'pages-rules'
const PANEL = '/de/edit?pagemenu=1'

let browser: Browser
let editor: Visit
let visitor: Visit
let site: SettingsSite
let page: Page

beforeAll(async () => {
  browser = await openBrowser()
  site = await createSettingsSite(LABEL)
  editor = await visit(browser, { reducedMotion: 'reduce', locale: 'de-CH' })
  visitor = await visit(browser)
  page = editor.page
  await openAsAdmin(page, LABEL, PANEL)
})
afterAll(() => browser.close())

const panel = () => page.getByRole('dialog', { name: 'Seiten', exact: true })
const region = (name: string) => panel().getByRole('region', { name, exact: true })
const saved = () => page.waitForResponse((response) => response.url().endsWith('/api/v1/commands') && response.ok())
const idOf = async (slug: string) =>
  (await site.inSite((tx) => tx.execute<{ page_id: string }>(`select page_id from site.slugs where locale = 'de' and slug = '${slug}'`))).rows[0]?.page_id ?? ''

async function openPanel(): Promise<void> {
  await page.goto(address(LABEL, PANEL))
  await panel().locator('[data-menu-container]').first().waitFor()
}

async function choose(name: string, entry: string): Promise<void> {
  await panel()
    .getByRole('button', { name: `Mehr zu «${name}»` })
    .first()
    .click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}

/** Whether the menu of visitors has such a line, as they get it now. */
async function isInMenu(name: string): Promise<boolean> {
  await visitor.page.goto(address(LABEL, '/de'))
  return (await visitor.page.locator('header nav').getByRole('link', { name, exact: true, includeHidden: true }).count()) > 0
}

test('[E-253] a row without a name shows a text in its place', async () => {
  await openPanel()
  const row = region('Einzelne Seiten').locator(`li[data-page="${await idOf('namenlos')}"]`)
  expect(await row.getByRole('link').innerText()).toContain('Ohne Titel')
  await row.getByRole('button', { name: 'Mehr zu «Ohne Titel»' }).waitFor()
})

test('[E-175] a line of the menu is there for visitors once it is saved, that of a draft once it is published', async () => {
  await openPanel()
  expect(await isInMenu('Unser Haus')).toBe(false)
  await Promise.all([saved(), choose('Unser Haus', 'Als eigenen Menüpunkt')])
  expect(await isInMenu('Unser Haus')).toBe(true)

  await panel().getByRole('button', { name: 'Neue Seite in «Angebot»' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Neue Seite' })
  await dialog.getByLabel('Name der Seite').fill('Neubau')
  await dialog.getByRole('button', { name: 'Seite erstellen' }).click()
  await page.waitForURL(/\/de\/edit\/[0-9a-z]{26}\?toolbar=1$/)
  await page.getByText('Seite erstellt').waitFor()
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await page.getByRole('button', { name: 'Seiten', exact: true }).click()
  await region('Menü').locator(`li[data-page="${id}"]`).waitFor()
  expect(await isInMenu('Neubau')).toBe(false)
  const status = await page.evaluate(async (of) => {
    const answer = await fetch('/api/v1/page/publish', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ id: of }) })
    return answer.status
  }, id)
  expect(status).toBe(200)
  expect(await isInMenu('Neubau')).toBe(true)
})

test('[E-178] an address that another page has in another language is taken without a word, one of this language is not', async () => {
  await openPanel()
  await choose('Zimmer', 'Seiteneinstellungen')
  const dialog = page.getByRole('dialog', { name: 'Einstellungen: Zimmer' })
  const slug = dialog.getByLabel('Adresse im Internet')
  const complaint = dialog.getByText('Diese URL existiert bereits')
  await slug.fill('haus')
  await complaint.waitFor()
  await slug.fill('maison')
  await complaint.waitFor({ state: 'detached' })
  await Promise.all([saved(), dialog.getByRole('button', { name: 'Speichern' }).click()])
  await dialog.waitFor({ state: 'detached' })
  for (const [path, title] of [
    ['/de/maison', 'Zimmer'],
    ['/fr/maison', 'Unser Haus'],
  ] as const) {
    await visitor.page.goto(address(LABEL, path))
    expect(await visitor.page.locator('main h1').first().innerText()).toBe(title)
  }
})

test('[E-184] an entry goes to the hidden ones and back before the server has answered; the page behind follows', async () => {
  const onPage = () => page.locator('main h3').allInnerTexts()
  await page.goto(address(LABEL, '/de/edit/leistungen?toolbar=1'))
  await page.getByRole('button', { name: 'Einträge ordnen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Einträge ordnen' })
  const listed = () => dialog.locator('[data-item]').allInnerTexts()
  await expect.poll(listed).toEqual(expect.arrayContaining([expect.stringContaining('Sehtest'), expect.stringContaining('Linsen')]))
  const toggle = async (name: string) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route('**/api/v1/commands', (route) => promise.then(() => route.continue()))
    await dialog.getByRole('button', { name, exact: true }).click()
    return async () => {
      resolve()
      await page.getByText('Alles gespeichert').first().waitFor()
      await page.unrouteAll({ behavior: 'wait' })
    }
  }
  const hide = await toggle('Linsen ausblenden')
  await expect.poll(async () => (await listed()).join()).not.toContain('Linsen')
  await dialog.getByRole('button', { name: 'Linsen einblenden', exact: true }).waitFor()
  await hide()
  await expect.poll(onPage).not.toContain('Linsen')
  const show = await toggle('Linsen einblenden')
  await expect.poll(async () => (await listed()).join()).toContain('Linsen')
  await show()
  await expect.poll(onPage).toContain('Linsen')
  await page.reload()
  await expect.poll(onPage).toContain('Linsen')
})

test('[E-181] pages without a collection are listed as without category; of collections the services alone are there before their first page', async () => {
  await site.inSite((tx) => tx.execute(`update site.pages set status = 'deleted' where collection is not null`))
  await openPanel()
  expect(await region('Sammlungen').locator('summary').allInnerTexts()).toEqual([expect.stringMatching(/^Angebot\s*0$/)])
  await page.goto(address(LABEL, '/de/edit?settings=1'))
  const part = page.getByRole('dialog', { name: 'Einstellungen' }).locator('details', { has: page.getByRole('heading', { name: 'Buchungsknopf', exact: true }) })
  await part.locator('summary').click()
  await part.getByRole('switch', { name: 'Knopf zeigen' }).click()
  await part.getByRole('button', { name: 'Seite wählen' }).click()
  const group = part.getByRole('button', { name: 'Ohne Kategorie' })
  await group.waitFor()
  if ((await group.getAttribute('aria-expanded')) === 'false') await group.click()
  await expect
    .poll(() => group.locator('+ ul').getByRole('button').allInnerTexts())
    .toEqual(expect.arrayContaining([expect.stringContaining('Start'), expect.stringContaining('Unser Haus')]))
})

test('the list is read once when a hand comes to its button and presses, and anew when it opens again', async () => {
  await page.goto(address(LABEL, '/de/edit?toolbar=1'))
  const asked: string[] = []
  const note = (request: { url(): string }) => void (request.url().includes('/pages/overview') && asked.push(request.url()))
  page.on('request', note)
  const button = page.locator('[data-part="bar"]').getByRole('button', { name: 'Seiten', exact: true })
  const prepared = page.waitForResponse((response) => response.url().includes('/pages/overview'))
  await button.hover()
  await (await prepared).finished()
  await button.click()
  await panel().locator('[data-menu-container]').first().waitFor()
  expect(asked).toHaveLength(1)
  await page.keyboard.press('Escape')
  await panel().waitFor({ state: 'detached' })
  await button.click()
  await panel().locator('[data-menu-container]').first().waitFor()
  await expect.poll(() => asked.length).toBe(2)
  page.off('request', note)
})
