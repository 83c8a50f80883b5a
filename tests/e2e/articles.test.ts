import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAsEditor, openBrowser, visit, type Visit } from '../support/browser.ts'

let browser: Browser
let editor: Visit
let page: Page
beforeAll(async () => {
  browser = await openBrowser()
  editor = await visit(browser, { reducedMotion: 'reduce' })
  page = editor.page
  await openAsEditor(page, 'seeblick', '/de/edit?toolbar=1')
})
afterAll(() => browser.close())

const dialog = () => page.getByRole('dialog', { name: 'Artikel übernehmen' })
const open = () => page.getByRole('button', { name: 'Artikel übernehmen' }).click()
const take = async (url: string) => {
  await dialog().getByLabel('Adresse des Artikels').fill(url)
  await dialog().getByRole('button', { name: 'Übernehmen' }).click()
}

test('without a blog the dialog says so in words', async () => {
  await open()
  await dialog().getByText('Es ist noch kein Blog verbunden.').waitFor()
  await dialog().getByRole('button', { name: 'Schliessen' }).click()
  await dialog().waitFor({ state: 'detached' })
})

test('[E-188] what cannot be found is said in the words of the rule, and the address stays; what is found becomes a card, and undo takes it back', async () => {
  // What the server answers where a blog is connected; that it does is shown where it asks one.
  const failures = [
    { status: 404, code: 'articleNotFound', message: 'Could not find article with this URL' },
    { status: 502, code: 'articleFailed', message: 'Die URL konnte nicht geladen werden.' },
  ]
  const article = { url: 'https://blog.example.ch/neu', title: 'Trockene Augen im Winter', teaser: 'Viel blinzeln hilft.', mediaId: null }
  await page.route('**/api/v1/article', (route) => {
    if (route.request().method() === 'GET') return route.fulfill({ json: { success: true, isConnected: true } })
    const failure = failures.shift()
    if (!failure) return route.fulfill({ json: { success: true, article } })
    return route.fulfill({ status: failure.status, json: { success: false, error: { ...failure, requestId: 'r' } } })
  })
  await open()
  await take('')
  await dialog().getByText('URL nicht angegeben').waitFor()
  await take('irgendwas')
  await dialog()
    .getByText(/^Bitte geben Sie eine gültige Webadresse ein/)
    .waitFor()
  for (const words of ['Could not find article with this URL', 'Die URL konnte nicht geladen werden.']) {
    await take(article.url)
    await page.getByText('Url nicht gefunden').first().waitFor()
    await page.getByText(words).waitFor()
    expect(await dialog().getByLabel('Adresse des Artikels').inputValue()).toBe(article.url)
  }
  await take(article.url)
  await dialog().waitFor({ state: 'detached' })
  const card = page.locator('main article', { hasText: article.title })
  await card.getByRole('link', { name: `Artikel lesen: ${article.title}` }).waitFor()
  await page.getByText('Artikel übernommen').waitFor()
  await page.getByRole('button', { name: 'Rückgängig', exact: true }).last().click()
  await card.waitFor({ state: 'detached' })
  await page.getByText('Alles gespeichert').first().waitFor()
})
