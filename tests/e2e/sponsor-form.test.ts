import type { Browser, Locator } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { formTexts } from '../../src/i18n/forms/texts.ts'
import { bookedOption, MOST_PERSONS, SPONSOR_PACKAGES } from '../../src/model/forms/sponsor/sponsor-form.ts'
import { violationsOn } from '../support/axe.ts'
import { address, openBrowser, visit, type Visit } from '../support/browser.ts'
import {
  accept,
  answerWith,
  babble,
  fail,
  field,
  fillSponsor,
  formGroup,
  hangUp,
  holdBack,
  messagesOf,
  openForm,
  SPONSOR_PACKAGE,
  SPONSOR_TEXTS,
  statusOf,
  submitOf,
} from '../support/visitor-forms.ts'
import { removePages, writePage } from '../support/write-page.ts'

const OPEN_PAGE = 'sponsoring-offen'
const BOOKED_PAGE = 'sponsoring-ausgebucht'
const PATH = `/de/${OPEN_PAGE}`
const KEYS = SPONSOR_PACKAGES.map(({ key }) => key)
const { sponsor, submit, messages } = formTexts.de

let browser: Browser
let visitor: Visit
let form: Locator
beforeAll(async () => {
  browser = await openBrowser()
  await writePage({ site: 'verband', slug: OPEN_PAGE, groups: [formGroup('aspectSponsorForm', {})] })
  const each = [...KEYS.map(bookedOption), 'bookingClosed'].map((flag) => formGroup('aspectSponsorForm', { [flag]: true }))
  await writePage({ site: 'verband', slug: BOOKED_PAGE, groups: each })
})
afterAll(async () => {
  await browser.close()
  await removePages('verband', [OPEN_PAGE, BOOKED_PAGE])
})

const total = () => form.locator('output').innerText()

describe('what it offers', () => {
  beforeAll(async () => {
    visitor = await visit(browser)
    form = await openForm(visitor.page, 'verband', PATH)
  })
  afterAll(() => visitor.context.close())

  test('[V-122] two numbers with their names, four fields of contact, and a trap that nobody sees', async () => {
    for (const name of ['numberOfPersons', 'personsNames', 'aspectNumberOfPersons', 'aspectPersonsNames', 'company', 'contactName', 'phone', 'email'] as const) {
      const input = form.getByLabel(sponsor.labels[name], { exact: name.endsWith('umberOfPersons') })
      expect(await input.getAttribute('name'), name).toBe(name)
      expect(await input.isVisible(), name).toBe(true)
    }
    expect(await field(form, 'numberOfPersons').getAttribute('type')).toBe('number')
    expect(await field(form, 'aspectNumberOfPersons').getAttribute('type')).toBe('number')
    expect(await field(form, 'website').count()).toBe(1)
    expect(await field(form, 'website').isVisible()).toBe(false)
  })

  test('[V-125] the total starts at zero and follows every change, without sending', async () => {
    const requests: string[] = []
    visitor.page.on('request', (request) => requests.push(request.url()))
    expect(await total()).toBe('CHF 0')
    await field(form, 'hauptsponsor').check()
    expect(await total()).toBe('CHF 29’000')
    await field(form, 'hauptsponsor').uncheck()
    expect(await total()).toBe('CHF 0')
    await field(form, 'numberOfPersons').fill('2')
    expect(await total()).toBe('CHF 600')
    await form.getByRole('button', { name: sponsor.more }).first().click()
    expect(await total()).toBe('CHF 900')
    for (let times = 0; times < 4; times += 1) await form.getByRole('button', { name: sponsor.fewer }).first().click()
    expect(await field(form, 'numberOfPersons').inputValue()).toBe('0')
    expect(await total()).toBe('CHF 0')
    expect(requests).toEqual([])
  })

  test('[V-127] everything, two persons and three more: the plain sum', async () => {
    for (const key of KEYS) await field(form, key).check()
    await field(form, 'numberOfPersons').fill('2')
    await field(form, 'aspectNumberOfPersons').fill('3')
    expect(await total()).toBe('CHF 44’297')
  })
})

describe('what is gone', () => {
  beforeAll(async () => {
    visitor = await visit(browser)
    await visitor.page.goto(address('verband', `/de/${BOOKED_PAGE}`))
  })
  afterAll(() => visitor.context.close())

  test('[V-128] each of the seven options that is booked out cannot be chosen and says why', async () => {
    const forms = visitor.page.locator('form[data-send]')
    expect(await forms.count()).toBe(8)
    for (const [index, key] of KEYS.entries()) {
      const each = forms.nth(index)
      const off = await each.locator('input[type="checkbox"]:disabled').evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).name))
      expect(off).toEqual([key])
      expect(await each.locator(`label:has([name="${key}"])`).innerText()).toContain('Ausgebucht')
      expect(await each.getByText('Ausgebucht').count()).toBe(1)
    }
  })

  test('[V-130] a closed booking: the button says so and cannot be pressed', async () => {
    const closed = visitor.page.locator('form[data-send]').last()
    expect(await submitOf(closed).innerText()).toBe('Buchung geschlossen')
    expect(await submitOf(closed).isDisabled()).toBe(true)
    expect(await violationsOn(visitor.page)).toEqual([])
  })
})

describe('mistakes', () => {
  let sent: Record<string, unknown>[]
  beforeAll(async () => {
    visitor = await visit(browser)
    sent = (await answerWith(visitor.page, 'aspectSponsorForm', accept)).bodies
    form = await openForm(visitor.page, 'verband', PATH)
  })
  beforeEach(async () => {
    await form.evaluate((element) => (element as HTMLFormElement).reset())
    await fillSponsor(form)
  })
  afterAll(() => visitor.context.close())

  const wrongAfter = async (values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values)) await field(form, name).fill(value)
    await submitOf(form).click()
    return messagesOf(form)
  }

  const asksForNames = async (count: string, names: string) => {
    expect(await field(form, names).evaluate((element) => (element as HTMLTextAreaElement).required)).toBe(false)
    for (const persons of ['1', '7']) expect(await wrongAfter({ [count]: persons, [names]: '' })).toEqual({ [names]: messages.personsNames })
    expect(await field(form, names).evaluate((element) => (element as HTMLTextAreaElement).required)).toBe(true)
    await field(form, names).fill('Rosa')
    expect(await messagesOf(form)).toEqual({})
    expect(await wrongAfter({ [names]: '' })).toEqual({ [names]: messages.personsNames })
    await field(form, count).fill('0')
    expect(await messagesOf(form)).toEqual({})
    expect(await field(form, names).evaluate((element) => (element as HTMLTextAreaElement).required)).toBe(false)
  }

  test('[V-123] names are needed from one person on, and not at none', () => asksForNames('numberOfPersons', 'personsNames'))
  test('[V-124] and so they are for those at the congress', () => asksForNames('aspectNumberOfPersons', 'aspectPersonsNames'))

  test('[V-132] fewer than none, or no number, is no count; none is', async () => {
    for (const count of ['numberOfPersons', 'aspectNumberOfPersons']) {
      for (const wrong of ['-1', '']) expect(await wrongAfter({ [count]: wrong }), `${count} ${wrong}`).toEqual({ [count]: messages.personsCount })
      await field(form, count).fill('')
      await field(form, count).pressSequentially('e')
      await submitOf(form).click()
      expect(await messagesOf(form)).toEqual({ [count]: messages.personsCount })
      await field(form, count).fill('0')
      expect(await messagesOf(form)).toEqual({})
    }
  })

  test('more persons than can come are told so, not that their number is none', async () => {
    for (const count of ['numberOfPersons', 'aspectNumberOfPersons']) {
      expect(await wrongAfter({ [count]: '1001', personsNames: 'R', aspectPersonsNames: 'R' })).toEqual({ [count]: messages.personsAtMost })
      expect(await field(form, count).getAttribute('max')).toBe(String(MOST_PERSONS))
      await field(form, count).fill('0')
    }
  })

  test('an order of nothing is told at the packages, until one is ticked or somebody comes', async () => {
    await field(form, SPONSOR_PACKAGE).uncheck()
    expect(await wrongAfter({})).toEqual({ packages: messages.nothingBooked })
    const [words, list] = await Promise.all([form.getByText(messages.nothingBooked).boundingBox(), form.getByRole('list').first().boundingBox()])
    expect((words?.y ?? 0) + (words?.height ?? Infinity)).toBeLessThanOrEqual(list?.y ?? 0)
    expect(await field(form, KEYS[0] ?? '').evaluate((element) => element === document.activeElement)).toBe(true)
    await field(form, 'stehlunch').check()
    expect(await messagesOf(form)).toEqual({})
  })

  test('[V-133] company, name, phone and address: empty gives its message, one character passes in the first three', async () => {
    const asked = { company: messages.companyRequired, contactName: messages.nameRequired, phone: messages.phoneFormat, email: messages.emailFormat }
    expect(await wrongAfter({ company: '', contactName: '', phone: '', email: '' })).toEqual(asked)
    expect(await wrongAfter({ company: 'x', contactName: 'x', phone: 'x', email: 'abc' })).toEqual({ email: messages.emailFormat })
    await field(form, 'email').fill('a@b.ch')
    expect(await messagesOf(form)).toEqual({})
    expect(sent).toEqual([])
  })
})

describe('sending', () => {
  beforeAll(async () => {
    visitor = await visit(browser)
  })
  afterAll(() => visitor.context.close())
  beforeEach(async () => {
    form = await openForm(visitor.page, 'verband', PATH)
    await fillSponsor(form)
    await field(form, 'stehlunch2').check()
  })

  test('[V-135] idle, loading, sent, and idle again after two seconds, cleared', async () => {
    const { reply, release } = holdBack(accept)
    const { bodies } = await answerWith(visitor.page, 'aspectSponsorForm', reply)
    expect(await submitOf(form).textContent()).toBe(submit.idle)
    await submitOf(form).dblclick()
    await expect.poll(() => submitOf(form).textContent()).toBe(submit.loading)
    release()
    await expect.poll(() => submitOf(form).textContent()).toBe(submit.sent)
    await visitor.page.clock.runFor(1800)
    expect(await submitOf(form).textContent()).toBe(submit.sent)
    await visitor.page.clock.runFor(400)
    expect(await submitOf(form).textContent()).toBe(submit.idle)
    expect(await total()).toBe('CHF 0')
    expect(await field(form, 'stehlunch2').isChecked()).toBe(false)
    for (const name of Object.keys(SPONSOR_TEXTS)) expect(await field(form, name).inputValue(), name).toBe('')
    expect(await field(form, 'numberOfPersons').inputValue()).toBe('0')
    expect(await statusOf(form)).toBe(sponsor.sent)
    expect(bodies).toHaveLength(1)
  })

  test('[V-136] idle, loading, error, and idle again after two seconds, with everything that was typed', async () => {
    const { reply, release } = holdBack(fail)
    await answerWith(visitor.page, 'aspectSponsorForm', reply)
    const logged = visitor.page.waitForEvent('console', (message) => message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
    await submitOf(form).click()
    await expect.poll(() => submitOf(form).textContent()).toBe(submit.loading)
    release()
    await expect.poll(() => submitOf(form).textContent()).toBe(submit.error)
    await visitor.page.clock.runFor(1800)
    expect(await submitOf(form).textContent()).toBe(submit.error)
    await visitor.page.clock.runFor(400)
    expect(await submitOf(form).textContent()).toBe(submit.idle)
    expect((await logged).text()).toMatch(/Error/)
    expect(await field(form, 'stehlunch2').isChecked()).toBe(true)
    for (const [name, value] of Object.entries(SPONSOR_TEXTS)) expect(await field(form, name).inputValue(), name).toBe(value)
  })

  test('[V-138] a cut line, a refusal, an answer that is no JSON: each leads to the error state', async () => {
    for (const reply of [hangUp, fail, babble]) {
      await answerWith(visitor.page, 'aspectSponsorForm', reply)
      await submitOf(form).click()
      await expect.poll(() => submitOf(form).textContent()).toBe(submit.error)
      await visitor.page.clock.runFor(2100)
      expect(await submitOf(form).textContent()).toBe(submit.idle)
    }
  })

  test('[V-121, V-137] the request has exactly sixteen keys, and what is not ticked is false', async () => {
    const { bodies } = await answerWith(visitor.page, 'aspectSponsorForm', accept)
    await field(form, 'numberOfPersons').fill('2')
    await field(form, 'personsNames').fill('Rosa, Urs')
    await submitOf(form).click()
    await expect.poll(() => bodies.length).toBe(1)
    expect(bodies[0]).toEqual({
      hauptsponsor: false,
      standprasenz6m: true,
      standprasenz9m: false,
      stehlunch: false,
      nachmittagpause: false,
      vormittagspause: false,
      stehlunch2: true,
      numberOfPersons: 2,
      personsNames: 'Rosa, Urs',
      aspectNumberOfPersons: 0,
      aspectPersonsNames: '',
      ...SPONSOR_TEXTS,
      website: '',
    })
    expect(Object.keys(bodies[0] ?? {})).toHaveLength(16)
  })
})
