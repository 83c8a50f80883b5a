import type { Locator, Page, Route } from 'playwright-core'
import { definitions } from '../../src/sections/definitions.ts'
import { sampleGroup } from '../../src/site/catalogue/sample-group.ts'
import type { Group } from '../../src/model/page/document.ts'
import { address, type DemoSite } from './browser.ts'

const START = Date.parse('2026-11-16T09:00:00')
const MINUTE = 60_000

/** How often each page's clock was stopped. */
const stops = new WeakMap<Page, number>()

type FormType = 'contactForm' | 'aspectSponsorForm'

export function formGroup(type: FormType, options: Record<string, boolean>): Group {
  return { ...sampleGroup(definitions[type], { id: type }), options }
}

/** Opens a page with a form and stops its clock once the form's script runs, a minute later: nobody is too quick then. */
export async function openForm(page: Page, site: DemoSite | (string & {}), path: string): Promise<Locator> {
  const before = stops.get(page) ?? 0
  if (before === 0) await page.clock.install({ time: START })
  await page.goto(address(site, path))
  const form = await awaitScript(page)
  await page.clock.pauseAt(START + (before + 1) * MINUTE)
  stops.set(page, before + 1)
  return form
}

/** The script takes over from the browser's own checks; from then on it also sends. */
export async function awaitScript(page: Page): Promise<Locator> {
  await page.locator('form[data-send][novalidate]').first().waitFor()
  return page.locator('form[data-send]').first()
}

export const field = (form: Locator, name: string, value?: string): Locator => form.locator(`[name="${name}"]${value === undefined ? '' : `[value="${value}"]`}`)
/** Fields may stand in one that is asked about as a whole: its own line is the first. */
const lineOf = (box: Locator): Promise<string> => box.locator('[data-error]').first().innerText()
export const messageOf = (form: Locator, name: string): Promise<string> => lineOf(form.locator(`[data-field="${name}"]`))
export const submitOf = (form: Locator): Locator => form.locator('[data-submit]')

export const statusOf = (form: Locator): Promise<string> => form.locator('[data-status]').innerText()

/** Every message that shows, by field. */
export async function messagesOf(form: Locator): Promise<Record<string, string>> {
  const boxes = await form.locator('[data-field][data-invalid]').all()
  const pairs = boxes.map(async (box) => [await box.getAttribute('data-field'), await lineOf(box)] as const)
  return Object.fromEntries(await Promise.all(pairs))
}

type Values = Readonly<Record<string, string>>

/** In one go, as browsers do that know the answers: choices by their value, the rest as text. */
async function fill(form: Locator, values: Values): Promise<void> {
  await form.evaluate((element, given) => {
    for (const [name, value] of Object.entries(given)) {
      const inputs = [...element.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)]
      const choice = inputs.find((input) => /radio|checkbox/.test(input.type) && input.value === value)
      if (choice) choice.checked = true
      else if (inputs[0] && inputs[0].type !== 'hidden') inputs[0].value = value
    }
    element.dispatchEvent(new Event('input', { bubbles: true }))
  }, values)
}

export const CONTACT_TEXTS = { bevorzugterTermin: '2099-11-20', vorname: 'R', nachname: 'H', plz: '8', email: 'a@b.ch', telefon: '0' }
/** What may be ordered alone. */
export const SPONSOR_PACKAGE = 'standprasenz6m'
export const SPONSOR_TEXTS = { company: 'G', contactName: 'R', phone: '0', email: 'a@b.ch' }

/** No more than the rules ask for: what is optional stays empty, one character is enough. */
export const fillContact = (form: Locator): Promise<void> =>
  fill(form, { ...CONTACT_TEXTS, themes: 'glassesAdvice', existingCustomer: 'nein', bevorzugteUhrzeit: 'evening', anrede: 'divers' })
export const fillSponsor = (form: Locator): Promise<void> => fill(form, { ...SPONSOR_TEXTS, [SPONSOR_PACKAGE]: 'on' })

type Reply = (route: Route) => Promise<void>

/** A server whose answers the journey chooses; it notes what it was sent. */
export async function answerWith(page: Page, call: string, reply: Reply): Promise<{ bodies: Record<string, unknown>[]; headers: Record<string, string>[] }> {
  const noted = { bodies: [] as Record<string, unknown>[], headers: [] as Record<string, string>[] }
  await page.unrouteAll()
  await page.route(`**/api/v1/${call}?*`, async (route) => {
    noted.bodies.push(route.request().postDataJSON() as Record<string, unknown>)
    noted.headers.push(route.request().headers())
    await reply(route)
  })
  return noted
}

export const accept: Reply = (route) => route.fulfill({ json: { success: true } })
export const fail: Reply = (route) => route.fulfill({ status: 500, json: { success: false, error: { code: 'internal', message: 'Ein Fehler ist aufgetreten.', requestId: 'x' } } })
export const hangUp: Reply = (route) => route.abort('connectionfailed')
export const babble: Reply = (route) => route.fulfill({ contentType: 'application/json', body: '<html>' })

/** Answers only when told to. */
export function holdBack(reply: Reply): { reply: Reply; release: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { reply: (route) => promise.then(() => reply(route)), release: resolve }
}
