import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { definitions } from '../../src/sections/definitions.ts'
import { sampleGroup } from '../../src/site/catalogue/sample-group.ts'
import { address, openBrowser, visit, type Visit } from '../support/browser.ts'
import { demoLabels } from '../support/demo-pages.ts'
import { removePages, writePage } from '../support/write-page.ts'

const SLUG = 'lange-woerter'
const WORD = 'Kontaktlinsenanpassungsspezialistinnen'
const ADDRESS = 'https://www.kontaktlinsenanpassungsspezialistinnen-verband.example/allgemeine_geschaeftsbedingungen'

let browser: Browser
let phone: Visit
beforeAll(async () => {
  browser = await openBrowser()
  phone = await visit(browser, { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' })
  const groups = Object.values(definitions)
    .filter(({ category }) => category !== 'card')
    .map((definition) => sampleGroup(definition, { id: definition.type }))
  for (const site of demoLabels) await writePage({ site, slug: SLUG, groups })
})
afterAll(async () => {
  await browser.close()
  for (const site of demoLabels) await removePages(site, [SLUG])
})

/** Whatever an editor may have written, or a loader brought, becomes a word or an address without a place to break, in every language's way: none. */
function lengthen([word, link]: [string, string]): void {
  document.documentElement.style.hyphens = 'manual'
  for (const element of document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, h4, p, blockquote, a)')) {
    element.style.hyphens = 'manual'
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (element.tagName === 'P' && node.parentElement !== element) continue
      if ((node.textContent ?? '').trim().length > 2) node.textContent = element.tagName === 'P' ? `Das ist ${word} und ${link} am Ende` : word
    }
  }
}

/** Words that reach out of what can be seen, by section; a row that scrolls for itself may be wider. */
function lostWords(): string[] {
  const canScroll = (element: Element | null): boolean =>
    element !== null && element !== document.body && (/auto|scroll/.test(getComputedStyle(element).overflowX) || canScroll(element.parentElement))
  const lost = new Set<string>()
  const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (
      !parent ||
      (node.textContent ?? '').trim() === '' ||
      parent.closest('script, style, svg') ||
      !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
      canScroll(parent)
    )
      continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const { left, right, width } = range.getBoundingClientRect()
    if (width > 2 && (right > innerWidth + 1 || left < -1))
      lost.add(`${parent.closest('section, header, footer')?.id ?? ''} ${parent.tagName} ${parent.className} ${Math.round(left)}–${Math.round(right)}`)
  }
  return [...lost]
}

/** What a visitor reads or presses and cannot see whole, because something around it ends before it does; what scrolls for itself may be larger. */
function cutOff(): string[] {
  const isCut = (box: DOMRect, around: Element | null): boolean => {
    // A folded drawer shows how its words begin; they are all there once it is open, where its pages scroll.
    if (around === null || around === document.documentElement || around.closest('[data-drawer]:not([data-open])') !== null) return false
    const { overflowX, overflowY } = getComputedStyle(around)
    if (/auto|scroll/.test(overflowX + overflowY) || around.clientWidth < 3) return false
    const edge = around.getBoundingClientRect()
    if (/hidden|clip/.test(overflowX) && (box.right > edge.right + 1 || box.left < edge.left - 1)) return true
    if (/hidden|clip/.test(overflowY) && (box.bottom > edge.bottom + 3 || box.top < edge.top - 3)) return true
    return isCut(box, around.parentElement)
  }
  const seen = [...document.querySelectorAll('main :is(h1, h2, h3, p, li, label, legend, td, th, dd, a, button, input, output)')]
  return seen
    .filter(
      (element) =>
        element.clientWidth > 2 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && isCut(element.getBoundingClientRect(), element.parentElement),
    )
    .map((element) => `${element.tagName} ${element.className} ${(element.textContent ?? '').slice(0, 40)}`)
}

/** Short words of headings and buttons that go on in the next line. */
function tornWords(): string[] {
  const torn: string[] = []
  for (const element of document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, a, button)')) {
    element.style.hyphens = 'manual'
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/(?<![\p{L}\p{N}@.-])\p{L}{4,10}(?![\p{L}\p{N}@.-])/gu)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        if (element.clientWidth > 2 && new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) torn.push(word)
      }
  }
  return torn
}

/** Choices of a form whose words go on in the next line, and hours that end after their dash. */
function tornChoices(): string[] {
  const torn: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const isChoice = node.parentElement?.closest('label:has([type=radio], [type=checkbox])') != null
    for (const { 0: words, index } of (node.textContent ?? '').matchAll(isChoice ? /\p{L}+/gu : /\d[\d.:]*\u2060?–\u2060?\d[\d.:]*/gu)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + words.length)
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) torn.push(words)
    }
  }
  return torn
}

/** Which sections make the page wider than its window; header and footer are measured by their own journeys. */
function tooWide(): string[] {
  if ((document.scrollingElement?.scrollWidth ?? 0) <= innerWidth) return []
  const beyond = [...document.querySelectorAll('main *')].filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
  return beyond.map((element) => `${element.tagName} ${element.getAttribute('class') ?? ''} ${Math.round(element.getBoundingClientRect().right)}`)
}

describe('words that are too long for a phone', () => {
  for (const site of demoLabels) {
    test(`break without losing a letter or moving the page: every section type of ${site}`, async () => {
      const { page } = phone
      await page.goto(address(site, `/de/${SLUG}`))
      await page.evaluate(lengthen, [WORD, ADDRESS] as [string, string])
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 740 })
        expect(await page.evaluate(lostWords), `${width}`).toEqual([])
        expect(await page.evaluate(tooWide), `${width}`).toEqual([])
      }
    })

    test(`letters of twice the size make neither a section of the home page wider nor the page: ${site}`, async () => {
      const { page } = phone
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto(address(site, '/de'))
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
      expect(await page.evaluate(lostWords)).toEqual([])
      expect(await page.evaluate(tooWide)).toEqual([])
      expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBe(360)
    })
  }
})

/** A long mail button, a score card, a ranking, long choices and prices, hours, slides, a drawer, doors: what grows most with its letters. */
const LARGE = [
  ['rocknhole', '/de/~contact'],
  ['rocknhole', '/de/trail/loch-3-backsteinhalle'],
  ['rocknhole', '/de/trail/ziel'],
  ['rocknhole', '/fr/~urban-golf-start'],
  ['rocknhole', '/de/parcours'],
  ['rocknhole', '/de/bar'],
  ['seeblick', '/it'],
  ['seeblick', '/de/~contact'],
  ['seeblick', '/de/optiker-rapperswil'],
  ['verband', '/de/aspect'],
  ['verband', '/de/mitglieder'],
  ['verband', '/de/mitgliederbereich'],
  ['verband', '/de/login'],
  ['backstube', '/de/login'],
] as const

test.each(LARGE)('letters of twice the size are all there, and no short word is torn: %s%s', async (site, path) => {
  const { page } = phone
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(address(site, path))
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  for (const width of [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    for (const handle of await page.locator('[data-handle]').all()) {
      await handle.evaluate((element) => element.scrollIntoView({ block: 'center' }))
      await expect
        .poll(async () => {
          if ((await handle.getAttribute('aria-expanded')) === 'false') await handle.click()
          return handle.getAttribute('aria-expanded')
        })
        .toBe('true')
    }
    expect(await page.evaluate(lostWords), `${width}`).toEqual([])
    expect(await page.evaluate(cutOff), `${width}`).toEqual([])
    expect(await page.evaluate(tooWide), `${width}`).toEqual([])
    expect(await page.evaluate(() => document.scrollingElement?.scrollWidth), `${width}`).toBe(width)
    if (width < 768) expect(await page.evaluate(tornWords), `${width}`).toEqual([])
  }
})

test.each([
  ['seeblick', '/de/~contact'],
  ['backstube', '/de'],
  ['backstube', '/de/~contact'],
  ['verband', '/de/~contact'],
  ['verband', '/de/aspect'],
] as const)('on the smallest phone each word of a choice and each range of hours stands in one line: %s%s', async (site, path) => {
  const { page } = phone
  await page.goto(address(site, path))
  for (const width of [320, 360, 768]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(tornChoices), `${width}`).toEqual([])
  }
})
