import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findDefinition } from '../../src/sections/definitions.ts'
import { walkGroups } from '../../src/model/page/document.ts'
import type { EditData } from '../../src/site/edit-data.ts'
import { openAsEditor, openBrowser, visit } from '../support/browser.ts'
import { demoLabels, demoPages } from '../support/demo-pages.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/**
 * What cannot be changed where it stands, and why that is so. Whoever makes this list longer owes owners an answer; whoever
 * makes one of its lines untrue takes it out.
 */
const KNOWN: readonly string[] = []

type Found = { groupId: string; what: string; words: string }

/** Words and pictures of the page's sections that belong to no place that can be chosen. */
function unreached(): Found[] {
  const found: Found[] = []
  const note = (element: Element, what: string, words: string) => {
    if (!element.checkVisibility() || element.closest('[data-field], [data-add-place], [data-editor], script, style, noscript, template, [hidden]') !== null) return
    found.push({ groupId: element.closest('[id^="s-"]')?.id.slice(2) ?? '', what, words: words.slice(0, 60) })
  }
  const main = document.querySelector('main')
  if (!main) return []
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode
    const words = (textContent ?? '').trim()
    if (parentElement && /[\p{L}\p{N}]/u.test(words)) note(parentElement, parentElement.closest('form') ? 'form' : parentElement.tagName.toLowerCase(), words)
  }
  for (const image of main.querySelectorAll('img')) note(image, 'picture', image.alt)
  return found
}

async function unreachedOn(page: Page): Promise<string[]> {
  const data = JSON.parse((await page.locator('#edit-data').textContent()) ?? '{}') as EditData
  const types = new Map([...walkGroups(data.view.groups)].map(({ id, type }) => [id, type]))
  const sections = new Map(data.view.groups.flatMap((section) => [...walkGroups([section])].map(({ id }) => [id, section.type])))
  const found = await page.evaluate(unreached)
  return found.flatMap(({ groupId, what, words }) => {
    const around = [types.get(groupId), sections.get(groupId)]
    // Its menu says where it comes from.
    if (around.some((type) => type !== undefined && findDefinition(type)?.fedBy !== undefined)) return []
    return [`${types.get(groupId) ?? 'page'} ${what}: ${words}`]
  })
}

test.each(demoLabels)(
  '[E-001] %s: every word and picture can be changed where it stands, or says where it comes from',
  async (site) => {
    const { page, context } = await visit(browser, { reducedMotion: 'reduce' })
    const lost = new Set<string>()
    for (const { path } of demoPages.filter((one) => one.site === site)) {
      await openAsEditor(page, site, `${path.replace(/^\/(\w\w)/, '/$1/edit')}?toolbar=1`)
      await page.locator('[data-part="bar"]').waitFor()
      for (const each of await unreachedOn(page)) lost.add(each)
    }
    await context.close()
    expect([...lost].filter((each) => !KNOWN.some((known) => each.startsWith(known)))).toEqual([])
  },
  180_000,
)
