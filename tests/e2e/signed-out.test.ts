import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violationsOn } from '../support/axe.ts'
import { address, openAsEditor, openBrowser, visit, WIDTHS } from '../support/browser.ts'
import { heroWith, slot, write } from '../support/editing-page.ts'
import { DEMO_PASSWORD } from '../support/server-process.ts'
import { removePages, writePage } from '../support/write-page.ts'

const SLUG = 'abgelaufen'
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
  await writePage({ site: 'backstube', slug: SLUG, groups: [heroWith({ de: 'Vor der Pause' })] })
})
afterAll(async () => {
  await removePages('backstube', [SLUG])
  await browser.close()
})

async function openAndLoseSession(viewport = WIDTHS.desktop) {
  const editor = await visit(browser, { viewport })
  // The last thing that opening the page asks for: were it refused, the dialog would come before anybody typed.
  const isOpen = editor.page.waitForResponse((response) => response.url().endsWith('/api/v1/page/presence'))
  await openAsEditor(editor.page, 'backstube', `/de/edit/${SLUG}?toolbar=1`)
  await slot(editor.page, 'title').waitFor()
  await isOpen
  await editor.context.clearCookies()
  return editor
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Bitte melden Sie sich wieder an' })
const barButton = (page: Page) => page.getByRole('button', { name: 'Neu anmelden, um zu speichern' })
const leaveText = (page: Page) => page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())

async function signInAs(page: Page, email: string, password = DEMO_PASSWORD) {
  await dialog(page).getByLabel('E-Mail-Adresse').fill(email)
  await dialog(page).getByLabel('Passwort', { exact: true }).fill(password)
  await dialog(page).getByRole('button', { name: 'Anmelden' }).click()
}

test('[E-108] a session that ends while somebody types: nothing interrupts the typing, the dialog signs in on the page, and the text arrives by itself', async () => {
  const { page, context } = await openAndLoseSession()
  await write(page, 'title', 'Über die Pause hinweg')
  await barButton(page).waitFor()
  expect(await dialog(page).count()).toBe(0)
  await page.keyboard.type(' und weiter')
  await leaveText(page)
  await dialog(page).waitFor()
  expect(await violationsOn(page)).toEqual([])

  // In the editor's words, not in those of the browser.
  await dialog(page).getByRole('button', { name: 'Anmelden' }).click()
  await dialog(page).getByText('Bitte geben Sie E-Mail-Adresse und Passwort ein.').waitFor()
  expect(
    await dialog(page)
      .getByLabel('E-Mail-Adresse')
      .evaluate((field) => field === document.activeElement),
  ).toBe(true)
  await signInAs(page, 'editor@backstube.example', 'falsch geraten')
  await dialog(page).getByText('stimmt nicht').waitFor()
  await dialog(page).getByRole('button', { name: 'Später' }).click()
  await dialog(page).waitFor({ state: 'detached' })
  await barButton(page).click()
  await signInAs(page, 'editor@backstube.example')
  await dialog(page).waitFor({ state: 'detached' })
  await page.getByText('Alles gespeichert').first().waitFor()
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await expect.poll(() => slot(page, 'title').innerText()).toBe('Über die Pause hinweg und weiter')
  await context.close()
})

test('another account is told whose work waits, and sends nothing of it', async () => {
  const { page, context } = await openAndLoseSession(WIDTHS.phone)
  await write(page, 'description', 'Gehört der Redaktion')
  await leaveText(page)
  await dialog(page).waitFor()
  await signInAs(page, 'admin@vitrine.example')
  await dialog(page)
    .getByText(/In diesem Browser ist jetzt .* angemeldet/)
    .waitFor()
  expect(await violationsOn(page)).toEqual([])
  await dialog(page).getByRole('button', { name: 'Seite neu laden' }).click()
  await page.waitForLoadState('load')
  await slot(page, 'description').waitFor()
  await page.getByText('Alles gespeichert').first().waitFor()
  expect(await slot(page, 'description').innerText()).not.toContain('Gehört der Redaktion')

  // Whoever wrote it comes back, and so does the text.
  await context.clearCookies()
  await openAsEditor(page, 'backstube', `/de/edit/${SLUG}?toolbar=1`)
  await expect.poll(() => slot(page, 'description').innerText()).toBe('Gehört der Redaktion')
  await page.getByText('Alles gespeichert').first().waitFor()
  await context.close()
})

test('publishing without a session asks to sign in and comes back to the receipt', async () => {
  const { page, context } = await visit(browser)
  await openAsEditor(page, 'backstube', `/de/edit/${SLUG}?toolbar=1`)
  const publish = page.getByRole('button', { name: /^Veröffentlichen\s?,/ })
  await publish.waitFor()
  await context.clearCookies()
  await publish.click()
  await dialog(page).waitFor()
  await signInAs(page, 'editor@backstube.example')
  await page.getByText('Das ändert sich für Besucherinnen und Besucher:').waitFor()
  await context.close()
})

test('[E-006] on a phone, the login page signs an editor and an administrator in, says of no mistake what was wrong, and signing out ends the session', async () => {
  const { page, context } = await visit(browser, { viewport: { width: 390, height: 844 }, hasTouch: true })
  const fill = async (email: string, password: string) => {
    await page.getByLabel('E-Mail-Adresse').fill(email)
    await page.getByLabel('Passwort', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Anmelden' }).tap()
  }
  for (const email of ['editor@backstube.example', 'admin@vitrine.example']) {
    await page.goto(address('backstube', `/de/edit/${SLUG}`))
    await page.waitForURL((url) => url.pathname === '/de/login')
    const told: string[] = []
    for (const [who, password] of [
      [email, 'falsch geraten'],
      [`un${email}`, DEMO_PASSWORD],
    ] as const) {
      await fill(who, password)
      await expect.poll(() => page.getByRole('alert').innerText()).not.toBe('')
      told.push(await page.getByRole('alert').innerText())
      expect(new URL(page.url()).pathname).toBe('/de/login')
    }
    expect(told).toEqual(Array(2).fill('E-Mail-Adresse oder Passwort stimmt nicht.'))

    await fill(email, DEMO_PASSWORD)
    await page.waitForURL((url) => url.pathname === `/de/edit/${SLUG}`)
    const session = await context.cookies()
    await page.getByRole('button', { name: 'Bearbeiten', exact: true }).tap()
    await page.getByRole('button', { name: 'Mehr', exact: true }).tap()
    await page.getByRole('menuitem', { name: 'Abmelden' }).tap()
    await page.waitForURL((url) => url.pathname === `/de/${SLUG}`)
    // Also for whoever kept a copy of it.
    await context.addCookies(session)
    await page.goto(address('backstube', `/de/edit/${SLUG}`))
    await page.waitForURL((url) => url.pathname === '/de/login')
    await context.clearCookies()
  }
  await context.close()
})
