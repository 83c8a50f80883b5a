import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { address, openBrowser, visit, type Visit } from '../support/browser.ts'
import { openAsAdmin } from '../support/editing-page.ts'
import { settingsPanel } from '../support/settings-panel.ts'
import { createSettingsSite, HOURS, type SettingsSite } from '../support/settings-site.ts'

const LABEL = 'settings-actions'
const PANEL = '/de/edit?settings=1'

let browser: Browser
let editor: Visit
let visitor: Visit
let site: SettingsSite
let page: Page
let set: ReturnType<typeof settingsPanel>

beforeAll(async () => {
  browser = await openBrowser()
  site = await createSettingsSite(LABEL)
  editor = await visit(browser, { reducedMotion: 'reduce' })
  visitor = await visit(browser, { reducedMotion: 'reduce' })
  page = editor.page
  set = settingsPanel(page)
  await openAsAdmin(page, LABEL, PANEL)
})
afterAll(() => browser.close())

async function keeps(settings: object): Promise<void> {
  await expect.poll(() => site.stored()).toMatchObject(settings)
  await page.getByText('Alles gespeichert').first().waitFor()
}

const seen = () => visitor.page.goto(address(LABEL, '/de'))

beforeEach(async () => {
  await site.reset()
  editor.problems.length = 0
  await page.goto(address(LABEL, PANEL))
  await set.panel.getByText('Farben und Schriften').waitFor()
})

test('[E-198] [E-199] each setting of the booking button is stored and changes the button of visitors', async () => {
  const button = visitor.page.locator('aside[data-position]')
  const look = async () => {
    await seen()
    return button.evaluate((element) => {
      const own = element.querySelector('a, button')
      const { x, width } = own?.getBoundingClientRect() ?? { x: 0, width: 0 }
      return { isRight: x + width / 2 > innerWidth / 2, colour: own && getComputedStyle(own).backgroundColor }
    })
  }
  await seen()
  expect(await button.count()).toBe(0)
  const part = await set.open('Buchungsknopf')
  await set.turn(part, 'Knopf zeigen')
  await set.fill(part, 'Adresse zum Buchen', 'https://www.beispiel.ch/termin')
  await keeps({ bookingButton: { active: true, url: 'https://www.beispiel.ch/termin' } })
  const first = await look()
  expect(first.isRight).toBe(true)
  expect(await button.getByRole('link').getAttribute('href')).toBe('https://www.beispiel.ch/termin')
  await set.choose(part, 'Links')
  const colours = new Set([first.colour])
  for (const [name, color] of Object.entries({ Zweitfarbe: 'secondary', Hintergrund: 'background', Fläche: 'header' })) {
    await set.choose(part, name)
    await keeps({ bookingButton: { color, position: 'left' } })
    const { isRight, colour } = await look()
    expect(isRight).toBe(false)
    colours.add(colour)
  }
  expect(colours.size).toBe(4)

  // E-199: everything else that it may lead to.
  const rest = { externalCompany: 'Termin & Co', phone: '+41 44 555 01 01', email: 'anna@anna.example' }
  await set.fill(part, 'Wo gebucht wird', rest.externalCompany)
  await set.fill(part, 'Telefon zum Buchen', rest.phone)
  await set.fill(part, 'E-Mail zum Buchen', rest.email)
  await part.getByLabel('Adresse, Telefonnummer oder E-Mail').fill('https://einzeln.example.ch')
  await page.keyboard.press('Enter')
  await part.getByRole('button', { name: 'Seite wählen' }).click()
  await part.getByRole('searchbox').fill('Unser Haus')
  await part
    .getByRole('button', { name: /Unser Haus/ })
    .first()
    .click()
  await keeps({ bookingButton: { ...rest, links: [{ type: 'url', url: 'https://einzeln.example.ch' }], page: expect.stringMatching(/^\w{26}$/) } })
  await seen()
  expect(await button.innerText()).toContain('Termin & Co')
  const hrefs = await button.locator('li a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs).toEqual(['https://www.beispiel.ch/termin', 'https://einzeln.example.ch', '/de/haus', 'tel:+41445550101', 'mailto:anna@anna.example'])

  await set.turn(part, 'Buchung mit Shore')
  await set.fill(part, 'Name der Firma bei Shore', 'anna')
  await keeps({ bookingButton: { useShoreBooking: true, shoreCompany: 'anna' } })
  await seen()
  expect(await button.locator('a').first().getAttribute('href')).toContain('https://connect.shore.com/bookings/anna/services?locale=de')
  await set.turn(part, 'Knopf zeigen')
  await keeps({ bookingButton: { active: false } })
  await seen()
  expect(await button.count()).toBe(0)
  expect(editor.problems).toEqual([])
})

test('accounts and the link to the rating are stored and shown; the two addresses of a feed are stored', async () => {
  const part = await set.open('Soziale Medien')
  const shown = { Instagram: 'https://www.instagram.com/beispiel', Facebook: 'https://www.facebook.com/beispiel', LinkedIn: 'https://www.linkedin.com/company/beispiel' }
  const rating = { 'Link zur Qualitätsbewertung': 'https://bewertung.beispiel.ch/' }
  const [behold, feedUrl] = ['abc123', 'https://feeds.behold.so/abc123']
  for (const [label, words] of Object.entries({ ...shown, ...rating, 'Behold-Konto': behold, 'Adresse des Instagram-Feeds': feedUrl })) await set.fill(part, label, words)
  await keeps({
    socialAccounts: { instagram: shown.Instagram, facebook: shown.Facebook, linkedin: shown.LinkedIn, qualityRating: 'https://bewertung.beispiel.ch/', behold, feedUrl },
  })
  await seen()
  for (const href of Object.values({ ...shown, ...rating })) expect(await visitor.page.locator(`#footer a[href="${href}"]`).count()).toBe(1)
})

test('[E-202] the ids of tracking are stored and used for visitors who agree, not where it is edited', async () => {
  const part = await set.open('Tracking')
  const ids = { googleAnalytics: 'G-ABC1234', googleTagManager: 'GTM-AB12CD', facebookPixel: '123456789012345' }
  await set.fill(part, 'Google Analytics', ids.googleAnalytics)
  await set.fill(part, 'Google Tag Manager', ids.googleTagManager)
  await set.fill(part, 'Facebook-Pixel', ids.facebookPixel)
  await keeps({ tracking: ids })
  const guest = await visit(browser)
  const foreign: string[] = []
  await guest.context.route(
    ({ hostname }) => !hostname.endsWith('localhost'),
    (route) => (foreign.push(route.request().url()), route.fulfill({ contentType: 'text/javascript', body: '' })),
  )
  await guest.page.goto(address(LABEL, '/de'))
  await guest.page.getByRole('button', { name: 'Einverstanden' }).click()
  await expect
    .poll(() => foreign.toSorted())
    .toEqual(['https://connect.facebook.net/en_US/fbevents.js', 'https://www.googletagmanager.com/gtag/js?id=G-ABC1234', 'https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD'])
  expect(await guest.page.evaluate(() => JSON.stringify(window.fbq?.queue))).toContain('"init","123456789012345"')
  await guest.context.close()
  await page.reload()
  await page.waitForLoadState('networkidle')
  expect(editor.problems).toEqual([])
})

test('[E-207] hours that were changed go back to those of the lookup; a branch that is not there is told in the rule’s words', async () => {
  await set.turn(await set.open('Fusszeile'), 'Angaben zum Geschäft übernehmen')
  await keeps({ footer: { useBusinessDataFromLookUp: true } })
  const part = await set.open('Öffnungszeiten')
  const reset = async () => {
    await part.getByRole('button', { name: 'Zurücksetzen' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Zurücksetzen' }).click()
  }
  await part.getByText(new RegExp(HOURS.own)).waitFor()
  await page.route('**/api/v1/optician*', (route) =>
    route.request().method() === 'POST' ? route.continue({ postData: JSON.stringify({ branchId: '0'.repeat(26) }) }) : route.continue(),
  )
  await reset()
  const toast = page.locator('[aria-live="assertive"]')
  await toast.getByText('Die Öffnungszeiten konnten nicht zurückgesetzt werden').waitFor()
  await toast.getByText('Branch ID not found').waitFor()
  await seen()
  expect(await visitor.page.locator('#footer').textContent()).toContain(HOURS.own)
  await page.unrouteAll()
  await reset()
  await page.getByText('Die Öffnungszeiten sind zurückgesetzt.').waitFor()
  await part.getByText(new RegExp(HOURS.lookedUp)).waitFor()
  await seen()
  const words = await visitor.page.locator('#footer').textContent()
  expect([words?.includes(HOURS.lookedUp), words?.includes(HOURS.own)]).toEqual([true, false])
})

test('[E-256] the offer to reload stands for 30 seconds; taken up, the page comes again a second later', async () => {
  const timed = await visit(browser, { reducedMotion: 'reduce' })
  await timed.page.clock.install()
  await openAsAdmin(timed.page, LABEL, PANEL)
  const own = settingsPanel(timed.page)
  await own.panel.getByText('Farben und Schriften').waitFor()
  const part = await own.open('Editor-Sprache')
  const offer = timed.page.locator('[aria-live="polite"]').getByText('Der Editor spricht nach dem Neuladen Französisch.')
  const pause = async () => timed.page.clock.pauseAt((await timed.page.evaluate(() => Date.now())) + 2_000)
  await own.choose(part, 'Français')
  await offer.waitFor()
  await timed.page.mouse.move(0, 0)
  await timed.page.clock.fastForward(25_000)
  expect(await offer.count()).toBe(1)
  await timed.page.clock.fastForward(5_000)
  await offer.waitFor({ state: 'detached' })
  await own.choose(part, 'Deutsch')
  await own.choose(part, 'Français')
  await offer.waitFor()
  await expect.poll(async () => (await site.stored()).editor.locale).toBe('fr')
  await pause()
  await timed.page.evaluate(() => void Object.assign(window, { isOld: true }))
  await timed.page.locator('[aria-live="polite"]').getByRole('button', { name: 'Neu laden' }).click()
  await timed.page.clock.runFor(999)
  expect(await timed.page.evaluate(() => 'isOld' in window)).toBe(true)
  // The second begins once everything is saved, which takes the time it takes; while it reloads the page answers nobody.
  const isOld = () => timed.page.evaluate(() => 'isOld' in window).catch(() => true)
  await expect
    .poll(async () => {
      await timed.page.clock.runFor(100).catch(() => undefined)
      return isOld()
    })
    .toBe(false)
  await timed.context.close()
})
