import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Group } from '../../src/model/page/document.ts'
import { openAsEditor, openBrowser, visit, WIDTHS, type Visit } from '../support/browser.ts'
import { bareSection, textIn } from '../support/titled-section.ts'
import { removePages, writePage } from '../support/write-page.ts'

const slugs: string[] = []

function group(type: string, texts: Record<string, string>, children: Group[] = [], values: Record<string, string> = {}, options = {}): Group {
  const words = Object.entries(texts).map(([slot, de]) => [slot, textIn({ de })] as const)
  const single = Object.entries(values).map(([slot, data]) => [slot, { content: { type: 'single' as const, data }, options: {}, visible: true }] as const)
  return bareSection(type, { options, fields: Object.fromEntries([...words, ...single]), children })
}

const GROUPS = [
  group('cta', { title: 'Zuoberst', description: 'Beschrieben' }),
  group('productBoard', { title: 'Preise' }, [group('productCard', { title: 'Brot' }, [], { cost: '1200' })]),
  group('teamContainer', { title: 'Team' }, [group('teamDetails', { name: 'Anna' }, [], { email: 'anna@example.ch' })]),
  group('announcementBubble', { title: 'Hinweis' }),
]

let browser: Browser
let editor: Visit
let page: Page
let path = ''

beforeAll(async () => {
  browser = await openBrowser()
  editor = await visit(browser, { locale: 'de-CH' })
  page = editor.page
})
afterAll(async () => {
  await browser.close()
  await removePages('seeblick', slugs)
})
beforeEach(async () => {
  const slug = `tippen-${slugs.length}`
  slugs.push(slug)
  path = `/de/edit/${slug}?toolbar=1`
  await writePage({ site: 'seeblick', slug, groups: GROUPS })
  await openAsEditor(page, 'seeblick', path)
  await text('Zuoberst').waitFor()
})

const text = (words: string) => page.locator('main [contenteditable]', { hasText: words }).first()
const first = () => page.locator('main [data-field$=":title"]').first()
const saved = () => page.getByText('Alles gespeichert').first().waitFor()
const undo = () => page.getByRole('button', { name: 'Rückgängig' })
const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')

async function rewrite(words: string, by: string) {
  await text(words).click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(by)
}

test('whoever looks for bold letters where there are none is told where they are: by the keys, or by marked words once', async () => {
  const told = page.getByText('Hier sind fette Wörter und Links nicht möglich', { exact: false })
  const close = async () => {
    await page.getByRole('button', { name: 'Meldung schliessen' }).first().click()
    await told.waitFor({ state: 'detached' })
  }
  await text('Beschrieben').click()
  await page.keyboard.press('Home')
  for (let letter = 0; letter < 4; letter += 1) await page.keyboard.press('Shift+ArrowRight')
  await told.waitFor()
  await close()
  await text('Beschrieben').click()
  await page.keyboard.press('ControlOrMeta+b')
  await told.waitFor()
  expect(await page.evaluate(() => sessionStorage.getItem('toldPlain'))).toBe('true')
})

describe('leaving and coming back', () => {
  test('Escape leaves the text and keeps it; undo brings the old one back', async () => {
    await rewrite('Zuoberst', 'Mit Escape')
    await page.keyboard.press('Escape')
    expect(await page.evaluate(() => document.activeElement?.matches('[data-editable]'))).toBe(false)
    expect(await first().innerText()).toBe('Mit Escape')
    await undo().click()
    await expect.poll(() => first().innerText()).toBe('Zuoberst')
  })

  test('Enter goes on to the next text of the same section, and leaves after the last one', async () => {
    const field = () => page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-field]')?.dataset['field'] ?? '')
    await text('Zuoberst').click()
    const from = await field()
    await page.keyboard.press('Enter')
    const to = await field()
    expect([to === from, to.split(':')[0]]).toEqual([false, from.split(':')[0]])
    await text('Brot').click()
    await page.keyboard.press('Enter')
    expect(await field()).toMatch(/:cost$/)
  })

  test('abc, undo, redo while typing brings abc back, and undo can be pressed from the first letter on', async () => {
    await text('Zuoberst').click()
    await page.keyboard.press('End')
    expect(await undo().getAttribute('aria-disabled')).toBe('true')
    await page.keyboard.type('abc')
    await expect.poll(() => undo().getAttribute('aria-disabled')).toBeNull()
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(() => first().innerText()).toBe('Zuoberst')
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await expect.poll(() => first().innerText()).toBe('Zuoberstabc')
    expect(await focused()).toBe('Zuoberstabc')
  })

  test('an announcement does not fold away when Escape leaves its own text', async () => {
    await text('Hinweis').click()
    await page.keyboard.press('Escape')
    expect(await page.locator('main details').first().getAttribute('open')).not.toBeNull()
  })
})

describe('nothing typed is lost', () => {
  test('[E-109] a browser that dies a second after the last key has handed over all of them', async () => {
    const other = await openBrowser()
    const victim = await visit(other, { locale: 'de-CH' })
    await openAsEditor(victim.page, 'seeblick', path)
    await victim.page.locator('main [contenteditable]', { hasText: 'Zuoberst' }).first().click()
    await victim.page.keyboard.press('End')
    await victim.page.keyboard.type(' und noch mehr', { delay: 20 })
    // The second that is promised.
    await victim.page.waitForTimeout(1000)
    const session = await other.newBrowserCDPSession()
    await Promise.race([session.send('Browser.crash').catch(() => null), new Promise((resolve) => other.on('disconnected', resolve))])
    await page.reload()
    await expect.poll(() => first().innerText()).toBe('Zuoberst und noch mehr')
  })

  test('[E-095] the bar never says that all is saved while letters are not, and a long stay is few requests and one undo', async () => {
    await page.evaluate(() => {
      const wrong: string[] = []
      Object.assign(window, { wrong })
      document.addEventListener('input', () => queueMicrotask(() => document.querySelector('output')?.textContent === 'Alles gespeichert' && wrong.push('said')))
    })
    let requests = 0
    page.on('request', (request) => request.url().endsWith('/api/v1/commands') && (requests += 1))
    await text('Zuoberst').click()
    await page.keyboard.press('End')
    await page.keyboard.type(' wird Buchstabe für Buchstabe länger', { delay: 90 })
    expect(requests).toBeGreaterThan(0)
    expect(requests).toBeLessThanOrEqual(5)
    expect(await page.evaluate(() => (window as unknown as { wrong: string[] }).wrong)).toEqual([])
    await page.keyboard.press('Escape')
    await saved()
    await undo().click()
    await expect.poll(() => first().innerText()).toBe('Zuoberst')
    expect(await undo().getAttribute('aria-disabled')).toBe('true')
  })

  test('a paste that is too long is cut with a word, and at the limit the cursor stays', async () => {
    await text('Beschrieben').click()
    await page.evaluate(() => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', 'x'.repeat(12_000))
      document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
    await page.getByText('Der Text war zu lang und wurde gekürzt.').first().waitFor()
    const field = page.locator('main [data-field$=":description"]').first()
    expect((await field.innerText()).length).toBe(10_000)
    await page.keyboard.press('ControlOrMeta+Home')
    await page.keyboard.type('a')
    const at = await page.evaluate(() => getSelection()?.focusOffset)
    expect([(await field.innerText()).length, at]).toEqual([10_000, 0])
  })

  test('the cursor stays in a title that stops being the main heading', async () => {
    await first().click()
    expect(await first().evaluate((element) => element.tagName)).toBe('H1')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('Backspace')
    // Handed over while empty: the next section's title leads the page now.
    await expect.poll(() => page.locator('main h1', { hasText: 'Preise' }).count()).toBe(1)
    await page.keyboard.type('Wieder da')
    expect(await focused()).toBe('Wieder da')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('main h1').allInnerTexts()).toEqual(['Wieder da'])
  })

  test('nor is it lost when somebody writes a title above it', async () => {
    await first().click()
    await page.keyboard.press('End')
    await page.keyboard.type(' bleibt')
    const field = (await first().getAttribute('data-field')) ?? ''
    await page.evaluate(async (nextTo) => {
      const { page: own } = JSON.parse(document.getElementById('edit-data')?.textContent ?? '{}') as { page: { id: string } }
      const send = async (path: string, body: object): Promise<{ group: { id: string }; revisions: Record<string, number> }> =>
        (await fetch(`/api/v1/${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json()
      const { group: above, revisions } = await send('group/add', { pageId: own.id, groupName: 'hero', nextTo, side: 'before' })
      const linkId = `${above.id}:title`
      const content = { type: 'localizedSingleValue', data: { de: 'Von nebenan' } }
      await send('data', { itemType: 'field', linkId, data: { content }, revision: revisions[linkId] ?? 0, commandId: crypto.randomUUID() })
    }, field.split(':')[0])
    await page.locator('main h1', { hasText: 'Von nebenan' }).waitFor()
    await page.keyboard.type(' hier')
    expect(await focused()).toBe('Zuoberst bleibt hier')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('main h1').allInnerTexts()).toEqual(['Von nebenan'])
  })
})

describe('values', () => {
  const cost = () => page.locator('main [data-field$=":cost"]').first()

  test('[E-103] [E-106] a price is formatted until somebody is in it; what is no number is said, shaken and not saved', async () => {
    let requests = 0
    page.on('request', (request) => request.url().endsWith('/api/v1/commands') && (requests += 1))
    expect(await cost().innerText()).toBe('CHF 1’200')
    await cost().click()
    expect(await cost().innerText()).toBe('1200')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('zwölf')
    await cost().evaluate((element) => {
      const shakes: number[] = []
      Object.assign(window, { shakes })
      let since = 0
      element.addEventListener('blur', () => (since = performance.now()))
      new MutationObserver(() => shakes.length < 2 && element.classList.contains('refused') === (shakes.length === 0) && shakes.push(performance.now() - since)).observe(element, {
        attributes: true,
      })
    })
    await page.keyboard.press('Escape')
    const shakes = () => page.evaluate(() => (window as unknown as { shakes: number[] }).shakes)
    await expect.poll(async () => (await shakes()).length).toBe(2)
    const [start = 0, end = 0] = await shakes()
    // Both timers begin with the leaving: on a busy machine the first one comes late, the second one does not wait for it.
    expect([start >= 45, end >= 245]).toEqual([true, true])
    await page.getByText('Bitte gib eine gültige Nummer ein').first().waitFor()
    expect(await cost().innerText()).toBe('zwölf')
    expect(requests).toBe(0)
    await cost().click()
    expect(await cost().innerText()).toBe('zwölf')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('1450.5')
    await page.keyboard.press('Escape')
    await saved()
    expect(await cost().innerText()).toBe('CHF 1’450.50')
  })

  test('[E-104] an address must be one', async () => {
    const email = page.locator('main [data-field$=":email"] [contenteditable]').first()
    await email.click()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('anna@')
    await page.keyboard.press('Escape')
    await page.getByText('Bitte gib eine gültige E-Mail-Adresse ein').first().waitFor()
    expect(await email.innerText()).toBe('anna@')
    expect(await email.getAttribute('aria-invalid')).toBe('true')
  })
})

test('words of a slide are marked with the mouse, and the slide stays', async () => {
  const slug = 'tippen-folien'
  slugs.push(slug)
  const slides = ['Die erste Folie', 'Die zweite Folie'].map((title) => group('contentSliderCard', { title }))
  await writePage({ site: 'seeblick', slug, groups: [group('contentSliderBoard', {}, slides)] })
  await openAsEditor(page, 'seeblick', `/de/edit/${slug}?toolbar=1`)
  const slider = page.locator('[data-driven]')
  await slider.evaluate((element) => element.scrollIntoView())
  await page.locator('[data-locked]').waitFor()
  const { x, y, width, height } = (await text('Die erste Folie').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const drag = async (from: number, to: number) => {
    await page.mouse.move(from, y + height / 2)
    await page.mouse.down()
    await page.mouse.move(to, y + height / 2 - 60, { steps: 4 })
    await page.mouse.up()
  }
  const index = () => slider.evaluate((element) => (element instanceof HTMLElement ? element.style.getPropertyValue('--index') : ''))
  await drag(x + width - 2, x + 2)
  expect([await index(), await page.evaluate(() => getSelection()?.isCollapsed)]).toEqual(['0', false])
  // Beside the words the same drag turns the slide.
  await drag(12, 12)
  await expect.poll(index).toBe('1')
})

test.each([WIDTHS.desktop, WIDTHS.phone])('words that wait to be written can be read on every ground ($width)', async (size) => {
  await page.setViewportSize(size)
  const slug = `tippen-grund-${size.width}`
  slugs.push(slug)
  const tones = ['background', 'surface', 'primary', 'secondary', 'accent']
  await writePage({ site: 'seeblick', slug, groups: tones.map((color) => group('cta', { title: `Auf ${color}` }, [], {}, { color })) })
  await openAsEditor(page, 'seeblick', `/de/edit/${slug}?toolbar=1`)
  await page.locator('main [data-editable]:empty').first().waitFor()
  const contrasts = await page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const channels = (colour: string, below = [255, 255, 255]) => {
      if (!canvas) return below
      canvas.fillStyle = `rgb(${below.join(' ')})`
      canvas.fillRect(0, 0, 1, 1)
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
      return Array.from(canvas.getImageData(0, 0, 1, 1).data.slice(0, 3))
    }
    const light = (colour: number[]) =>
      colour
        .map((value) => value / 255)
        .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
        .reduce((sum, value, at) => sum + value * ([0.2126, 0.7152, 0.0722][at] ?? 0), 0)
    return [...document.querySelectorAll('main section [data-editable]:empty')].map((element) => {
      const grounds: string[] = []
      for (let each: Element | null = element; each; each = each.parentElement) grounds.unshift(getComputedStyle(each).backgroundColor)
      const ground = grounds.reduce<number[]>((below, colour) => channels(colour, below), [255, 255, 255])
      const before = getComputedStyle(element, '::before')
      const words = channels(before.color, ground).map((value, at) => value * Number(before.opacity) + (ground[at] ?? 0) * (1 - Number(before.opacity)))
      const [a, b] = [light(words), light(ground)]
      return Math.round(((Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)) * 10) / 10
    })
  })
  expect(contrasts.length).toBeGreaterThan(5)
  expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(4.5)
})
