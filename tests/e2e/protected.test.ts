import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { memberArea } from '../../demo/verband/pages/member-area.ts'
import { violationsOn } from '../support/axe.ts'
import { address, openBrowser, openAsEditor, visit, WIDTHS } from '../support/browser.ts'

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
