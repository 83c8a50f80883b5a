import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listSubmissions } from '../../src/store/submissions.ts'
import { mailsOf } from '../../src/store/outbox.ts'
import { address, openBrowser, visit, WIDTHS, type Visit } from '../support/browser.ts'
import { openAsAdmin } from '../support/editing-page.ts'
import { settingsPanel } from '../support/settings-panel.ts'
import { BRANCH, BUSINESS, createSettingsSite, SITE_NAME, type SettingsSite } from '../support/settings-site.ts'
import { fillContact, openForm, statusOf, submitOf } from '../support/visitor-forms.ts'

const LABEL = 'settings-fields'
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
beforeEach(async () => {
  await site.reset()
  editor.problems.length = 0
  await page.goto(address(LABEL, PANEL))
  await set.panel.getByText('Farben und Schriften').waitFor()
})

/** Stored, and told to whoever draws pages. */
async function keeps(settings: object): Promise<void> {
  await expect.poll(() => site.stored()).toMatchObject(settings)
  await page.getByText('Alles gespeichert').first().waitFor()
}

/** The home page as somebody else sees it now. */
async function seen(width: keyof typeof WIDTHS = 'desktop'): Promise<Page> {
  await visitor.page.setViewportSize(WIDTHS[width])
  await visitor.page.goto(address(LABEL, '/de'))
  return visitor.page
}

const headerOf = (on: Page) =>
  on.locator('header[data-logo]').evaluate((header) => {
    const [logo, nav] = [header.querySelector<HTMLImageElement>('[data-part="logo"] img'), header.querySelector('nav')]
    const box = logo?.getBoundingClientRect()
    const style = nav && getComputedStyle(nav)
    return {
      name: logo?.alt,
      picture: /\/media\/(\w{26})\//.exec(logo?.src ?? '')?.[1],
      height: box?.height ?? 0,
      isInTheMiddle: Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - innerWidth / 2) < 20,
      weight: style?.fontWeight,
      letters: style?.textTransform,
    }
  })

test('[E-193] [E-194] [E-197] each setting of the header is stored and changes the header of visitors', async () => {
  const { logo } = await site.stored()
  const before = await headerOf(await seen())
  const login = visitor.page.locator('header').getByRole('link', { name: 'Anmelden', includeHidden: true })
  expect(before).toMatchObject({ name: SITE_NAME, picture: logo.picture, isInTheMiddle: false, letters: 'none' })
  expect(Number(before.weight)).toBeLessThan(700)
  expect(await login.count()).toBe(0)

  const header = await set.open('Kopfzeile')
  for (const choice of ['Gross', 'Mitte']) await set.choose(header, choice)
  for (const name of ['Name des Geschäfts übernehmen', 'Alternatives Logo verwenden', 'Fette Schrift', 'Grossbuchstaben', 'Anmeldung zeigen']) await set.turn(header, name)
  const own = { useBusinessDataFromLookUp: true, logoSize: 'large', useAlternativeLogo: true, logoPosition: 'center', boldHeaderFont: true, upperCase: true }
  await keeps({ header: { ...own, loginPage: { useLinkToLoginPage: true, url: '' } } })
  const after = await headerOf(await seen())
  expect(after).toMatchObject({ name: BUSINESS, picture: logo.alternative, isInTheMiddle: true, weight: '700', letters: 'uppercase' })
  expect(after.height).toBeGreaterThan(before.height)
  expect(await login.first().getAttribute('href')).toBe('/de/login')

  await set.fill(header, 'Adresse der Anmeldung', 'https://intern.beispiel.ch/')
  await keeps({ header: { loginPage: { useLinkToLoginPage: true, url: 'https://intern.beispiel.ch/' } } })
  await seen()
  expect(await login.first().getAttribute('href')).toBe('https://intern.beispiel.ch/')
  await set.turn(header, 'Anmeldung zeigen')
  await keeps({ header: { loginPage: { useLinkToLoginPage: false, url: 'https://intern.beispiel.ch/' } } })
  await seen()
  expect(await login.count()).toBe(0)
  expect(editor.problems).toEqual([])
})

test('[E-191] each setting of the look is stored and changes the site of visitors', async () => {
  const look = (on: Page) =>
    on.evaluate(() => {
      const [header, footer, ground] = [
        document.querySelector('header[data-logo]'),
        document.querySelector('#footer'),
        document.querySelector<HTMLElement>('[data-shape], [data-gradient]'),
      ]
      const logo = header?.querySelector('[data-part="logo"]')
      return {
        header: header && getComputedStyle(header).backgroundColor,
        footer: footer && getComputedStyle(footer).backgroundColor,
        hasLogo: logo?.checkVisibility(),
        shape: ground?.dataset['shape'],
        gradient: ground?.dataset['gradient'] === undefined ? null : ['--from', '--to'].map((name) => ground.style.getPropertyValue(name)),
      }
    })
  const [wide, narrow] = [await look(await seen()), await look(await seen('phone'))]
  expect(wide).toMatchObject({ hasLogo: true, gradient: null })
  expect(narrow.hasLogo).toBe(true)
  expect(wide.shape).toBeUndefined()

  const [header, ground] = [await set.open('Kopfzeile'), await set.open('Hintergrund')]
  await set.choose(header, 'Durchsichtig über dem ersten Bild')
  await set.choose(await set.open('Fusszeile'), 'Zweitfarbe')
  for (const name of ['Dreieck', 'Farbverlauf']) await set.turn(ground, name)
  await set.fill(ground, 'Von', '#fffdf8')
  await set.fill(ground, 'Bis', '#fcfeff')
  await keeps({ appearance: { header: 'transparent', footerColor: 'secondary', triangle: true, gradient: { enabled: true, from: '#fffdf8', to: '#fcfeff' } } })
  const clear = await look(await seen())
  expect(clear).toMatchObject({ hasLogo: true, shape: 'triangle', gradient: ['#fffdf8', '#fcfeff'], header: 'rgba(0, 0, 0, 0)' })
  expect(wide.header).not.toBe(clear.header)
  expect(clear.footer).not.toBe(wide.footer)
  expect(await look(await seen('phone'))).toMatchObject({ hasLogo: true, header: 'rgba(0, 0, 0, 0)' })

  for (const name of ['Auf dem Telefon immer mit Hintergrund', 'Logo auf dem Telefon zeigen']) await set.turn(header, name)
  await set.turn(ground, 'Blase')
  await keeps({ appearance: { opaqueHeaderOnMobile: true, showLogoOnMobile: false, triangle: false, bubble: true } })
  expect(await look(await seen('phone'))).toMatchObject({ hasLogo: false, header: narrow.header, shape: 'bubble' })
  expect(await look(await seen())).toMatchObject({ hasLogo: true, header: 'rgba(0, 0, 0, 0)' })
  expect(editor.problems).toEqual([])
})

const TYPED = { 'Strasse und Nummer': 'Seestrasse 41', 'PLZ und Ort': '8640 Rapperswil', Telefon: '055 555 01 41', 'E-Mail': 'post@beispiel.ch' }

test('[E-175] [E-196] [E-197] each setting of the footer is stored and seen by visitors at once; what is looked up takes the place of what was typed', async () => {
  const footer = (await seen()).locator('#footer')
  const terms = footer.getByRole('link', { name: 'AGB' })
  const look = () => footer.evaluate((element) => ({ letters: getComputedStyle(element).textTransform, height: element.querySelector('img')?.getBoundingClientRect().height ?? 0 }))
  const before = await look()
  expect([before.letters, await terms.count()]).toEqual(['none', 0])

  const part = await set.open('Fusszeile')
  for (const [label, words] of Object.entries(TYPED)) await set.fill(part, label, words)
  await set.choose(part, 'Gross')
  await set.turn(part, 'Link zu den AGB zeigen')
  const typed = { street: TYPED['Strasse und Nummer'], city: TYPED['PLZ und Ort'], phone: TYPED.Telefon, email: TYPED['E-Mail'] }
  await keeps({ footer: { ...typed, logoSize: 'large', links: { showTerms: true } } })
  await seen()
  for (const words of Object.values(TYPED)) expect(await footer.textContent()).toContain(words)
  expect(await terms.getAttribute('href')).toBe('/de/~terms')
  expect((await look()).height).toBeGreaterThan(before.height)

  await set.turn(part, 'Grossbuchstaben')
  await set.turn(part, 'Angaben zum Geschäft übernehmen')
  await keeps({ footer: { ...typed, upperCase: true, useBusinessDataFromLookUp: true } })
  await seen()
  expect((await look()).letters).toBe('uppercase')
  const words = (await footer.textContent()) ?? ''
  for (const looked of [`${BRANCH.street} ${BRANCH.streetNumber}`, `${BRANCH.zip} ${BRANCH.city}`, BRANCH.phone, BRANCH.email]) expect(words).toContain(looked)
  for (const gone of Object.values(TYPED)) expect(words).not.toContain(gone)
  expect(editor.problems).toEqual([])
})

test('[E-203] [E-204] the account of the seal and the name of the firm are stored and shown; enquiries go to the address that was typed', async () => {
  await set.fill(await set.open('Qualitätssiegel-Konto'), 'Konto bei SwissQualiQuest', 'beispiel-41')
  const contact = await set.open('Kontakt')
  await set.fill(contact, 'E-Mail für Anfragen', 'anfragen@beispiel.ch')
  await set.fill(contact, 'Name der Firma', 'Beispiel AG')
  await keeps({ accounts: { swissQualiQuest: 'beispiel-41' }, contact: { email: 'anfragen@beispiel.ch', companyName: 'Beispiel AG' } })
  const words = await (await seen()).locator('#footer').innerText()
  for (const shown of ['beispiel-41', 'Beispiel AG']) expect(words).toContain(shown)

  const guest = await visit(browser)
  const form = await openForm(guest.page, LABEL, '/de/~contact')
  await fillContact(form)
  const answered = guest.page.waitForResponse((response) => response.url().includes('/api/v1/contact'))
  await submitOf(form).click()
  expect((await answered).status()).toBe(200)
  expect(await statusOf(form)).not.toBe('')
  const mails = await site.inSite(async (tx) =>
    mailsOf(
      tx,
      (await listSubmissions(tx, { limit: 1, before: null })).map(({ id }) => id),
    ),
  )
  expect(mails.filter(({ mail }) => mail.purpose === 'notification').map(({ mail }) => mail.to.address)).toEqual(['anfragen@beispiel.ch'])
  await guest.context.close()
})
