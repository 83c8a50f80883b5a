import type { Browser, Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { address, openBrowser, visit, WIDTHS, type Visit } from '../support/browser.ts'
import { storedFrom } from '../support/stored-forms.ts'
import { awaitScript } from '../support/visitor-forms.ts'

let browser: Browser
let visitor: Visit
const asked: string[] = []

/** One stranger on one phone, who never signs in anywhere. */
beforeAll(async () => {
  browser = await openBrowser()
  visitor = await visit(browser, { viewport: WIDTHS.phone, hasTouch: true, isMobile: true, reducedMotion: 'reduce' })
  visitor.page.on('request', (request) => asked.push(new URL(request.url()).pathname))
})
afterAll(() => browser.close())

const TYPED = { Vorname: 'Nora', Nachname: 'Niemand', PLZ: '8640', 'E-Mail-Adresse': 'nora@example.ch', Telefon: '055 555 00 00' }
const BOOKED = { Firma: 'Glas AG', Kontaktperson: 'Nora Niemand', Telefon: '031 555 00 00', 'E-Mail-Adresse': 'nora@example.ch' }

const type = async (form: Locator, texts: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(texts)) await form.getByLabel(label, { exact: true }).fill(text)
}
const choose = (form: Locator, label: string) => form.getByLabel(label).check()

async function send(form: Locator): Promise<void> {
  await form.getByRole('button', { name: 'Absenden' }).click()
  await form.getByRole('button', { name: 'Gesendet', exact: true }).waitFor()
}

describe('without signing in', () => {
  test('[V-004] a visitor sends a contact request', async () => {
    const { page } = visitor
    await page.goto(address('seeblick', '/de/~contact'))
    const form = await awaitScript(page)
    for (const label of ['Augenanalyse', 'Nein']) await choose(form, label)
    await form.getByLabel('Bevorzugtes Datum').fill('2099-03-01')
    for (const label of ['Vormittag', 'Frau']) await choose(form, label)
    await type(form, TYPED)
    await send(form)
    expect(await storedFrom('seeblick', 'nora@example.ch')).toMatchObject([{ vorname: 'Nora', themes: ['eyeAnalysis'], bevorzugteUhrzeit: 'morning' }])
  })

  test('[V-004] a visitor books a sponsor package', async () => {
    const { page } = visitor
    await page.goto(address('verband', '/de/aspect'))
    const form = await awaitScript(page)
    await choose(form, 'Vormittagspause')
    await expect.poll(() => form.locator('output').first().innerText()).toBe('CHF 2’000')
    await type(form, BOOKED)
    await send(form)
    expect(await storedFrom('verband', 'nora@example.ch')).toMatchObject([{ company: 'Glas AG', items: [{ item: 'vormittagspause', count: 1, price: 2000 }], total: 2000 }])
  })

  test('[V-004] a visitor plays the score game', async () => {
    const { page } = visitor
    await page.goto(address('rocknhole', '/de'))
    await page.getByRole('link', { name: 'Jetzt spielen' }).first().click()
    await page.getByRole('button', { name: 'Spiel starten' }).click()
    for (const name of ['Nora', 'Noah']) {
      await page.getByPlaceholder('Hinzufügen').fill(name)
      await page.keyboard.press('Enter')
    }
    await page.getByRole('button', { name: 'Zum Spiel' }).click()
    await page.getByRole('button', { name: 'Los geht’s' }).click()
    const more = page.getByRole('button', { name: 'Nora: ein Schlag mehr' }).first()
    for (let strokes = 0; strokes < 3; strokes += 1) await more.click()
    const state = async () =>
      page.evaluate(
        async () => (await fetch(`/api/v1/game/load?id=${localStorage.getItem('gameId')}`)).json() as Promise<{ players: { playerName: string }[]; holes: { score: number }[] }>,
      )
    await expect.poll(async () => (await state()).holes.map(({ score }) => score)).toEqual([3])
    expect((await state()).players.map(({ playerName }) => playerName)).toEqual(['Nora', 'Noah'])
  })

  test('[V-004] a visitor opens a gallery', async () => {
    const { page } = visitor
    await page.goto(address('rocknhole', '/de'))
    const board = page.locator('[data-behaviour*="lightbox"]:has(figure > img)').first()
    await board.scrollIntoViewIfNeeded()
    await board.locator('img[role="button"]').first().tap()
    await page.locator('dialog[open] img').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0)
  })

  test('[V-004] and nothing on the way asked who they are', async () => {
    expect(asked.filter((path) => /login|\/auth/.test(path))).toEqual([])
    expect((await visitor.context.cookies()).map(({ name }) => name)).toEqual([])
    expect(visitor.problems).toEqual([])
  })
})
