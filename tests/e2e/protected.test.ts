import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { memberArea } from '../../demo/verband/pages/member-area.ts'
import { violationsOn } from '../support/axe.ts'
import { address, openBrowser, openAsEditor, visit, WIDTHS } from '../support/browser.ts'
import { heroWith } from '../support/editing-page.ts'
import { removePages, writePage } from '../support/write-page.ts'

const GERMAN = address('verband', '/de/mitgliederbereich')
const PASSWORD = memberArea.password ?? ''
const SECRET = 'Rahmenverträge 2027'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

async function enter(page: Page, password: string): Promise<void> {
  await page.getByLabel('Passwort').fill(password)
  await page.getByRole('button', { name: 'Seite öffnen' }).click()
}

describe('a page behind a password', () => {
  test('[V-030] stays locked after a wrong password, opens with the right one, and stays open in this browser session only', async () => {
    const { page, context } = await visit(browser)
    await page.goto(GERMAN)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Diese Seite ist geschützt')
    await enter(page, 'falsch')
    await page.getByRole('alert').filter({ hasText: 'Falsches Passwort' }).waitFor()
    expect(page.url()).toBe(GERMAN)
    expect(await page.content()).not.toContain(SECRET)
    expect(await page.getByLabel('Passwort').evaluate((field) => [field === document.activeElement, field.getAttribute('aria-describedby')])).toEqual([true, 'locked-error'])

    await enter(page, PASSWORD)
    await page.getByRole('heading', { name: SECRET }).waitFor()
    expect(page.url()).toBe(GERMAN)
    await page.goto(address('verband', '/de'))
    await page.goto(GERMAN)
    expect(await page.getByRole('heading', { name: SECRET }).count()).toBe(1)
    const [cookie] = (await context.cookies()).filter(({ name }) => name.includes('vitrine_page'))
    expect(cookie).toMatchObject({ expires: -1, httpOnly: true, sameSite: 'Lax', domain: 'verband.localhost' })
    expect(await page.evaluate(() => document.cookie)).not.toContain('vitrine_page')

    const another = await visit(browser)
    await another.page.goto(GERMAN)
    expect(await another.page.getByLabel('Passwort').count()).toBe(1)
    expect(await another.page.content()).not.toContain(SECRET)
    await another.context.close()
    await context.close()
  })

  test('[V-030] works without script, in French', async () => {
    const { page, context } = await visit(browser, { javaScriptEnabled: false, viewport: WIDTHS.phone })
    await page.goto(address('verband', '/fr/espace-membres'))
    await page.getByLabel('Mot de passe').fill('faux')
    await page.getByRole('button', { name: 'Ouvrir la page' }).click()
    expect(await page.getByRole('alert').innerText()).toBe('Mot de passe incorrect.')
    await page.getByLabel('Mot de passe').fill(PASSWORD)
    await page.getByLabel('Mot de passe').press('Enter')
    await page.getByRole('heading', { name: 'Contrats-cadres 2027' }).waitFor()
    await context.close()
  })

  test('[V-030] is opened by keyboard alone, from the link on the members’ page', async () => {
    const { page, context, problems } = await visit(browser)
    await page.goto(address('verband', '/de/mitglieder'))
    await page.getByRole('link', { name: 'Zum Mitgliederbereich' }).press('Enter')
    await page.getByLabel('Passwort').waitFor()
    await page.getByRole('link', { name: 'Zum Inhalt springen' }).press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.type(PASSWORD)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: SECRET }).waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  test.each([WIDTHS.phone, WIDTHS.desktop])('form, mistake and opened page pass axe and fit at $width px', async (viewport) => {
    const { page, context } = await visit(browser, { viewport, reducedMotion: 'reduce' })
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
    await page.goto(GERMAN)
    expect([await violationsOn(page), await fits()]).toEqual([[], true])
    await enter(page, 'falsch')
    await page.getByRole('alert').filter({ hasText: 'Falsches Passwort' }).waitFor()
    expect([await violationsOn(page), await fits()]).toEqual([[], true])
    await enter(page, PASSWORD)
    await page.getByRole('heading', { name: SECRET }).waitFor()
    expect([await violationsOn(page), await fits()]).toEqual([[], true])
    await context.close()
  })

  test('[A-01] editors of the site see the page without the form', async () => {
    const { page, context } = await visit(browser)
    await openAsEditor(page, 'verband')
    await page.goto(GERMAN)
    expect(await page.getByRole('heading', { name: SECRET }).count()).toBe(1)
    await context.close()
  })
})

test('[E-010] an editor gives a page a password, which visitors then need, and takes it away again', async () => {
  const [slug, words] = ['geschuetzt-probe', 'Nur für den Betrieb']
  await writePage({ site: 'backstube', slug, groups: [heroWith({ de: words })] })
  onTestFinished(() => removePages('backstube', [slug]))
  const { page, context } = await visit(browser, { reducedMotion: 'reduce' })
  const visitors = async () => {
    const visitor = await visit(browser)
    await visitor.page.goto(address('backstube', `/de/${slug}`))
    return visitor
  }
  const seen = async () => {
    const visitor = await visitors()
    const found = { isAsked: (await visitor.page.getByLabel('Passwort').count()) > 0, isRead: (await visitor.page.content()).includes(words) }
    await visitor.context.close()
    return found
  }
  expect(await seen()).toEqual({ isAsked: false, isRead: true })
  await openAsEditor(page, 'backstube', `/de/edit/${slug}?pagemenu=1`)
  await page
    .getByRole('dialog', { name: 'Seiten', exact: true })
    .getByRole('button', { name: `Mehr zu «${slug}»` })
    .click()
  await page.getByRole('menuitem', { name: 'Seiteneinstellungen' }).click()
  const settings = page.getByRole('dialog', { name: `Einstellungen: ${slug}` })
  await settings.getByLabel('Neues Passwort').fill('lavendel-7')
  await settings.getByRole('button', { name: 'Passwort setzen' }).click()
  await settings.getByText('Diese Seite ist mit einem Passwort geschützt.').waitFor()
  expect(await seen()).toEqual({ isAsked: true, isRead: false })
  const visitor = await visitors()
  await visitor.page.getByLabel('Passwort').fill('lavendel-7')
  await visitor.page.getByRole('button', { name: 'Seite öffnen' }).click()
  await visitor.page.getByRole('heading', { name: words }).waitFor()
  await visitor.context.close()

  await settings.getByRole('button', { name: 'Passwort entfernen' }).click()
  await settings.getByText('Alle können diese Seite lesen.').waitFor()
  expect(await seen()).toEqual({ isAsked: false, isRead: true })
  await context.close()
})
