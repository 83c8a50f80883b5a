import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { violationsOn } from '../support/axe.ts'
import { address, openAsEditor, openBrowser, shareVisits, signIn, visit, WIDTHS, type Visit } from '../support/browser.ts'

let browser: Browser
let editor: Visit
let page: Page

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())
const visitAgain = shareVisits()
beforeEach(async () => {
  editor = await visitAgain(browser)
  page = editor.page
})

const EDIT = '/de/edit/~imprint?toolbar=1'
const publishButton = () => page.getByRole('button', { name: /^Veröffentlichen/ })
const saved = () => page.getByText('Alles gespeichert').first().waitFor()

async function openEditor(path = EDIT) {
  await openAsEditor(page, 'backstube', path)
  await page.locator('[contenteditable]').first().waitFor()
}

async function typeTitle(text: string) {
  const title = page.locator('main [contenteditable]').first()
  await title.click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
  return title
}

async function liveText(path = '/de/~imprint'): Promise<string> {
  const visitor = await visit(browser)
  await visitor.page.goto(address('backstube', path))
  const text = await visitor.page.locator('main').innerText()
  await visitor.context.close()
  return text
}

const unique = (word: string) => `${word} ${Math.random().toString(36).slice(2, 8)}`

describe('editing in place', () => {
  test('[E-001] a title changed in place is saved, published and seen by visitors; without publishing it is not', async () => {
    await openEditor()
    const text = unique('Klare Sache')
    await typeTitle(text)
    const request = page.waitForResponse((response) => response.url().endsWith('/api/v1/commands'))
    await page.keyboard.press('Tab')
    expect((await request).status()).toBe(200)
    await saved()
    expect(await liveText()).not.toContain(text)
    const published = page.waitForResponse((response) => response.url().endsWith('/api/v1/page/publish'))
    await publishButton().click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^(Veröffentlichen|Nur diese Seite)$/ })
      .click()
    expect((await published).status()).toBe(200)
    await page.getByText('Veröffentlicht').first().waitFor()
    expect(await liveText()).toContain(text)
    expect(editor.problems).toEqual([])
  })

  test('[E-095] a text is saved when it is left, at once and whole', async () => {
    await openEditor()
    const text = unique('Beim Verlassen')
    await typeTitle(text)
    const sent = page.waitForRequest((request) => request.url().endsWith('/api/v1/commands') && (request.postData() ?? '').includes(text))
    await page.keyboard.press('Tab')
    await sent
    await saved()
  })

  test('[E-098] leaving an unchanged text sends nothing', async () => {
    await openEditor()
    let saves = 0
    page.on('request', (request) => request.url().endsWith('/api/v1/commands') && (saves += 1))
    await page.locator('main [contenteditable]').first().click()
    await page.keyboard.press('Tab')
    await page.getByRole('button', { name: /Bearbeiten beenden/ }).click()
    expect(saves).toBe(0)
  })

  test('[E-159] revert asks first, and then the published text is back', async () => {
    await openEditor()
    const before = (await liveText()).split('\n')[0]
    await typeTitle(unique('Nur ein Versuch'))
    await page.keyboard.press('Tab')
    await saved()
    await publishButton().waitFor()
    await page.getByRole('button', { name: 'Entwurf verwerfen' }).click()
    await page.getByRole('button', { name: 'Abbrechen' }).click()
    expect(await page.locator('main [contenteditable]').first().innerText()).not.toBe(before)
    await page.getByRole('button', { name: 'Entwurf verwerfen' }).click()
    await page.getByRole('button', { name: 'Verwerfen' }).click()
    await expect.poll(() => page.locator('main [contenteditable]').first().innerText()).toBe(before)
  })

  test('undo and redo walk the history and are saved like any change', async () => {
    await openEditor()
    const title = page.locator('main [contenteditable]').first()
    const before = await title.innerText()
    const text = unique('Zwischendurch')
    await typeTitle(text)
    await page.keyboard.press('Tab')
    await saved()
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await expect.poll(() => title.innerText()).toBe(before)
    await page.getByRole('button', { name: 'Wiederholen' }).click()
    await expect.poll(() => title.innerText()).toBe(text)
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await saved()
    await page.reload()
    await expect.poll(() => page.locator('main [contenteditable]').first().innerText()).toBe(before)
  })

  test('[E-108] offline, the text stays and is sent when the connection is back, also after a reload', async () => {
    await openEditor()
    const text = unique('Ohne Netz')
    await editor.context.route('**/api/v1/commands', (route) => route.abort('internetdisconnected'))
    await typeTitle(text)
    await page.keyboard.press('Tab')
    await page.getByText('Wartet auf Verbindung').first().waitFor()
    await page.reload()
    await expect.poll(() => page.locator('main [contenteditable]').first().innerText()).toBe(text)
    await editor.context.unroute('**/api/v1/commands')
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await saved()
    await page.evaluate(() => localStorage.clear())
    await page.reload()
    await expect.poll(() => page.locator('main [contenteditable]').first().innerText()).toBe(text)
  })

  test('[E-154] without a connection the receipt says so, and is read by itself when that is back', async () => {
    await openEditor()
    await typeTitle(unique('Vor dem Tunnel'))
    await page.keyboard.press('Tab')
    await saved()
    const publish = page.getByRole('button', { name: /^Veröffentlichen\s?,/ })
    await publish.click()
    const receipt = page.getByRole('dialog')
    await receipt.getByText('Das ändert sich').waitFor()
    await page.keyboard.press('Escape')
    await receipt.waitFor({ state: 'detached' })
    await editor.context.setOffline(true)
    await publish.click()
    await receipt.getByText('Keine Verbindung', { exact: true }).waitFor()
    await receipt.getByText('auf diesem Gerät aufbewahrt').waitFor()
    await editor.context.setOffline(false)
    await receipt.getByText('Das ändert sich').waitFor()
    await page.keyboard.press('Escape')
    await receipt.waitFor({ state: 'detached' })
  })

  test('on a phone, where the bar has no room for words, a message says where the text is while there is no connection', async () => {
    const phone = await visit(browser, { viewport: { width: 390, height: 844 } })
    await openAsEditor(phone.page, 'backstube', EDIT)
    await phone.page.locator('[data-part="bar"]').waitFor()
    await phone.context.setOffline(true)
    await phone.page.locator('main [contenteditable]').first().click()
    await phone.page.keyboard.type('Unterwegs ')
    await phone.page.keyboard.press('Tab')
    const message = phone.page.getByText('Keine Verbindung. Ihre Änderungen bleiben auf diesem Gerät.')
    await message.waitFor()
    await phone.context.setOffline(false)
    await message.waitFor({ state: 'detached' })
    await phone.context.close()
  })

  test('[E-012] a list in the settings says that there is no connection, and comes by itself when that is back', async () => {
    await openEditor()
    await page.locator('[data-part="bar"]').getByRole('button', { name: 'Einstellungen' }).click()
    const panel = page.getByRole('dialog')
    const earlier = panel.getByRole('button', { name: 'Frühere Einstellungen' })
    await earlier.waitFor()
    await editor.context.setOffline(true)
    await earlier.click()
    await panel.getByText('Keine Verbindung', { exact: true }).waitFor()
    await editor.context.setOffline(false)
    await panel.getByText('Keine Verbindung', { exact: true }).waitFor({ state: 'detached' })
    await panel.getByRole('status').or(panel.getByRole('listitem')).first().waitFor()
    expect(await panel.getByRole('alert').count()).toBe(0)
    await page.keyboard.press('Escape')
  })

  test('[E-109] text that was typed but not left is saved when the tab goes elsewhere', async () => {
    await openEditor()
    const text = unique('Nicht verlassen')
    await typeTitle(text)
    await page.goto(address('backstube', '/de'))
    await page.goto(address('backstube', EDIT))
    await expect.poll(() => page.locator('main [contenteditable]').first().innerText()).toBe(text)
    await saved()
  })

  test('[E-110] two editors on one text: the second is shown both and decides', async () => {
    await openEditor()
    const other = await visit(browser)
    await signIn(other.page, 'backstube', EDIT)
    // The own change is on its way while the other one is stored: neither could have seen the other.
    const { promise: gate, resolve: letGo } = Promise.withResolvers<void>()
    await page.route('**/api/v1/commands', async (route) => {
      await gate
      await route.continue()
    })
    const mine = unique('Von mir')
    await typeTitle(mine)

    const theirs = other.page.locator('main [contenteditable]').first()
    await theirs.click()
    await other.page.keyboard.press('ControlOrMeta+A')
    const first = unique('Von nebenan')
    await other.page.keyboard.type(first)
    await other.page.keyboard.press('Tab')
    await other.page.getByText('Alles gespeichert').first().waitFor()
    letGo()
    // The question waits while somebody is in a text, so the editor leaves all of them.
    await page.mouse.click(5, 5)
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
    await dialog.waitFor()
    expect(await dialog.innerText()).toContain(first)
    expect(await dialog.innerText()).toContain(mine)
    await page.getByRole('button', { name: 'Andere übernehmen' }).click()
    await expect.poll(() => page.locator('main [contenteditable]').first().innerText()).toBe(first)
    await page.unroute('**/api/v1/commands')
    await other.context.close()
  })

  test('[E-025] without the toolbar nothing is editable and empty slots are not there', async () => {
    await openEditor('/de/edit?toolbar=1')
    const active = await page.locator('main [contenteditable]').count()
    expect(active).toBeGreaterThan(5)
    await page.getByRole('button', { name: /Bearbeiten beenden/ }).click()
    await expect.poll(() => page.locator('main [contenteditable]').count()).toBe(0)
    await expect.poll(() => new URL(page.url()).searchParams.has('toolbar')).toBe(false)
  })

  test('[E-023] meta+e switches the toolbar on, [E-024] Escape off', async () => {
    await openEditor('/de/edit?toolbar=1')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('main [contenteditable]').count()).toBe(0)
    await page.keyboard.press('Meta+e')
    await expect.poll(() => page.locator('main [contenteditable]').count()).toBeGreaterThan(0)
  })

  test('whoever switches the toolbar on or off by its button has the other one under the keyboard', async () => {
    await openAsEditor(page, 'backstube', '/de/edit')
    const [on, off] = [page.getByRole('button', { name: /^Bearbeiten$/ }), page.getByRole('button', { name: /Bearbeiten beenden/ })]
    const isFocused = (button: typeof on) => button.evaluate((element) => element === document.activeElement)
    await on.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => isFocused(off)).toBe(true)
    await page.keyboard.press('Enter')
    await expect.poll(() => isFocused(on)).toBe(true)
  })

  test('[E-007] the editor speaks German, and with a session also from the live page', async () => {
    await openEditor()
    await page.goto(address('backstube', '/de'))
    await page.getByRole('link', { name: 'Bearbeiten' }).click()
    await page.waitForURL((url) => url.pathname.startsWith('/de/edit'))
    await page.getByRole('button', { name: /Bearbeiten beenden/ }).waitFor()
  })

  test('nothing of the page moves when the toolbar is switched on', async () => {
    await openAsEditor(page, 'backstube', '/de/edit')
    await page.getByRole('button', { name: /^Bearbeiten$/ }).waitFor()
    const places = () => page.evaluate(() => [...document.querySelectorAll('h1, main section, footer')].map((element) => Math.round(element.getBoundingClientRect().top)))
    const before = await places()
    await page.keyboard.press('Meta+e')
    await page.locator('main [contenteditable]').first().waitFor()
    expect((await places())[0]).toBe(before[0])
  })

  test('the bar fits a phone and passes axe', async () => {
    await openEditor('/de/edit?toolbar=1')
    for (const size of [WIDTHS.phone, WIDTHS.desktop]) {
      await page.setViewportSize(size)
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      expect(await violationsOn(page)).toEqual([])
    }
  })
})
