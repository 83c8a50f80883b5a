import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readSettings, writeSettings } from '../../src/store/settings.ts'
import type { SiteTx } from '../../src/store/store.ts'
import { address, openAsEditor, openBrowser, shareVisits, visit, WIDTHS, type Visit } from '../support/browser.ts'
import { demoSiteIn, withJourneyStore } from '../support/journey-store.ts'
import { refuseCommands } from '../support/refuse-commands.ts'

let browser: Browser
let editor: Visit
let page: Page

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())
const visitAgain = shareVisits()

const panelOf = (on: Page) => on.getByRole('dialog', { name: 'Einstellungen' })
const saved = (on = page) => on.getByText('Alles gespeichert').first().waitFor()
const undoButton = () => page.getByRole('button', { name: 'Rückgängig' })

async function openSettings(on = page, path = '/de/edit?settings=1') {
  await openAsEditor(on, 'verband', path)
  await panelOf(on).getByText('Farben und Schriften').waitFor()
  return panelOf(on)
}

/** Opens a part of the panel; one that the panel remembers as open stays so. */
async function unfold(on: Page, name: string) {
  const part = panelOf(on).locator('details', { has: on.getByRole('heading', { name, exact: true }) })
  if ((await part.getAttribute('open')) === null) await part.locator('summary').click()
  return part
}

/** Names and headings of the editor's bar and panel. */
const editorWords = (on: Page) =>
  on
    .locator(':is([data-part="bar"], [role="dialog"]) :is(button, summary, h2, h3)')
    .evaluateAll((all) => all.map((each) => (each.getAttribute('aria-label') ?? each.textContent).trim()).filter((words) => /[a-z]{3}/i.test(words)))
const ALIKE_IN_BOTH = ['Logo']

async function seenByVisitor<Answer>(ask: (on: Page) => Promise<Answer>): Promise<Answer> {
  const visitor = await visit(browser)
  await visitor.page.goto(address('verband', '/de'))
  const answer = await ask(visitor.page)
  await visitor.context.close()
  return answer
}

const accent = (on: Page) => on.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--theme-accent').trim().toLowerCase())

describe('the settings of a site', () => {
  beforeEach(async () => {
    editor = await visitAgain(browser)
    page = editor.page
  })

  test('[E-014, E-015, E-022] take the place of the tools, hold the page still, and closing brings the tools back', async () => {
    await openAsEditor(page, 'verband', '/de/edit?toolbar=1')
    await page.getByRole('button', { name: 'Einstellungen der Website' }).click()
    await panelOf(page).getByText('Farben und Schriften').waitFor()
    expect(new URL(page.url()).search).toBe('?settings=1')
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toContain('hidden')
    await page.keyboard.press('Escape')
    await panelOf(page).waitFor({ state: 'detached' })
    expect(new URL(page.url()).search).toBe('?toolbar=1')
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).not.toContain('hidden')
    expect(editor.problems).toEqual([])
  })

  test('[E-022] what a part of them is about comes into view beside them, and the page is where its reader left it afterwards', async () => {
    await openAsEditor(page, 'verband', '/de/edit?toolbar=1')
    const at = () => page.evaluate(() => Math.round(scrollY))
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
    await page.getByRole('button', { name: 'Einstellungen der Website' }).click()
    await panelOf(page).getByText('Farben und Schriften').waitFor()
    const left = await at()
    const part = await unfold(page, 'Öffnungszeiten')
    await expect.poll(at).toBeGreaterThan(left + 500)
    await part.locator('summary').click()
    await expect.poll(at).toBe(left)
    await unfold(page, 'Fusszeile')
    await expect.poll(at).toBeGreaterThan(left + 500)
    await panelOf(page).getByRole('button', { name: 'Schliessen' }).click()
    await panelOf(page).waitFor({ state: 'detached' })
    await expect.poll(at).toBe(left)
  })

  test('[E-190] has all sections of the rule, found by name too', async () => {
    const panel = await openSettings()
    const names = await panel.locator('summary h3').allInnerTexts()
    for (const name of ['Kopfzeile', 'Buchungsknopf', 'Fusszeile', 'Editor-Sprache', 'Soziale Medien', 'Tracking', 'Qualitätssiegel-Konto', 'Hintergrund', 'Kontakt'])
      expect(names).toContain(name)
    await panel.getByRole('searchbox').fill('grossbuch')
    await expect.poll(() => panel.getByRole('switch').count()).toBe(2)
    await panel.getByRole('searchbox').fill('gibt es nicht')
    await panel.getByText('Keine Einstellung heisst so.').waitFor()
  })

  test('[E-193, E-196] header and footer change on the page at once, for visitors, after a reload; undo takes it back', async () => {
    await openSettings()
    const header = await unfold(page, 'Kopfzeile')
    expect(await page.locator('header[data-logo]').getAttribute('data-logo')).toBe('medium')
    await header.getByRole('radio', { name: 'Gross', exact: true }).check({ force: true })
    await expect.poll(() => page.locator('header[data-logo]').getAttribute('data-logo')).toBe('large')
    const footer = await unfold(page, 'Fusszeile')
    const terms = page.locator('footer').getByRole('link', { name: 'AGB' })
    const before = await terms.count()
    await footer.getByRole('switch', { name: 'Link zu den AGB zeigen' }).click()
    await expect.poll(() => terms.count()).toBe(1 - before)
    await saved()
    expect(await seenByVisitor((on) => on.locator('footer').getByRole('link', { name: 'AGB' }).count())).toBe(1 - before)
    expect(await seenByVisitor((on) => on.locator('header[data-logo]').getAttribute('data-logo'))).toBe('large')
    await page.reload()
    expect(await page.locator('header[data-logo]').getAttribute('data-logo')).toBe('large')
    // The way back outlives the reload, and the page shows it without a panel.
    await undoButton().click()
    await undoButton().click()
    await expect.poll(() => page.locator('header[data-logo]').getAttribute('data-logo')).toBe('medium')
    await saved()
    await expect.poll(() => seenByVisitor((on) => on.locator('header[data-logo]').getAttribute('data-logo'))).toBe('medium')
    expect(editor.problems).toEqual([])
  })

  test('a palette colours the page at once, contrast is told in words, and undo brings the colours back', async () => {
    await openSettings()
    const before = await accent(page)
    const theme = await unfold(page, 'Farben und Schriften')
    await theme.getByText('Alle Texte sind gut lesbar.').waitFor()
    await theme.getByRole('radio', { name: 'Rosé', exact: true }).check({ force: true })
    await expect.poll(() => accent(page)).toBe('#a8324f')
    await saved()
    expect(await seenByVisitor(accent)).toBe('#a8324f')
    await theme.getByLabel('Leiser Text', { exact: true }).fill('#ddd')
    await page.keyboard.press('Enter')
    await theme.getByText(/Leiser Text auf Hintergrund: schlecht lesbar/).waitFor()
    await undoButton().click()
    await theme.getByText('Alle Texte sind gut lesbar.').waitFor()
    await undoButton().click()
    await expect.poll(() => accent(page)).toBe(before)
    await saved()
    expect(await seenByVisitor(accent)).toBe(before)
    expect(editor.problems).toEqual([])
  })

  test('[E-192] triangle and bubble exclude each other on the page', async () => {
    await openSettings()
    const background = await unfold(page, 'Hintergrund')
    const shape = () => page.locator('[data-shape]').first().getAttribute('data-shape')
    const [triangle, bubble] = ['Dreieck', 'Blase'].map((name) => background.getByRole('switch', { name }))
    if (!triangle || !bubble) throw new Error('two')
    // This site begins with the triangle.
    await expect.poll(shape).toBe('triangle')
    await bubble.click()
    await expect.poll(shape).toBe('bubble')
    expect(await triangle.isChecked()).toBe(false)
    await bubble.click()
    await expect.poll(() => page.locator('[data-shape]').count()).toBe(0)
    await triangle.click()
    await expect.poll(shape).toBe('triangle')
    await saved()
  })

  test('a wrong value is told kindly, stays where it was typed, and is not sent', async () => {
    await openSettings()
    const contact = await unfold(page, 'Kontakt')
    let sent = 0
    page.on('request', (request) => request.url().endsWith('/api/v1/commands') && (sent += 1))
    const field = contact.getByLabel('E-Mail für Anfragen')
    const before = await field.inputValue()
    await field.fill('info(at)verband')
    await page.keyboard.press('Tab')
    await contact.getByText('Bitte geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel info@beispiel.ch.').waitFor()
    expect(await field.inputValue()).toBe('info(at)verband')
    await field.fill(before)
    await page.keyboard.press('Tab')
    expect(sent).toBe(0)
  })

  test('[E-099] a value that is left as it was is not stored again', async () => {
    await openSettings()
    const sent: string[] = []
    page.on('request', (request) => request.url().endsWith('/api/v1/commands') && sent.push(request.postData() ?? ''))
    const header = await unfold(page, 'Kopfzeile')
    const field = (await unfold(page, 'Kontakt')).getByLabel('Name der Firma')
    const before = await field.inputValue()
    await field.fill(`${before} und mehr`)
    await field.fill(before)
    await page.keyboard.press('Tab')
    await header.getByRole('radio', { checked: true }).first().click({ force: true })
    // What follows goes out after all that came before it.
    await field.fill(`${before} AG`)
    await page.keyboard.press('Tab')
    await expect.poll(() => sent.length).toBe(1)
    expect(sent[0]).toContain(' AG')
    await saved()
    await field.fill(before)
    await page.keyboard.press('Tab')
    await expect.poll(() => sent.length).toBe(2)
    await saved()
  })

  test('[C-35] two tabs change different settings of the same part, and both stay', async () => {
    const other = await visit(browser)
    await openSettings()
    await openSettings(other.page)
    await (await unfold(page, 'Kopfzeile')).getByRole('switch', { name: 'Fette Schrift' }).click()
    await saved()
    await (await unfold(other.page, 'Kopfzeile')).getByRole('switch', { name: 'Grossbuchstaben' }).click()
    await saved(other.page)
    await page.reload()
    const header = await unfold(page, 'Kopfzeile')
    for (const name of ['Fette Schrift', 'Grossbuchstaben']) {
      await expect.poll(() => header.getByRole('switch', { name }).isChecked()).toBe(true)
      await header.getByRole('switch', { name }).click()
    }
    await saved()
    await other.context.close()
  })

  test('[E-205] [E-254] what the server refuses is said with its words and logged; nothing offers a reload', async () => {
    await openSettings()
    const header = await unfold(page, 'Kopfzeile')
    await refuseCommands(page, 'Nicht gefunden.')
    await header.getByRole('switch', { name: 'Fette Schrift' }).click()
    const toast = page.locator('[aria-live="assertive"]')
    await toast.getByText('Die Einstellungen konnten nicht gespeichert werden').waitFor()
    await toast.getByText('Nicht gefunden.').waitFor()
    expect(editor.problems.join()).toContain('Die Einstellungen konnten nicht gespeichert werden')
    expect(await page.getByRole('button', { name: /neu laden/i }).count()).toBe(0)
    await page.unrouteAll()
    // Taken back, nothing is left to be sent.
    await header.getByRole('switch', { name: 'Fette Schrift' }).click()
    await saved()
  })

  test('[E-008] [E-200] another language of the editor offers a reload, which comes a second after it is wanted', async () => {
    await openSettings()
    const german = await editorWords(page)
    const choice = await unfold(page, 'Editor-Sprache')
    const names = async () => (await choice.locator('label', { has: page.getByRole('radio') }).allInnerTexts()).map((name) => name.trim())
    await expect.poll(names).toEqual(['Deutsch', 'Français'])
    await choice.getByRole('radio', { name: 'Français' }).check({ force: true })
    const toast = page.locator('[aria-live="polite"]').getByText('Der Editor spricht nach dem Neuladen Französisch.')
    await toast.waitFor()
    await saved()
    const begun = performance.now()
    const loaded = page.waitForEvent('load')
    await page.locator('[aria-live="polite"]').getByRole('button', { name: 'Neu laden' }).click()
    await loaded
    expect(performance.now() - begun).toBeGreaterThanOrEqual(1000)
    const panel = page.getByRole('dialog', { name: 'Réglages' })
    await panel.waitFor()
    const french = await editorWords(page)
    await panel
      .getByRole('radio', { name: 'Deutsch' })
      .or(panel.locator('summary', { hasText: 'Langue' }))
      .first()
      .click()
    await panel.getByRole('radio', { name: 'Deutsch' }).check({ force: true })
    await page.getByText('Tout est enregistré').first().waitFor()
    expect(german).toEqual(expect.arrayContaining(['Seiten', 'Bearbeiten beenden', 'Kopfzeile', 'Fusszeile']))
    expect(french).toEqual(expect.arrayContaining(['Pages', 'Terminer l’édition']))
    const alike = new Set(german.filter((words) => french.includes(words)))
    expect([...alike].filter((words) => !ALIKE_IN_BOTH.includes(words))).toEqual([])
  })

  test('on a phone it is the whole screen, opened from the menu and closed at the thumb', async () => {
    const phone = await visit(browser, { viewport: WIDTHS.phone, hasTouch: true, isMobile: true })
    await openAsEditor(phone.page, 'verband', '/de/edit?toolbar=1')
    await phone.page.getByRole('button', { name: 'Mehr', exact: true }).click()
    await phone.page.getByRole('menuitem', { name: 'Einstellungen der Website' }).click()
    const panel = panelOf(phone.page)
    await panel.getByText('Hintergrund').waitFor()
    expect((await panel.boundingBox())?.width).toBe(WIDTHS.phone.width)
    expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(WIDTHS.phone.width)
    await panel.getByRole('button', { name: 'Schliessen' }).click()
    await panel.waitFor({ state: 'detached' })
    expect(phone.problems).toEqual([])
    await phone.context.close()
  })
})

describe('each part of the settings', () => {
  const inSite = <Result>(work: (tx: SiteTx) => Promise<Result>) => withJourneyStore(async (store) => store.inSite((await demoSiteIn(store, 'verband')).id, work))
  let before: Awaited<ReturnType<typeof readSettings>>
  beforeAll(async () => void (before = await inSite((tx) => readSettings(tx))))
  afterAll(() => inSite((tx) => writeSettings(tx, before)))

  test('[E-191, E-193, E-194, E-196, E-198, E-201, E-203, E-204] is seen on the page at once, without loading anything again', async () => {
    editor = await visitAgain(browser)
    page = editor.page
    await openSettings()
    const [header, footer] = [page.locator('header[data-logo]'), page.locator('#page footer').last()]
    const fill = async (part: Locator, label: string, words: string) => {
      await part.getByLabel(label, { exact: true }).fill(words)
      await page.keyboard.press('Tab')
    }
    const turnOn = async (part: Locator, name: string) => {
      const control = part.getByRole('switch', { name, exact: true })
      if (!(await control.isChecked())) await control.click()
    }

    const head = await unfold(page, 'Kopfzeile')
    await head.getByRole('radio', { name: 'Mitte', exact: true }).check({ force: true })
    await expect.poll(() => header.getAttribute('data-centred')).toBe('')
    await turnOn(head, 'Anmeldung zeigen')
    await fill(head, 'Adresse der Anmeldung', 'https://intern.beispiel.ch/')
    await expect.poll(() => header.locator('a[href="https://intern.beispiel.ch/"]').count()).toBeGreaterThan(0)

    const foot = await unfold(page, 'Fusszeile')
    for (const [label, words] of Object.entries({
      'Strasse und Nummer': 'Seestrasse 41',
      'PLZ und Ort': '8640 Rapperswil',
      Telefon: '055 555 01 41',
      'E-Mail': 'post@beispiel.ch',
    })) {
      await fill(foot, label, words)
      await expect.poll(() => footer.textContent()).toContain(words)
    }

    const social = await unfold(page, 'Soziale Medien')
    await fill(social, 'LinkedIn', 'https://www.linkedin.com/company/beispiel')
    await expect.poll(() => footer.locator('a[href="https://www.linkedin.com/company/beispiel"]').count()).toBe(1)
    await fill(await unfold(page, 'Kontakt'), 'Name der Firma', 'Beispiel AG')
    await expect.poll(() => footer.innerText()).toContain('Beispiel AG')
    await fill(await unfold(page, 'Qualitätssiegel-Konto'), 'Konto bei SwissQualiQuest', 'beispiel-41')
    await expect.poll(() => footer.innerText()).toContain('beispiel-41')

    const booking = await unfold(page, 'Buchungsknopf')
    await turnOn(booking, 'Knopf zeigen')
    await fill(booking, 'Adresse zum Buchen', 'https://www.beispiel.ch/termin')
    await expect.poll(() => page.locator('a[href="https://www.beispiel.ch/termin"]').count()).toBeGreaterThan(0)
    await saved()
    expect(editor.problems).toEqual([])
  })
})

describe('the changelog', () => {
  /** Without the note that other journeys leave so that nothing stands in their way. */
  async function openFresh() {
    const context = await browser.newContext({ viewport: WIDTHS.desktop, locale: 'de' })
    const fresh = await context.newPage()
    await openAsEditor(fresh, 'rocknhole')
    return { context, fresh }
  }
  const dialog = (on: Page) => on.getByRole('dialog', { name: 'Neuigkeiten' })

  test('[E-208, E-209, E-210, E-211] opens once in a session while something is unseen, with German dates; what was closed is seen', async () => {
    const { context, fresh } = await openFresh()
    await dialog(fresh).getByText('16. November 2026').waitFor()
    await fresh.reload()
    await fresh.locator('[data-part="bar"]').waitFor()
    expect(await dialog(fresh).count()).toBe(0)
    const second = await context.newPage()
    await openAsEditor(second, 'rocknhole')
    await dialog(second).waitFor()
    const marked = second.waitForResponse((response) => response.url().endsWith('/api/v1/changelog') && response.request().method() === 'POST')
    await dialog(second).getByRole('button', { name: 'Schliessen' }).click()
    expect((await marked).status()).toBe(200)
    const third = await context.newPage()
    await openAsEditor(third, 'rocknhole')
    await third.locator('[data-part="bar"]').waitFor()
    expect(await dialog(third).count()).toBe(0)
    // E-210: from the settings all of them are read again.
    await openAsEditor(third, 'rocknhole', '/de/edit?settings=1')
    await third.getByRole('button', { name: 'Neuigkeiten' }).click()
    await dialog(third).getByText('9. November 2026').waitFor()
    await context.close()
  })

  test('[E-212] a failure shows the generic words', async () => {
    const { context, fresh } = await openFresh()
    await context.route('**/api/v1/changelog?**', (route) => route.fulfill({ status: 500, body: '{}' }))
    await openAsEditor(fresh, 'rocknhole', '/de/edit?settings=1')
    await fresh.getByRole('button', { name: 'Neuigkeiten' }).click()
    await dialog(fresh).getByText('Ein Fehler ist aufgetreten').waitFor()
    await context.close()
  })
})
