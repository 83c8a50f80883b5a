import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { definitions } from '../../src/sections/definitions.ts'
import { sampleGroup } from '../../src/site/catalogue/sample-group.ts'
import { address, openBrowser, visit } from '../support/browser.ts'
import { removePages, writePage } from '../support/write-page.ts'

const SLUG = 'plaetze'
let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await openBrowser()
  const sample = (type: keyof typeof definitions, options: object) => {
    const group = sampleGroup(definitions[type], { id: `${type}${JSON.stringify(options)}` })
    return { ...group, options: { ...group.options, ...options } }
  }
  const whole = { objectFit: 'contain', media: 'image' }
  const groups = [
    sample('imageBoard', { layout: 'masonry' }),
    sample('teamContainer', { layout: 'masonry' }),
    sample('hero', { ...whole, showBackgroundImage: false }),
    sample('cta', whole),
  ]
  const teams = [sample('teamContainer', { layout: 'grid', alignment: 'right' }), sample('teamContainer', { layout: 'split' })]
  await writePage({ site: 'seeblick', slug: SLUG, groups: [...groups, ...teams] })
  ;({ page } = await visit(browser))
  await page.route('**/media/**', (route) => route.abort())
  await page.goto(address('seeblick', `/de/${SLUG}`))
})
afterAll(async () => {
  await browser.close()
  await removePages('seeblick', [SLUG])
})

describe('before pictures arrive', () => {
  test('those that keep their own shape have their place already, with something in it', async () => {
    const places = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLImageElement>('main section:nth-of-type(-n + 4) img')].map((img) => {
        const { width, height } = img.getBoundingClientRect()
        const { backgroundImage, backgroundColor } = getComputedStyle(img)
        const isBlank = backgroundImage === 'none' && backgroundColor === 'rgba(0, 0, 0, 0)'
        return { isNamed: img.className, promised: Number(img.getAttribute('width')) / Number(img.getAttribute('height')), shown: width / height, width, isBlank }
      }),
    )
    expect(places.length).toBeGreaterThan(10)
    for (const { isNamed, promised, shown, width, isBlank } of places) {
      expect(width, isNamed).toBeGreaterThan(100)
      expect(isBlank, isNamed).toBe(false)
      expect(shown, isNamed).toBeCloseTo(promised, 1)
    }
  })
})

test('the alignment of a team is that of its members too', async () => {
  const words = page.locator('main section').nth(-2).locator('figcaption')
  expect(await words.evaluateAll((all) => [...new Set(all.map((each) => getComputedStyle(each).textAlign))])).toEqual(['end'])
})

test('on paper every card of a list to choose from is there', async () => {
  await page.emulateMedia({ media: 'print' })
  const names = page.locator('main section').last().locator('figcaption')
  const count = await names.count()
  expect(count).toBeGreaterThan(3)
  for (let index = 0; index < count; index += 1) expect(await names.nth(index).isVisible()).toBe(true)
})
