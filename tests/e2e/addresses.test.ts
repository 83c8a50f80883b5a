import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { address, openBrowser, visit } from '../support/browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** What stands in each line of every link to a person, and what is copied of it. */
function linesOfLinks(): { lines: string[]; copied: string; said: string }[] {
  return [...document.querySelectorAll<HTMLElement>('main a[href^="mailto:"], main a[href^="tel:"], footer a[href^="mailto:"], footer a[href^="tel:"]')]
    .filter((link) => /@|^\+/.test(link.textContent ?? ''))
    .map((link) => {
      const lines: string[] = []
      let end = -Infinity
      const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (let at = 0; at < (node.textContent ?? '').length; at++) {
          const letter = document.createRange()
          letter.setStart(node, at)
          letter.setEnd(node, at + 1)
          const { left, right } = letter.getBoundingClientRect()
          // A button may stand at a slant: a new line is told by its way back.
          if (left < end - 4) lines.push('')
          lines.push(`${lines.pop() ?? ''}${letter.toString()}`)
          end = right
        }
      getSelection()?.selectAllChildren(link)
      return { lines, copied: getSelection()?.toString() ?? '', said: link.textContent ?? '' }
    })
}

test.each([
  ['seeblick', '/de/~contact', 360],
  ['verband', '/fr/~contact', 360],
  ['verband', '/fr/a-propos', 320],
  ['rocknhole', '/en/~contact', 360],
  ['backstube', '/de/~contact', 320],
] as const)('%s%s at %i px with letters of twice the size: addresses go on after @ or a dot, numbers stay whole, both are copied as they are', async (site, path, width) => {
  const { page, context } = await visit(browser, { viewport: { width, height: 740 }, reducedMotion: 'reduce' })
  await page.goto(address(site, path), { waitUntil: 'networkidle' })
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  const links = await page.evaluate(linesOfLinks)
  expect(links.length).toBeGreaterThan(1)
  for (const { lines, copied, said } of links) {
    expect(copied, said).toBe(said)
    if (said.includes('@')) for (const line of lines.slice(0, -1)) expect(line, said).toMatch(/[@.]$/)
    else expect(lines, said).toEqual([said])
  }
  await context.close()
})

test('on paper nothing leads to a form that is not there, and branches, hours and ways to write are', async () => {
  const { page, context } = await visit(browser)
  await page.goto(address('seeblick', '/de/~contact'), { waitUntil: 'networkidle' })
  await page.emulateMedia({ media: 'print' })
  const seen = await page.locator('main section').evaluateAll((sections) => sections.map((section) => [section.querySelector('form') !== null, section.checkVisibility()]))
  expect(seen.filter(([hasForm]) => hasForm)).toEqual([[true, false]])
  expect(seen.filter(([hasForm, isSeen]) => !hasForm && !isSeen)).toEqual([])
  expect(
    await page
      .getByRole('link', { name: /rapperswil@/ })
      .first()
      .isVisible(),
  ).toBe(true)
  await context.close()
})
