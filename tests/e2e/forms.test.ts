import type { Browser, Locator, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { formTexts } from '../../src/i18n/forms/texts.ts'
import { CONTACT_TOPICS } from '../../src/model/forms/contact/contact-form.ts'
import { address, openAsEditor, openBrowser, visit, type DemoSite } from '../support/browser.ts'
import { ask } from '../support/http.ts'
import { storedFrom } from '../support/stored-forms.ts'
import { awaitScript, field, fillContact, fillSponsor, formGroup, messageOf, openForm, submitOf } from '../support/visitor-forms.ts'
import { removePages, writePage } from '../support/write-page.ts'

const { contact, sponsor, submit, messages } = formTexts.de
const NO_TOPIC = 'kein-thema'
const CONTACT_PATH = '/de/~contact'
const SPONSOR_PATH = '/de/aspect'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
  await writePage({ site: 'seeblick', slug: NO_TOPIC, groups: [formGroup('contactForm', Object.fromEntries(CONTACT_TOPICS.map((topic) => [topic, false])))] })
})
afterAll(async () => {
  await browser.close()
  await removePages('seeblick', [NO_TOPIC])
})

const awaitLabel = async (form: Locator, label: string) => {
  await expect.poll(() => submitOf(form).textContent()).toBe(label)
}

/** The request reaches the server, but its answer never comes back. */
const loseAnswer = (site: DemoSite) => async (route: Route) => {
  const request = route.request()
  const { pathname, search } = new URL(request.url())
  const key = request.headers()['idempotency-key'] ?? ''
  await ask({ port: inject('port'), host: `${site}.localhost`, path: pathname + search, body: request.postDataJSON() as unknown, headers: { 'idempotency-key': key } })
  await route.abort('connectionreset')
}

describe('sent to the server', () => {
  test('[V-111] a request without the optional fields arrives, even from somebody who is very quick', async () => {
    const { page, context, problems } = await visit(browser)
    await page.goto(address('seeblick', CONTACT_PATH))
    const form = await awaitScript(page)
    await fillContact(form)
    await field(form, 'email').fill('schnell@example.ch')
    await submitOf(form).click()
    await awaitLabel(form, submit.sent)
    expect(await storedFrom('seeblick', 'schnell@example.ch')).toMatchObject([
      { vorname: 'R', dateOfBirth: '', strasse: '', ort: '', fragenAnmerkungen: '', themes: ['glassesAdvice'] },
    ])
    expect(problems).toEqual([])
    await context.close()
  })

  test('[V-120] a form without any topic can be sent', async () => {
    const { page, context } = await visit(browser)
    const form = await openForm(page, 'seeblick', `/de/${NO_TOPIC}`)
    expect(await form.getByText(contact.labels.themes).count()).toBe(0)
    await fillContact(form)
    await field(form, 'email').fill('ohne-thema@example.ch')
    await submitOf(form).click()
    await awaitLabel(form, submit.sent)
    expect(await storedFrom('seeblick', 'ohne-thema@example.ch')).toMatchObject([{ themes: ['other'] }])
    await context.close()
  })

  test.each([
    { site: 'seeblick', path: CONTACT_PATH, call: 'contact', fillIn: fillContact, kept: 'vorname' },
    { site: 'verband', path: SPONSOR_PATH, call: 'aspectSponsorForm', fillIn: fillSponsor, kept: 'contactName' },
  ] as const)('[V-104] $call: the answer gets lost; what was typed stays, a second try arrives, and one request is stored', async ({ site, path, call, fillIn, kept }) => {
    const { page, context } = await visit(browser)
    const email = `verloren@${call.toLowerCase()}.example`
    const form = await openForm(page, site, path)
    await fillIn(form)
    await field(form, 'email').fill(email)
    if (call === 'aspectSponsorForm') await field(form, 'stehlunch2').check()
    await page.route(`**/api/v1/${call}?*`, loseAnswer(site), { times: 1 })
    await submitOf(form).click()
    await awaitLabel(form, submit.error)
    expect(await storedFrom(site, email)).toHaveLength(1)
    await page.clock.runFor(3100)
    expect(await submitOf(form).textContent()).toBe(submit.idle)
    expect(await field(form, kept).inputValue()).toBe('R')
    await submitOf(form).click()
    await awaitLabel(form, submit.sent)
    expect(await storedFrom(site, email)).toHaveLength(1)
    await context.close()
  })

  test('[V-105, V-108, V-109] choices: none made gives its message in the page, a made-up one its key from the server', async () => {
    const { page, context } = await visit(browser)
    const form = await openForm(page, 'seeblick', CONTACT_PATH)
    await submitOf(form).click()
    expect(await messageOf(form, 'anrede')).toBe(messages.anredeRequired)
    expect(await messageOf(form, 'existingCustomer')).toBe(messages.existingCustomerRequired)
    expect(await messageOf(form, 'themes')).toBe(messages.themesRequired)
    await field(form, 'themes', 'other').check()
    expect(await messageOf(form, 'themes')).toBe('')
    const post = (values: object) =>
      page.evaluate(async (body) => {
        const answer = await fetch('/api/v1/contact', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
        return [answer.status, ((await answer.json()) as { fieldErrors: Record<string, string> }).fieldErrors] as const
      }, JSON.stringify(values))
    expect(await post({ anrede: 'dr', existingCustomer: 'vielleicht', themes: 'x' })).toMatchObject([
      400,
      { anrede: 'anredeRequired', existingCustomer: 'existingCustomerRequired', themes: 'themesRequired' },
    ])
    expect(await post({ themes: [1] })).toMatchObject([400, { themes: 'themesRequired' }])
    expect((await post({ anrede: 'divers', existingCustomer: 'ja', themes: ['other'] }))[1]).not.toHaveProperty('anrede')
    await context.close()
  })
})

describe('without script', () => {
  async function open(site: DemoSite, path: string): Promise<{ page: Page; form: Locator; close: () => Promise<void> }> {
    const { page, context } = await visit(browser, { javaScriptEnabled: false })
    await page.goto(address(site, path))
    return { page, form: page.locator('main form'), close: () => context.close() }
  }

  test('a contact request: a mistake is shown with everything that was typed, then it arrives, and the page says thank you', async () => {
    const { page, form, close } = await open('seeblick', CONTACT_PATH)
    const [tomorrow = ''] = new Date(Date.now() + 86_400_000).toISOString().split('T')
    for (const [name, value] of [
      ['existingCustomer', 'ja'],
      ['bevorzugteUhrzeit', 'noon'],
      ['anrede', 'frau'],
    ] as const)
      await field(form, name, value).check()
    const texts = { bevorzugterTermin: tomorrow, vorname: 'Rosa', nachname: 'Meier', plz: '8640', email: 'ohne-script@example.ch', telefon: '055', fragenAnmerkungen: 'Eins\nZwei' }
    for (const [name, value] of Object.entries(texts)) await field(form, name).fill(value)
    await submitOf(form).click()
    await page.getByText(messages.themesRequired).waitFor()
    for (const [name, value] of Object.entries(texts)) expect(await field(form, name).inputValue(), name).toBe(value)
    expect(await field(form, 'anrede', 'frau').isChecked()).toBe(true)
    expect(await page.getByText(formTexts.de.invalid).isVisible()).toBe(true)
    await field(form, 'themes', 'eyeAnalysis').check()
    await submitOf(form).click()
    await page.getByText(contact.sent).waitFor()
    expect(await form.count()).toBe(0)
    expect(await storedFrom('seeblick', 'ohne-script@example.ch')).toMatchObject([{ vorname: 'Rosa', themes: ['eyeAnalysis'], fragenAnmerkungen: 'Eins\nZwei' }])
    await close()
  })

  test('a booking: the same, and what is ticked stays ticked', async () => {
    const { page, form, close } = await open('verband', SPONSOR_PATH)
    await field(form, 'vormittagspause').check()
    const texts = { numberOfPersons: '1', company: 'Glas AG', contactName: 'Rosa Meier', phone: '031', email: 'ohne-script@example.ch' }
    for (const [name, value] of Object.entries(texts)) await field(form, name).fill(value)
    await submitOf(form).click()
    await page.getByText(messages.personsNames).waitFor()
    for (const [name, value] of Object.entries(texts)) expect(await field(form, name).inputValue(), name).toBe(value)
    expect(await field(form, 'vormittagspause').isChecked()).toBe(true)
    await field(form, 'personsNames').fill('Rosa Meier')
    await submitOf(form).click()
    await page.getByText(sponsor.sent).waitFor()
    expect(await storedFrom('verband', 'ohne-script@example.ch')).toMatchObject([{ company: 'Glas AG', total: 2300 }])
    await close()
  })
})

test('in edit mode a form is shown, but nothing in it can be reached or sent, with the toolbar or without', async () => {
  const { page, context, problems } = await visit(browser)
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  for (const path of ['/de/edit/~contact?toolbar=1', '/de/edit/~contact']) {
    await openAsEditor(page, 'seeblick', path)
    const button = page.getByText(submit.idle, { exact: true })
    await button.waitFor()
    await page.waitForLoadState('networkidle')
    await button.click({ force: true })
    await button.evaluate((element) => (element as HTMLButtonElement).focus())
    await page.keyboard.press('Enter')
    expect(await page.locator('main form').count()).toBe(0)
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(false)
    expect(new URL(page.url()).pathname).toBe('/de/edit/~contact')
  }
  expect(posts.filter((url) => url.includes('contact'))).toEqual([])
  expect(problems).toEqual([])
  await context.close()
})
