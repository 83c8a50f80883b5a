import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { address, openAsEditor, openBrowser, visit, type Visit } from '../support/browser.ts'
import { heroWith, leave, openAsAdmin, slot, write } from '../support/editing-page.ts'
import { holdBack } from '../support/visitor-forms.ts'
import { removePages, writePage } from '../support/write-page.ts'

const SLUG = 'zu-zweit'
const EDIT = `/de/edit/${SLUG}?toolbar=1`
/** A change of one is on the other's screen within a second; the rest is the machine's. */
const SOON = { timeout: 2500, interval: 20 }

let browser: Browser
let [anna, bruno]: Visit[] = []

beforeAll(async () => {
  browser = await openBrowser()
  await writePage({ site: 'backstube', slug: SLUG, groups: [heroWith({ de: 'Guten Morgen' })] })
})
afterAll(async () => {
  await removePages('backstube', [SLUG])
  await browser.close()
})

async function openBoth(): Promise<{ anna: Visit; bruno: Visit }> {
  anna = await visit(browser)
  bruno = await visit(browser)
  await openAsEditor(anna.page, 'backstube', EDIT)
  await openAsAdmin(bruno.page, 'backstube', EDIT)
  for (const { page } of [anna, bruno]) await page.locator('[data-part="people"] [data-person]').waitFor()
  return { anna, bruno }
}

test('two people see each other, and what one writes is on the other’s screen at once', async () => {
  const both = await openBoth()
  const [one, other] = [both.anna.page, both.bruno.page]
  await write(one, 'title', 'Von der einen')
  await leave(one)
  await expect.poll(() => slot(other, 'title').innerText(), SOON).toBe('Von der einen')
  await write(other, 'description', 'Vom anderen')
  await leave(other)
  await expect.poll(() => slot(one, 'description').innerText(), SOON).toBe('Vom anderen')
  // Both are saved: a reload of either shows both.
  await one.reload()
  expect([await slot(one, 'title').innerText(), await slot(one, 'description').innerText()]).toEqual(['Von der einen', 'Vom anderen'])
  // Where the other works is seen at the section.
  await slot(other, 'title').click()
  await one.getByRole('img', { name: /arbeitet hier/ }).waitFor()
  await both.bruno.context.close()
  await expect.poll(() => one.locator('[data-person]').count(), { timeout: 10_000 }).toBe(0)
  expect(both.anna.problems).toEqual([])
  await both.anna.context.close()
})

test('what somebody is typing is never overwritten; leaving it asks, names the other and shows both; what is settled, published or reverted counts in every tab', async () => {
  const both = await openBoth()
  const [one, other] = [both.anna.page, both.bruno.page]
  // A pause in typing saves: what one writes arrives only after the other's, however long this machine pauses.
  const { reply, release } = holdBack((route) => route.continue())
  await one.route('**/api/v1/commands', reply)
  await write(one, 'title', 'Meine Fassung')
  await write(other, 'title', 'Andere Fassung')
  await leave(other)
  await expect.poll(() => slot(other, 'title').innerText()).toBe('Andere Fassung')
  expect(await slot(one, 'title').innerText()).toBe('Meine Fassung')
  release()
  await leave(one)
  const question = one.getByRole('alertdialog')
  await question.getByText('Zwei Fassungen').waitFor()
  expect(await question.locator('mark').allInnerTexts()).toEqual(['Meine', 'Andere'])
  await question.getByRole('button', { name: 'Später' }).click()
  await question.waitFor({ state: 'detached' })
  const tab = await both.anna.context.newPage()
  await tab.goto(address('backstube', EDIT))
  const asked = tab
    .getByRole('alertdialog')
    .getByText('Zwei Fassungen')
    .or(tab.getByRole('button', { name: 'Zwei Fassungen' }))
  await asked.first().waitFor()
  await one.getByRole('button', { name: 'Zwei Fassungen' }).click()
  await question.getByRole('button', { name: 'Meine behalten' }).click()
  await expect.poll(() => slot(other, 'title').innerText(), SOON).toBe('Meine Fassung')
  await expect.poll(async () => [await asked.count(), await slot(tab, 'title').innerText()], SOON).toEqual([0, 'Meine Fassung'])
  // As somebody else would, who has the page open too.
  const ask = (call: string) =>
    one.evaluate(async (path) => {
      const { page } = JSON.parse(document.getElementById('edit-data')?.textContent ?? '{}') as { page: { id: string } }
      return (await fetch(`/api/v1/page/${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ id: page.id }) })).status
    }, call)
  // Each counts anew soon after a change: only once both have done so, what they show next is what they were told.
  let countedAt = Date.now()
  for (const page of [other, tab]) page.on('request', (request) => request.url().includes('/page/status/publication') && (countedAt = Date.now()))
  await expect.poll(() => Date.now() - countedAt).toBeGreaterThan(1000)
  for (const page of [other, tab]) await page.getByRole('button', { name: /^Veröffentlichen\s?,/ }).waitFor()
  expect(await ask('publish')).toBe(200)
  for (const page of [other, tab]) await page.getByText('Keine Änderungen').first().waitFor()
  await write(one, 'title', 'Noch anders')
  await leave(one)
  await expect.poll(() => slot(tab, 'title').innerText(), SOON).toBe('Noch anders')
  expect(await ask('revert')).toBe(200)
  for (const page of [one, other, tab]) await expect.poll(() => slot(page, 'title').innerText(), SOON).toBe('Meine Fassung')
  for (const { context } of [both.anna, both.bruno]) await context.close()
})

test('two versions of a setting are told in the words of its panel, and the chosen one counts', async () => {
  const both = await openBoth()
  const [one, other] = [both.anna.page, both.bruno.page]
  for (const page of [one, other]) {
    await page.getByRole('button', { name: 'Einstellungen der Website' }).click()
    await page.getByRole('dialog', { name: 'Einstellungen' }).locator('summary', { hasText: 'Kontakt' }).click()
  }
  const company = (page: typeof one) => page.getByLabel('Name der Firma')
  const before = await company(one).inputValue()
  await one.context().setOffline(true)
  await company(one).fill('Backstube Nord')
  await one.keyboard.press('Tab')
  await company(other).fill('Backstube Süd')
  await other.keyboard.press('Tab')
  await other.getByText('Alles gespeichert').first().waitFor()
  await one.context().setOffline(false)
  const question = one.getByRole('alertdialog')
  await question.getByText('Zwei Fassungen: Kontakt').waitFor({ timeout: 15_000 })
  await question.getByText('Name der Firma: Backstube Nord').waitFor()
  await question.getByText('Name der Firma: Backstube Süd').waitFor()
  await question.getByRole('button', { name: 'Andere übernehmen' }).click()
  await expect.poll(() => company(one).inputValue()).toBe('Backstube Süd')
  await company(other).fill(before)
  await other.keyboard.press('Tab')
  await other.getByText('Alles gespeichert').first().waitFor()
  for (const { context } of [both.anna, both.bruno]) await context.close()
})

test('who was away hears what was missed', async () => {
  const both = await openBoth()
  const [one, other] = [both.anna.page, both.bruno.page]
  await both.bruno.context.setOffline(true)
  await write(one, 'title', 'In der Zwischenzeit')
  await leave(one)
  await both.bruno.context.setOffline(false)
  await expect.poll(() => slot(other, 'title').innerText(), { timeout: 5000 }).toBe('In der Zwischenzeit')
  for (const { context } of [both.anna, both.bruno]) await context.close()
})
