import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import type { Group } from '../../src/model/page/document.ts'
import { violationsOn } from '../support/axe.ts'
import { address, openBrowser, signIn, visit, type Visit } from '../support/browser.ts'
import { ask } from '../support/http.ts'
import { bareSection, textIn } from '../support/titled-section.ts'
import { removePages, writePage } from '../support/write-page.ts'

const SLUG = 'menue-probe'
const PATH = `/de/edit/${SLUG}?toolbar=1`

let browser: Browser
let owner: Visit
let page: Page

const group = (type: string, words: string, children: Group[] = []) => bareSection(type, { fields: { title: textIn({ de: words, fr: words }) }, children })

beforeAll(async () => {
  await writePage({
    site: 'seeblick',
    slug: SLUG,
    closed: ['fr', 'it', 'en'],
    groups: [group('cta', 'Oben'), group('serviceBoard', 'Leistungen', [group('serviceCard', 'Erste'), group('serviceCard', 'Zweite')]), group('cta', 'Unten')],
  })
  browser = await openBrowser()
  owner = await visit(browser, { reducedMotion: 'reduce', locale: 'de-CH' })
  page = owner.page
  await signIn(page, 'seeblick', PATH)
})
afterAll(async () => {
  await browser.close()
  await removePages('seeblick', [SLUG])
})

const bar = () => page.getByRole('region', { name: /^Werkzeuge/ })
const crumbs = () => bar().getByRole('navigation').getByRole('button').allInnerTexts()
const text = (words: string) => page.locator('main [data-editable]', { hasText: words })
const titles = () => page.locator('main > section').evaluateAll((sections) => sections.map((section) => section.querySelector('[data-field$=":title"]')?.textContent))
const saved = () => page.getByText('Alles gespeichert').first().waitFor()
const live = async () => (await ask({ port: inject('port'), host: 'seeblick.localhost', path: `/de/${SLUG}` })).text

async function revert() {
  await page.evaluate(async () => {
    const { page: edited } = JSON.parse(document.getElementById('edit-data')?.textContent ?? '{}') as { page: { id: string } }
    await fetch('/api/v1/page/revert', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ id: edited.id }) })
  })
}

/** From the text outwards, as Escape leads. */
async function choose(words: string, steps: number) {
  await text(words).click()
  for (let step = 0; step <= steps; step += 1) await page.keyboard.press('Escape')
}

beforeEach(async () => {
  await page.goto(address('seeblick', PATH))
  await revert()
  await page.goto(address('seeblick', PATH))
  await page.getByRole('region', { name: 'Bearbeitungsleiste' }).waitFor()
})

describe('choosing', () => {
  test('[E-026] the name of what is under the pointer is shown', async () => {
    await text('Leistungen').hover()
    await expect.poll(() => page.locator('[aria-hidden="true"] > span', { hasText: /^Titel$/ }).count()).toBe(1)
  })

  test('[E-027] a click chooses, and its menu stands outside the line that is written', async () => {
    await text('Erste').click()
    await expect.poll(crumbs).toEqual(['Seite', 'Textgalerie', 'Leistungskarte', 'Titel'])
    const [menu, line] = await Promise.all([bar().boundingBox(), text('Erste').boundingBox()])
    expect(menu && line && (menu.y + menu.height <= line.y || menu.y >= line.y + line.height)).toBe(true)
  })

  test('Escape steps from the text to the card, the section, nothing, and the page without tools', async () => {
    await text('Erste').click()
    await page.keyboard.press('Escape')
    await expect.poll(crumbs).toEqual(['Seite', 'Textgalerie', 'Leistungskarte', 'Titel'])
    await page.keyboard.press('Escape')
    await expect.poll(crumbs).toEqual(['Seite', 'Textgalerie', 'Leistungskarte'])
    await page.keyboard.press('Escape')
    await expect.poll(crumbs).toEqual(['Seite', 'Textgalerie'])
    await page.keyboard.press('Escape')
    await expect.poll(() => bar().count()).toBe(0)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Bearbeiten' }).waitFor()
    // What is seen now is the draft, and the way to what visitors see stands beside.
    await page.locator('[data-part="start"]').getByText('Entwurf', { exact: true }).waitFor()
    expect(await page.getByRole('link', { name: 'Website ansehen' }).getAttribute('href')).toBe(`/de/${SLUG}`)
  })

  test('a press where nothing stands chooses the section, and puts the cursor into no text beside it', async () => {
    await text('Oben').click()
    await page.keyboard.type('!')
    const section = await page.locator('main > section').first().boundingBox()
    const words = await text('Oben').boundingBox()
    if (!section || !words) throw new Error('Nothing to press beside')
    const cursor = () => page.evaluate(() => document.activeElement?.closest('[data-editable]')?.textContent ?? null)
    for (const x of [section.x + 20, words.x + 40, section.x + section.width - 20]) {
      await page.mouse.click(x, section.y + section.height - 12)
      expect(await cursor(), `${x}`).toBeNull()
      expect(await crumbs()).toEqual(['Seite', 'Text und Bild'])
    }
    await page.keyboard.type('xyz')
    // As accents, emojis and the suggestions of a phone's keyboard come: not as keys.
    await page.keyboard.insertText('ä')
    await saved()
    expect((await titles())[0]).toBe('Oben!')
    await text('Oben!').click()
    await page.keyboard.press('Escape')
    await page.keyboard.insertText('ö')
    expect((await titles())[0]).toBe('Oben!')
  })

  test('[E-029] [E-030] a press beside the page lets go; the parent of what is chosen is remembered', async () => {
    await text('Erste').click()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect.poll(crumbs).toEqual(['Seite', 'Textgalerie', 'Leistungskarte'])
    const section = await page.locator('main > section', { hasText: 'Leistungen' }).getAttribute('id')
    expect(await page.evaluate(() => sessionStorage.getItem('currentParentId'))).toBe(section?.slice(2))
    await page.keyboard.press('End')
    await page.locator('[data-part="chrome"]').click({ position: { x: 4, y: 40 } })
    await expect.poll(() => bar().count()).toBe(0)
  })

  test('a step of the way can be chosen, and F6 leads to it without a mouse', async () => {
    await text('Erste').click()
    await page.keyboard.press('F6')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(crumbs).toEqual(['Seite', 'Textgalerie'])
  })

  test('nothing of it breaks the rules of accessibility', async () => {
    await choose('Erste', 1)
    await bar().waitFor()
    expect(await violationsOn(page)).toEqual([])
    expect(owner.problems).toEqual([])
  })
})

describe('what can be done to it', () => {
  test('[E-035] up and down swap neighbours, and the ends of the line stay', async () => {
    await choose('Oben', 1)
    expect(await bar().getByRole('button', { name: 'Nach oben' }).getAttribute('aria-disabled')).toBe('true')
    await bar().getByRole('button', { name: 'Nach unten' }).click()
    await expect.poll(titles).toEqual(['Leistungen', 'Oben', 'Unten'])
    await page.getByText('An Stelle 2 von 3', { exact: true }).waitFor()
    const edge = () => page.locator('main > section', { hasText: 'Oben' }).evaluate((section) => section.getBoundingClientRect().top / innerHeight)
    await expect.poll(edge).toBeGreaterThan(0)
    await expect.poll(edge).toBeLessThan(0.9)
    await bar().getByRole('button', { name: 'Nach unten' }).click()
    await page.getByText('An Stelle 3 von 3', { exact: true }).waitFor()
    expect(await page.getByText(/^An Stelle/).count()).toBe(1)
    await expect.poll(edge).toBeGreaterThan(0)
    await expect.poll(edge).toBeLessThan(0.9)
    await page.keyboard.press('Alt+ArrowUp')
    await page.getByText('An Stelle 2 von 3', { exact: true }).waitFor()
    await page.keyboard.press('Control+z')
    expect(await page.getByText(/^An Stelle/).count(), 'what is taken back is not said any more').toBe(0)
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await expect.poll(titles).toEqual(['Oben', 'Leistungen', 'Unten'])
  })

  test('Alt and arrows move, Ctrl+D duplicates, and undo takes both back', async () => {
    await choose('Unten', 1)
    await page.keyboard.press('Alt+ArrowUp')
    await expect.poll(titles).toEqual(['Oben', 'Unten', 'Leistungen'])
    await page.keyboard.press('Control+d')
    await expect.poll(titles).toEqual(['Oben', 'Unten', 'Unten', 'Leistungen'])
    await saved()
    await page.reload()
    await expect.poll(titles).toEqual(['Oben', 'Unten', 'Unten', 'Leistungen'])
  })

  test('[E-034] [E-116] a hidden text is pale for editors, gone for visitors after publishing, and comes back', async () => {
    await text('Erste').click()
    await bar().getByRole('button', { name: 'Ausblenden' }).click()
    await expect.poll(() => page.locator('[data-hidden-slot] [data-editable]', { hasText: 'Erste' }).count()).toBe(1)
    await saved()
    expect(await live()).toContain('Erste')
    await page.evaluate(async () => {
      const { page: edited } = JSON.parse(document.getElementById('edit-data')?.textContent ?? '{}') as { page: { id: string } }
      await fetch('/api/v1/page/publish', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ id: edited.id }) })
    })
    await expect.poll(live).not.toContain('Erste')
    await bar().getByRole('button', { name: 'Einblenden' }).click()
    await expect.poll(() => page.locator('[data-hidden-slot]').count()).toBe(0)
  })

  test('[E-036] [E-112] [E-114] what is published is marked and says so; undo keeps it', async () => {
    await choose('Unten', 1)
    await expect.poll(() => bar().getByRole('img', { name: 'Veröffentlicht' }).count()).toBe(1)
    await bar().getByRole('button', { name: 'Löschen' }).click()
    await expect.poll(() => bar().getByRole('img', { name: 'Wird gelöscht' }).count()).toBe(1)
    await page.getByRole('button', { name: 'Rückgängig' }).last().click()
    await expect.poll(() => page.locator('main [data-going]').count()).toBe(0)
  })

  test('[E-027] the menu of a section leaves the note above it readable that its neighbour is hidden', async () => {
    await choose('Oben', 1)
    await bar().getByRole('button', { name: 'Mehr Werkzeuge' }).click()
    await page.getByRole('menuitem', { name: 'Ausblenden' }).click()
    const note = page.locator('main [data-add-place]', { hasText: 'ausgeblendet' })
    await note.waitFor()
    await choose('Leistungen', 1)
    await expect.poll(crumbs).toEqual(['Seite', 'Textgalerie'])
    await expect
      .poll(async () => {
        const [menu, words] = await Promise.all([bar().boundingBox(), note.boundingBox()])
        return (menu?.y ?? 0) >= (words?.y ?? 0) + (words?.height ?? 0)
      })
      .toBe(true)
  })

  test('who brings a hidden section back has no bin under the finger', async () => {
    await choose('Oben', 1)
    await bar().getByRole('button', { name: 'Mehr Werkzeuge' }).click()
    await page.getByRole('menuitem', { name: 'Ausblenden' }).click()
    await page.getByRole('button', { name: 'Wieder zeigen' }).click()
    await page.locator('main > section:focus', { hasText: 'Oben' }).waitFor()
    expect(await bar().count()).toBe(0)
    expect(await page.getByText(/Oben.*» ausgeblendet$/).count(), 'what is no longer true').toBe(0)
  })

  test('[E-111] a draft asks first and says the way back; cancel keeps it and undo brings it back', async () => {
    await choose('Unten', 1)
    await page.keyboard.press('Control+d')
    await expect.poll(titles).toEqual(['Oben', 'Leistungen', 'Unten', 'Unten'])
    await page.locator('main [data-editable]:focus').waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect.poll(() => bar().getByRole('img', { name: 'Entwurf' }).count()).toBe(1)
    await page.keyboard.press('Delete')
    const question = page.getByRole('alertdialog')
    await expect.poll(() => question.innerText()).toContain('Mit «Rückgängig» holen Sie es zurück.')
    expect(await question.getByRole('heading').innerText()).toMatch(/^«.+: Unten» löschen\?$/)
    await question.getByRole('button', { name: 'Abbrechen' }).click()
    expect(await titles()).toHaveLength(4)
    const bin = await bar().getByRole('button', { name: 'Löschen' }).boundingBox()
    await bar().getByRole('button', { name: 'Löschen' }).click()
    await question.getByRole('button', { name: 'Löschen' }).click()
    await expect.poll(titles).toEqual(['Oben', 'Leistungen', 'Unten'])
    // The keyboard goes on at the neighbour, but no bin lies where the last one was.
    await expect.poll(() => page.evaluate(() => document.activeElement?.matches('main > section'))).toBe(true)
    await question.waitFor({ state: 'detached' })
    await page.mouse.click((bin?.x ?? 0) + (bin?.width ?? 0) / 2, (bin?.y ?? 0) + (bin?.height ?? 0) / 2)
    expect(await page.locator('main [data-going]').count()).toBe(0)
    expect(await titles()).toEqual(['Oben', 'Leistungen', 'Unten'])
    await page.keyboard.press('Control+z')
    await expect.poll(titles).toEqual(['Oben', 'Leistungen', 'Unten', 'Unten'])
  })
})

describe('on a phone', () => {
  /** The name of the first card is tapped, and its tools are there. */
  async function tapFirst() {
    const { page: phone, context } = await visit(browser, { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'de-CH' })
    await signIn(phone, 'seeblick', PATH)
    await phone.locator('[data-part="bar"]').waitFor()
    await phone.locator('main [data-editable]', { hasText: 'Erste' }).tap()
    const menu = phone.getByRole('region', { name: /^Werkzeuge/ })
    await menu.waitFor()
    return { phone, context, menu }
  }

  test('a tap low in the window chooses; the menu is at the thumb, covers nothing of it, and every button is big enough', async () => {
    const { phone, context, menu } = await tapFirst()
    const tapped = phone.locator('main [data-editable]', { hasText: 'Erste' })
    await expect.poll(async () => ((await tapped.boundingBox())?.y ?? 0) + 30 < ((await menu.boundingBox())?.y ?? 0)).toBe(true)
    await menu.getByRole('button', { name: 'Leistungskarte' }).tap()
    const buttons = await menu.getByRole('toolbar').getByRole('button').all()
    const steps = await menu.getByRole('navigation').getByRole('button').all()
    const boxes = await Promise.all([...buttons, ...steps].map((button) => button.boundingBox()))
    expect(Math.min(buttons.length, steps.length)).toBeGreaterThan(2)
    for (const box of boxes) expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    expect(Math.min(...boxes.map((box) => box?.y ?? 0))).toBeGreaterThan(600)
    await context.close()
  })

  test('[E-035] cards that stand below each other move up and down', async () => {
    const { phone, context, menu } = await tapFirst()
    await menu.getByRole('button', { name: 'Leistungskarte' }).tap()
    await menu.getByRole('button', { name: 'Nach unten' }).tap()
    const cards = phone.locator('main [data-editable]').filter({ hasText: /^(Erste|Zweite)$/ })
    await expect.poll(() => cards.allInnerTexts()).toEqual(['Zweite', 'Erste'])
    await phone.setViewportSize({ width: 1280, height: 844 })
    await menu.getByRole('button', { name: 'Nach vorne' }).waitFor()
    await context.close()
  })

  test('a message with something to press has its sentence on three lines at most', async () => {
    const { phone, context, menu } = await tapFirst()
    await menu.getByRole('button', { name: 'Leistungskarte' }).tap()
    await menu.getByRole('button', { name: 'Löschen' }).tap()
    const message = phone.locator('[aria-live="polite"] p').filter({ hasText: 'nächsten Veröffentlichung' })
    await message.waitFor()
    const { letters, lines } = await message.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return { letters: element.textContent.length, lines: new Set([...range.getClientRects()].map(({ top }) => top)).size }
    })
    expect(letters).toBeGreaterThan(60)
    expect(lines).toBeLessThanOrEqual(3)
    await context.close()
  })

  test('all buttons of a section with many of them stand within the window, also where it is narrow', async () => {
    const { page: phone, context } = await visit(browser, { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true, locale: 'de-CH' })
    await signIn(phone, 'seeblick', '/de/edit?toolbar=1')
    await phone.locator('main [data-editable]', { hasText: 'Was wir für Ihre Augen tun' }).tap()
    const menu = phone.getByRole('region', { name: /^Werkzeuge/ })
    await menu.getByRole('button', { name: 'Angebot' }).tap()
    const buttons = menu.getByRole('toolbar').getByRole('button')
    await expect.poll(() => buttons.count()).toBe(7)
    const boxes = await Promise.all((await buttons.all()).map((button) => button.boundingBox()))
    for (const box of boxes) expect([(box?.x ?? -1) >= 8, (box?.x ?? 0) + (box?.width ?? 0) <= 352]).toEqual([true, true])
    await context.close()
  })
})
