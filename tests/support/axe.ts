import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { visit, type Visit } from './browser.ts'

const require = createRequire(import.meta.url)
const source = readFileSync(createRequire(require.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'), 'utf8')

type Axe = { run: (context: unknown, options: unknown) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }

/** All rules of axe on the page or a part of it as it stands, in one go: a sentence per broken rule. For pages without foreign frames. */
export async function violationsOn(page: Page, part = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  return page.evaluate(async (selector) => {
    const { axe } = globalThis as unknown as { axe: Axe }
    // Something half faded in has no contrast yet.
    const ending = document.getAnimations().filter((one) => one.playState === 'running' && Number.isFinite(Number(one.effect?.getComputedTiming().endTime)))
    await Promise.allSettled(ending.map((one) => one.finished))
    const { violations } = await axe.run(selector === 'html' ? document : selector, { resultTypes: ['violations'], iframes: false })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`)
  }, part)
}

const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** Many pages in two browsers that keep fonts and scripts, with a dot for every picture: words and structure are what is looked at. */
export async function sweep<Item>(browser: Browser, options: BrowserContextOptions, items: readonly Item[], look: (visitor: Visit, item: Item) => Promise<void>): Promise<void> {
  const queue = [...items]
  const lane = async () => {
    const visitor = await visit(browser, options)
    await visitor.context.route('**/media/**', (route) => route.fulfill({ contentType: 'image/gif', body: PIXEL }))
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await look(visitor, item)
    await visitor.context.close()
  }
  await Promise.all([lane(), lane()])
}
