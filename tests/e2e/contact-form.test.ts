import type { Browser, Locator } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { formTexts } from '../../src/i18n/forms/texts.ts'
import { CONTACT_FIELDS, CONTACT_TOPICS } from '../../src/model/forms/contact/contact-form.ts'
import { violationsOn } from '../support/axe.ts'
import { address, openBrowser, visit, WIDTHS, type Visit } from '../support/browser.ts'
import {
  accept,
  answerWith,
  awaitScript,
  CONTACT_TEXTS,
  fail,
  field,
  fillContact,
  formGroup,
  hangUp,
  holdBack,
  messageOf,
  messagesOf,
  openForm,
  statusOf,
  submitOf,
} from '../support/visitor-forms.ts'
import { removePages, writePage } from '../support/write-page.ts'

const PATH = '/de/~contact'
const TOPICS_PAGE = 'jedes-thema'
const { contact, submit, messages } = formTexts.de
const onlyOff = (topics: readonly string[]) => Object.fromEntries(topics.map((topic) => [topic, false]))

let browser: Browser
let visitor: Visit
beforeAll(async () => {
  browser = await openBrowser()
  await writePage({
    site: 'seeblick',
    slug: TOPICS_PAGE,
    groups: [...CONTACT_TOPICS.map((topic) => formGroup('contactForm', onlyOff([topic]))), formGroup('contactForm', onlyOff(CONTACT_TOPICS))],
  })
})
afterAll(async () => {
  await browser.close()
  await removePages('seeblick', [TOPICS_PAGE])
})

const labelsIn = (form: Locator, name: string) => form.locator(`label:has([name="${name}"])`).allInnerTexts()

describe('what it asks', () => {
  let form: Locator
  beforeAll(async () => {
    visitor = await visit(browser)
    form = await openForm(visitor.page, 'seeblick', PATH)
  })
  afterAll(() => visitor.context.close())

  const valuesOf = (name: string) => field(form, name).evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))

  test('[V-095] exactly three forms of address, exactly yes or no, and several topics at once', async () => {
    expect(await valuesOf('anrede')).toEqual(['frau', 'herr', 'divers'])
    expect(await valuesOf('existingCustomer')).toEqual(['ja', 'nein'])
    for (const topic of ['eyeAnalysis', 'other']) await field(form, 'themes', topic).check()
    expect(await form.locator('[name="themes"]:checked').count()).toBe(2)
    for (const topic of ['eyeAnalysis', 'other']) await field(form, 'themes', topic).uncheck()
  })

  test('[V-096] every other field is there, under its name', async () => {
    for (const name of ['vorname', 'nachname', 'dateOfBirth', 'strasse', 'plz', 'ort', 'email', 'telefon', 'bevorzugterTermin', 'fragenAnmerkungen'] as const) {
      const input = form.getByLabel(contact.labels[name])
      expect(await input.getAttribute('name'), name).toBe(name)
      expect(await input.isVisible(), name).toBe(true)
    }
    expect(await form.getByRole('radiogroup', { name: contact.labels.bevorzugteUhrzeit }).getByRole('radio').count()).toBe(4)
  })

  test('[V-097] the trap is in the page, but nobody sees it, reaches it or has it filled in', async () => {
    const trap = field(form, 'website')
    expect(await trap.count()).toBe(1)
    expect(await trap.isVisible()).toBe(false)
    expect(await trap.getAttribute('autocomplete')).toBe('off')
    await field(form, 'themes').first().focus()
    const reached = new Set<string>()
    for (let presses = 0; presses < 40 && !reached.has(submit.idle); presses += 1) {
      await visitor.page.keyboard.press('Tab')
      reached.add(await visitor.page.evaluate(() => (document.activeElement as HTMLInputElement).name || (document.activeElement?.textContent ?? '')))
    }
    expect(reached).toContain('telefon')
    expect(reached).toContain(submit.idle)
    expect(reached).not.toContain('website')
  })

  test('[V-098] the thirteen topics, by name', async () => {
    expect(await labelsIn(form, 'themes')).toEqual(CONTACT_TOPICS.map((topic) => contact.topics[topic]))
    expect(CONTACT_TOPICS).toHaveLength(13)
  })

  test('a day from today on', async () => {
    expect(await field(form, 'bevorzugterTermin').getAttribute('min')).toBe('2026-11-16')
    await fillContact(form)
    await field(form, 'bevorzugterTermin').fill('2026-11-15')
    await submitOf(form).click()
    expect(await messagesOf(form)).toEqual({ bevorzugterTermin: messages.terminRequired })
    await field(form, 'bevorzugterTermin').fill('2026-11-16')
    expect(await messagesOf(form)).toEqual({})
  })

  test('nobody was born tomorrow', async () => {
    await fillContact(form)
    await field(form, 'dateOfBirth').fill('2026-11-17')
    await submitOf(form).click()
    expect(await messagesOf(form)).toEqual({ dateOfBirth: messages.birthDate })
    await field(form, 'dateOfBirth').fill('2026-11-16')
    expect(await messagesOf(form)).toEqual({})
    await field(form, 'dateOfBirth').fill('')
  })

  test('phones offer the right keyboard, and browsers what they know', async () => {
    const facts = async (name: string) => Promise.all(['type', 'autocomplete', 'inputmode'].map((attribute) => field(form, name).getAttribute(attribute)))
    expect(await facts('email')).toEqual(['email', 'email', 'email'])
    expect(await facts('telefon')).toEqual(['tel', 'tel', 'tel'])
    expect(await facts('plz')).toEqual(['text', 'postal-code', 'numeric'])
    expect(await facts('bevorzugterTermin')).toEqual(['date', 'off', null])
  })
})

describe('topics that an editor switched off', () => {
  test('[V-099] each of the thirteen options takes away exactly its topic', async () => {
    const { page, context } = await visit(browser)
    await page.goto(address('seeblick', `/de/${TOPICS_PAGE}`))
    const forms = page.locator('form[data-send]')
    expect(await forms.count()).toBe(14)
    for (const [index, off] of CONTACT_TOPICS.entries()) {
      expect(await labelsIn(forms.nth(index), 'themes'), off).toEqual(CONTACT_TOPICS.filter((topic) => topic !== off).map((topic) => contact.topics[topic]))
    }
    await context.close()
  })
})

describe('mistakes', () => {
  let form: Locator
  let sent: Record<string, unknown>[]
  beforeAll(async () => {
    visitor = await visit(browser)
    sent = (await answerWith(visitor.page, 'contact', accept)).bodies
    form = await openForm(visitor.page, 'seeblick', PATH)
  })
  beforeEach(() => form.evaluate((element) => (element as HTMLFormElement).reset()))
  afterAll(() => visitor.context.close())

  test('[V-114] with invalid input nothing is sent, and the button stays as it was', async () => {
    await submitOf(form).click()
    await visitor.page.clock.runFor(1000)
    expect(sent).toEqual([])
    expect(await submitOf(form).innerText()).toBe(submit.idle)
    expect(await form.getAttribute('data-state')).not.toBe('loading')
  })

  test('every mistake stands beside its field and is read out with it; the first one gets the focus', async () => {
    await submitOf(form).click()
    expect(await messagesOf(form)).toEqual({
      themes: messages.themesRequired,
      existingCustomer: messages.existingCustomerRequired,
      bevorzugterTermin: messages.terminRequired,
      bevorzugteUhrzeit: messages.uhrzeitRequired,
      anrede: messages.anredeRequired,
      vorname: messages.vornameRequired,
      nachname: messages.nachnameRequired,
      plz: messages.plzRequired,
      email: messages.emailFormat,
      telefon: messages.telefonRequired,
    })
    expect(
      await field(form, 'themes')
        .first()
        .evaluate((input) => input === document.activeElement),
    ).toBe(true)
    const described = await field(form, 'plz').evaluate((input) => document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent)
    expect(described).toBe(messages.plzRequired)
    expect(await field(form, 'plz').getAttribute('aria-invalid')).toBe('true')
  })

  test('[V-106] names, postcode and phone: empty gives its message, one character passes', async () => {
    await fillContact(form)
    const asked = { vorname: messages.vornameRequired, nachname: messages.nachnameRequired, plz: messages.plzRequired, telefon: messages.telefonRequired }
    for (const name of Object.keys(asked)) await field(form, name).fill('')
    await submitOf(form).click()
    expect(await messagesOf(form)).toEqual(asked)
    for (const name of Object.keys(asked)) {
      await field(form, name).fill('x')
      expect(Object.keys(await messagesOf(form))).not.toContain(name)
    }
    expect(await messagesOf(form)).toEqual({})
  })

  test('[V-107] an address that is none, or missing, is asked for; a@b.ch passes', async () => {
    await fillContact(form)
    for (const wrong of ['abc', '']) {
      await field(form, 'email').fill(wrong)
      await submitOf(form).click()
      expect(await messagesOf(form), wrong).toEqual({ email: messages.emailFormat })
    }
    await field(form, 'email').fill('a@b.ch')
    expect(await messagesOf(form)).toEqual({})
  })

  test('[V-110] a day and a time of day are needed', async () => {
    await fillContact(form)
    await field(form, 'bevorzugterTermin').fill('')
    await field(form, 'bevorzugteUhrzeit', 'evening').evaluate((input) => void ((input as HTMLInputElement).checked = false))
    await submitOf(form).click()
    expect(await messagesOf(form)).toEqual({ bevorzugterTermin: messages.terminRequired, bevorzugteUhrzeit: messages.uhrzeitRequired })
    await field(form, 'bevorzugterTermin').fill('2026-12-01')
    await field(form, 'bevorzugteUhrzeit', 'noon').check()
    expect(await messagesOf(form)).toEqual({})
    expect(sent).toEqual([])
  })

  test('[V-113] German words on the German page, English ones on the English page, and never a key', async () => {
    await submitOf(form).click()
    expect(await messageOf(form, 'plz')).toBe('Bitte geben Sie Ihre Postleitzahl ein.')
    expect(await form.innerText()).not.toMatch(/\w(?:Required|Format)\b|Spam detected/)
    const { page, context } = await visit(browser, { viewport: WIDTHS.phone })
    await page.goto(address('seeblick', '/en/~contact'))
    const english = await awaitScript(page)
    await submitOf(english).click()
    expect(await messageOf(english, 'plz')).toBe('Please enter your postcode.')
    expect(Object.keys(await messagesOf(english))).toHaveLength(10)
    expect(await violationsOn(page)).toEqual([])
    expect(await english.innerText()).not.toMatch(/\w(?:Required|Format)\b|Spam detected/)
    await context.close()
  })
})

describe('sending', () => {
  let form: Locator
  beforeAll(async () => {
    visitor = await visit(browser)
  })
  afterAll(() => visitor.context.close())
  beforeEach(async () => {
    form = await openForm(visitor.page, 'seeblick', PATH)
    await fillContact(form)
  })

  test('[V-100] idle, loading, sent; a double click sends one request', async () => {
    const { reply, release } = holdBack(accept)
    const { bodies } = await answerWith(visitor.page, 'contact', reply)
    expect(await submitOf(form).innerText()).toBe('Absenden')
    await submitOf(form).dblclick()
    await expect.poll(() => submitOf(form).innerText()).toBe('Wird gesendet …')
    release()
    await expect.poll(() => submitOf(form).innerText()).toMatch(/Gesendet$/)
    expect(await submitOf(form).textContent()).toBe('Gesendet')
    expect(bodies).toHaveLength(1)
  })

  test('[V-101] stays sent: after a minute it still is, and the button cannot be pressed', async () => {
    const { bodies } = await answerWith(visitor.page, 'contact', accept)
    await submitOf(form).click()
    await expect.poll(() => submitOf(form).textContent()).toBe(submit.sent)
    await visitor.page.clock.runFor(60_000)
    expect(await submitOf(form).textContent()).toBe(submit.sent)
    expect(await submitOf(form).isDisabled()).toBe(true)
    await form.evaluate((element) => (element as HTMLFormElement).requestSubmit())
    expect(bodies).toHaveLength(1)
    expect(await form.locator('[data-status]').evaluate((line) => line === document.activeElement)).toBe(true)
    expect(await statusOf(form)).toBe(contact.sent)
  })

  test('what became of it comes into sight, clear of the window’s edge, where the button stood at its foot', async () => {
    const { page } = visitor
    await answerWith(page, 'contact', accept)
    await submitOf(form).evaluate((button) => scrollBy(0, button.getBoundingClientRect().bottom - innerHeight))
    const below = () => form.locator('[data-status]').evaluate((status) => innerHeight - status.getBoundingClientRect().bottom)
    expect(await below()).toBeLessThan(0)
    await submitOf(form).click()
    await expect.poll(() => statusOf(form)).toBe(contact.sent)
    await expect.poll(below).toBeGreaterThan(60)
  })

  test('[V-102] a server that fails, a line that is cut: the button says so and the console has the error', async () => {
    for (const reply of [fail, hangUp]) {
      await answerWith(visitor.page, 'contact', reply)
      const logged = visitor.page.waitForEvent('console', (message) => message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      await submitOf(form).click()
      await expect.poll(() => submitOf(form).textContent()).toBe(submit.error)
      expect((await logged).text()).toMatch(/Error/)
      expect(await statusOf(form)).toBe(formTexts.de.failed)
      await visitor.page.clock.runFor(3100)
    }
  })

  test('[V-103] back to idle three seconds after an error, with everything that was typed', async () => {
    await answerWith(visitor.page, 'contact', fail)
    await submitOf(form).click()
    await expect.poll(() => submitOf(form).textContent()).toBe(submit.error)
    await visitor.page.clock.runFor(2800)
    expect(await submitOf(form).textContent()).toBe(submit.error)
    await visitor.page.clock.runFor(400)
    expect(await submitOf(form).textContent()).toBe(submit.idle)
    for (const [name, value] of Object.entries(CONTACT_TEXTS)) expect(await field(form, name).inputValue(), name).toBe(value)
    expect(await field(form, 'themes', 'glassesAdvice').isChecked()).toBe(true)
  })

  test('[V-115, V-116] the request carries every field and what goes with it, the business named in every text', async () => {
    const { bodies, headers } = await answerWith(visitor.page, 'contact', accept)
    await submitOf(form).click()
    await expect.poll(() => bodies.length).toBe(1)
    expect(Object.keys(bodies[0] ?? {}).toSorted()).toEqual(
      [...CONTACT_FIELDS, 'contactEmail', 'lang', 'editorLang', 'appNameFallback', 'confirmationEmailTranslations'].toSorted(),
    )
    expect(bodies[0]).toMatchObject({
      ...CONTACT_TEXTS,
      anrede: 'divers',
      existingCustomer: 'nein',
      themes: ['glassesAdvice'],
      bevorzugteUhrzeit: 'evening',
      dateOfBirth: '',
      fragenAnmerkungen: '',
      website: '',
    })
    expect(bodies[0]).toMatchObject({ contactEmail: 'hallo@optik-seeblick.example', lang: 'de', editorLang: 'de', appNameFallback: 'Optik Seeblick AG' })
    const texts = bodies[0]?.['confirmationEmailTranslations'] as Record<string, string>
    expect(Object.keys(texts).toSorted()).toEqual(['body', 'signature', 'subject'])
    expect(texts['subject']).toBe('Ihre Anfrage bei Optik Seeblick AG')
    expect(texts['signature']).toContain('Optik Seeblick AG')
    expect(Object.values(texts).join()).not.toMatch(/[{}]/)
    expect(headers[0]?.['idempotency-key']).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
    expect(Number(headers[0]?.['x-form-ms'])).toBeGreaterThan(1500)
  })

  test('the same request again has the same key, a changed one another', async () => {
    const { headers } = await answerWith(visitor.page, 'contact', fail)
    const send = async (count: number) => {
      await submitOf(form).click()
      await expect.poll(() => headers.length).toBe(count)
      await expect.poll(() => submitOf(form).textContent()).toBe(submit.error)
      await visitor.page.clock.runFor(3100)
    }
    await send(1)
    await send(2)
    await field(form, 'ort').fill('Rapperswil')
    await send(3)
    const [first, second, third] = headers.map((each) => each['idempotency-key'])
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  test('what the server finds wrong is shown where it is wrong, in its words', async () => {
    await answerWith(visitor.page, 'contact', (route) =>
      route.fulfill({
        status: 400,
        json: { success: false, error: { code: 'invalidInput', message: 'Bitte prüfen Sie die Eingabe.' }, fieldErrors: { telefon: 'telefonRequired' } },
      }),
    )
    await submitOf(form).click()
    await expect.poll(() => submitOf(form).textContent()).toBe(submit.error)
    expect(await messagesOf(form)).toEqual({ telefon: messages.telefonRequired })
    expect(await statusOf(form)).toBe('Bitte prüfen Sie die Eingabe.')
  })
})
