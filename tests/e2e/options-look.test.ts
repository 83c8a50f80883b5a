import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Group, OptionValues } from '../../src/model/page/document.ts'
import { sampleGroup } from '../../src/site/catalogue/sample-group.ts'
import { optionVariants } from '../../src/site/catalogue/variants.ts'
import type { SectionDefinition } from '../../src/sections/define-section.ts'
import { definitions, findDefinition } from '../../src/sections/definitions.ts'
import { address, openBrowser, resize, visit } from '../support/browser.ts'
import { removePages, writePage } from '../support/write-page.ts'

const SLUG = 'wirkung-probe'
const WIDTHS = [1440, 390]

/** Each with its reason. */
const NOT_ON_THE_PAGE: Readonly<Record<string, string>> = {
  'instagramFeed.columns': 'not offered: there are no posts',
  'goFeedCard.ownPost': 'read by the board around it, where that shows own articles only',
  'scoreTracker.wholeRounds': 'counts where a round is not finished, and the sample’s are',
  'newsFeedCard.objectFit': 'the sample’s picture has the shape of its frame',
  'stepFeedCard.objectFit': 'the sample’s picture has the shape of its frame',
  'newsFeedBoard.pagination': 'there is nothing to turn to with six samples',
}

/** Unless an editor says otherwise, what stands first beside stands first above: that is one of the two. */
const ALIKE_BY_MEANING = ['shiftedAlignment default = shiftedAlignment textAboveMedia']

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await openBrowser()
  page = (await visit(browser, { reducedMotion: 'reduce' })).page
})
afterAll(() => browser.close())

/** Where everything in each section stands and in which colours, its words included; what is invisible counts for nothing. */
function looksOf(selectors: readonly string[]): Promise<string[]> {
  return page.evaluate((all) => {
    const rounded = (box: DOMRect, from: DOMRect) => [box.x - from.x, box.y - from.y, box.width, box.height].map(Math.round).join(' ')
    const STYLES = ['color', 'backgroundColor', 'backgroundImage', 'borderColor', 'transform', 'opacity'] as const
    const styleOf = (element: Element, pseudo?: string) => {
      const style = getComputedStyle(element, pseudo)
      return STYLES.map((name) => style[name]).join('|')
    }
    // In a frame of its own shape, a picture looks the same whole and cut.
    const fitOf = (element: Element, { width, height }: DOMRect) => {
      const isOwnShape = element instanceof HTMLImageElement && Math.abs(element.naturalWidth * height - element.naturalHeight * width) < 0.02 * element.naturalWidth * height
      return isOwnShape ? '' : getComputedStyle(element).objectFit
    }
    return all.map((selector) => {
      const section = document.querySelector(selector)
      if (!section) throw new Error(`No ${selector}`)
      const from = section.getBoundingClientRect()
      const parts = [section, ...section.querySelectorAll('*')].flatMap((element) => {
        const box = element.getBoundingClientRect()
        if (box.width === 0 || box.height === 0) return []
        const words = [...element.childNodes]
          .filter((node) => node instanceof Text)
          .map((node) => {
            const range = document.createRange()
            range.selectNodeContents(node)
            return `${node.textContent} ${rounded(range.getBoundingClientRect(), from)}`
          })
        return [[element.tagName, rounded(box, from), styleOf(element), styleOf(element, '::after'), fitOf(element, box), element.getAttribute('src'), ...words].join(' ')]
      })
      return parts.join('\n')
    })
  }, selectors)
}

/** The looks on a wide and on a narrow screen together: what shows on one of them is an effect. */
async function looksAtAllWidths(selectors: readonly string[]): Promise<string[]> {
  const all: string[] = selectors.map(() => '')
  for (const width of WIDTHS) {
    await resize(page, { width, height: 900 })
    for (const [at, look] of (await looksOf(selectors)).entries()) all[at] += look
  }
  return all
}

const pairsAlike = (looks: readonly string[], names: readonly string[]) =>
  looks.flatMap((look, at) => (looks.indexOf(look) < at ? [`${names[looks.indexOf(look)]} = ${names[at]}`] : []))

describe('[E-066] [E-072] [E-073] [E-074] [E-075] every choice can be seen', () => {
  for (const definition of Object.values<SectionDefinition>(definitions)) {
    const options = optionVariants(definition).filter(({ key, option }) => option.editable && !(`${definition.type}.${key}` in NOT_ON_THE_PAGE))
    test.skipIf(options.length === 0)(`of ${definition.type}`, async () => {
      await page.goto(address('console', `/catalogue/${definition.type}`))
      // In their real size: smaller than on a page, 3, 4 and 5 columns would all be two.
      const wanted = options.flatMap(({ variants }) => variants.map(({ group }) => `s-${group.id}`))
      await page.evaluate((ids) => {
        const frames = ids.map((id) => {
          const section = document.getElementById(id)
          const frame = document.createElement('div')
          // What a section gives its cards: a ground, and more room than they need.
          frame.style.cssText = '--section-background: #fff; block-size: 1200px'
          if (section) section.style.zoom = '1'
          frame.append(section ?? '')
          return frame
        })
        document.body.replaceChildren(...frames)
      }, wanted)
      const alike: string[] = []
      for (const { key, variants } of options) {
        const looks = await looksAtAllWidths(variants.map(({ group }) => `[id="s-${group.id}"]`))
        alike.push(
          ...pairsAlike(
            looks,
            variants.map(({ choice }) => `${key} ${String(choice)}`),
          ),
        )
      }
      expect(alike.filter((pair) => !ALIKE_BY_MEANING.includes(pair))).toEqual([])
    })
  }
})

describe('what is not offered would change nothing, and what is offered does', () => {
  const LAYOUTS = ['grid', 'masonry', 'split', 'carousel', 'avatar'] as const

  function boardOf(type: string, layout: string, cardOptions: OptionValues): Group {
    const board = findDefinition(type)
    const card = board && findDefinition(board.card ?? '')
    if (!board || !card) throw new Error(`No board ${type}`)
    return { ...sampleGroup(board, { id: 'board', options: { layout } }), children: [sampleGroup(card, { id: 'card', card: 0, options: cardOptions })] }
  }

  test.each([
    ['imageBoard', 'imageFormat'],
    ['imageBoard', 'objectFit'],
    ['teamContainer', 'imageFormat'],
  ])('of the cards of %s: %s', async (type, key) => {
    const card = findDefinition(findDefinition(type)?.card ?? '')
    const choices = card?.options[key]?.choices ?? []
    const slug = `${SLUG}-${type.toLowerCase()}-${key.toLowerCase()}`
    await removePages('seeblick', [slug])
    await writePage({ site: 'seeblick', slug, groups: LAYOUTS.flatMap((layout) => choices.map((choice) => boardOf(type, layout, { [key]: choice }))) })
    await page.goto(address('seeblick', `/de/${slug}`))
    await page.evaluate(async () => {
      const pictures = [...document.querySelectorAll('main img')].filter((picture) => picture instanceof HTMLImageElement)
      for (const picture of pictures) picture.loading = 'eager'
      await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})))
    })
    const sections = LAYOUTS.flatMap((_, row) => choices.map((__, at) => `main > section:nth-of-type(${row * choices.length + at + 1})`))
    const looks = await looksAtAllWidths(sections)
    const idle = LAYOUTS.filter((_, row) => new Set(looks.slice(row * choices.length, (row + 1) * choices.length)).size === 1)
    const said = LAYOUTS.filter((layout) => card?.idleOptions?.({ options: {}, isFilled: () => true, board: { layout } }).includes(key))
    expect(idle).toEqual(said)
    await removePages('seeblick', [slug])
  })
})
