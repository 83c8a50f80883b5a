import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Group } from '../../src/model/page/document.ts'
import { definitions } from '../../src/sections/definitions.ts'
import { sampleGroup } from '../../src/site/catalogue/sample-group.ts'
import { openAsEditor, openBrowser, shareVisits } from '../support/browser.ts'
import { removePages, writePage } from '../support/write-page.ts'

const SLUG = 'wahl-probe'
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true } as const
const POSITIONS = ['top-left', 'top-right', 'bottom-left', 'bottom-right', 'center-left', 'center-right']

type Row = {
  rule: string
  type: keyof typeof definitions
  /** As the tool names it, and as it is stored. */
  option: string
  key: string
  /** The words that an editor reads, in their order, and what is stored for each. */
  words: readonly string[]
  values: readonly (string | number)[]
  begins: string
  /** Runs in the page: what somebody sees of the choice. */
  look: (element: Element) => string
  seen: readonly string[]
  isOnPhone?: true
}

const ROWS: readonly Row[] = [
  {
    rule: 'E-062',
    type: 'richTextBlock',
    option: 'Ausrichtung',
    key: 'alignment',
    words: ['Links', 'Mitte', 'Rechts'],
    values: ['left', 'center', 'right'],
    begins: 'Links',
    look: (section) => getComputedStyle(section.querySelector('[data-field$=":textBlock"]') ?? section).textAlign,
    seen: ['start', 'center', 'end'],
  },
  {
    rule: 'E-062',
    type: 'hero',
    option: 'Vertikale Ausrichtung',
    key: 'verticalAlignment',
    words: ['Oben', 'Mitte', 'Unten'],
    values: ['top', 'center', 'bottom'],
    begins: 'Mitte',
    look: (section) => getComputedStyle(section.querySelector('h1')?.parentElement?.parentElement ?? section).alignItems,
    seen: ['start', 'center', 'end'],
  },
  {
    rule: 'E-062',
    type: 'cta',
    option: 'Anordnung auf dem Telefon',
    key: 'shiftedAlignment',
    isOnPhone: true,
    words: ['Standard', 'Bild über Text', 'Text über Bild'],
    values: ['default', 'mediaAboveText', 'textAboveMedia'],
    begins: 'Standard',
    look: (section) => {
      const [words = 0, picture = 0] = ['h1', 'img'].map((part) => section.querySelector(part)?.getBoundingClientRect().top)
      return words < picture ? 'words above' : 'picture above'
    },
    // Where the picture stands at the right, the words come first anyway.
    seen: ['words above', 'picture above', 'words above'],
  },
  {
    rule: 'E-063',
    type: 'hero',
    option: 'Bild einpassen',
    key: 'objectFit',
    words: ['Füllen', 'Ganz zeigen'],
    values: ['cover', 'contain'],
    begins: 'Füllen',
    look: (section) => getComputedStyle(section.querySelector('img') ?? section).objectFit,
    seen: ['cover', 'contain'],
  },
  {
    rule: 'E-063',
    type: 'richTextBlock',
    option: 'Schriftgrösse',
    key: 'textSize',
    words: ['Klein', 'Mittel', 'Gross'],
    values: ['small', 'medium', 'large'],
    begins: 'Mittel',
    look: (section) => {
      const [text = 0, body = 0] = [section.querySelector('[data-field$=":textBlock"]') ?? document.body, document.body].map((part) => parseFloat(getComputedStyle(part).fontSize))
      return text < body ? 'smaller' : text > body ? 'larger' : 'like other text'
    },
    seen: ['smaller', 'like other text', 'larger'],
  },
  {
    rule: 'E-063',
    type: 'imageCard',
    option: 'Bildformat',
    key: 'imageFormat',
    words: ['Quadrat', 'Hochformat'],
    values: ['square', 'portrait'],
    begins: 'Quadrat',
    look: (card) => {
      const { width = 0, height = 0 } = card.querySelector('img')?.getBoundingClientRect() ?? {}
      return Math.abs(width - height) < 1 ? 'square' : height > width ? 'portrait' : 'landscape'
    },
    seen: ['square', 'portrait'],
  },
  {
    rule: 'E-063',
    type: 'cta',
    option: 'Medium',
    key: 'media',
    isOnPhone: true,
    words: ['Bild', 'Video'],
    values: ['image', 'video'],
    begins: 'Bild',
    look: (section) => ['image', 'video'].filter((slot) => section.querySelector(`[data-field$=":${slot}"]`)).join(),
    seen: ['image', 'video'],
  },
  {
    rule: 'E-064',
    type: 'imageBoard',
    option: 'Spalten',
    key: 'columns',
    words: ['3', '4', '5'],
    values: [3, 4, 5],
    begins: '3',
    look: (section) => {
      const tops = [...section.querySelectorAll('figure')].map((card) => Math.round(card.getBoundingClientRect().top))
      return String(tops.filter((top) => top === tops[0]).length)
    },
    seen: ['3', '4', '5'],
  },
  {
    rule: 'E-064',
    type: 'imageBoard',
    option: 'Anordnung',
    key: 'layout',
    words: ['Raster', 'Versetzt', 'Geteilt', 'Karussell', 'Porträts'],
    values: ['grid', 'masonry', 'split', 'carousel', 'avatar'],
    begins: 'Raster',
    look: (section) => section.querySelector('[data-layout]')?.getAttribute('data-layout') ?? 'none',
    seen: ['grid', 'masonry', 'split', 'carousel', 'avatar'],
  },
  {
    rule: 'E-064',
    type: 'textOnImage',
    option: 'Position des Textes',
    key: 'textPosition',
    words: ['Oben links', 'Oben rechts', 'Unten links', 'Unten rechts', 'Mitte links', 'Mitte rechts'],
    values: POSITIONS,
    begins: 'Unten links',
    look: (section) => {
      const around = section.getBoundingClientRect()
      const sheet = section.querySelector('h1')?.parentElement?.getBoundingClientRect() ?? around
      const [above, below] = [sheet.top - around.top, around.bottom - sheet.bottom]
      const across = sheet.left - around.left < around.right - sheet.right ? 'left' : 'right'
      return `${Math.abs(above - below) < 4 ? 'center' : above < below ? 'top' : 'bottom'}-${across}`
    },
    seen: POSITIONS,
  },
  {
    rule: 'E-065',
    type: 'gameSetup',
    option: 'Spielansicht',
    key: 'gameOptions',
    words: ['Start', 'Spieler hinzufügen', 'Teilen', 'Gutschein'],
    values: ['start', 'addPlayers', 'share', 'coupon'],
    begins: 'Start',
    look: (section) => section.getAttribute('data-screen') ?? 'none',
    seen: ['start', 'addPlayers', 'share', 'coupon'],
  },
  {
    rule: 'E-065',
    type: 'scoreTracker',
    option: 'Punkteansicht',
    key: 'scoreOptions',
    words: ['Karte', 'Tabelle'],
    values: ['card', 'table'],
    begins: 'Karte',
    // The card's last page is the table as well.
    look: (section) => (section.querySelector('[data-hole]') ? 'card' : section.querySelector('table') ? 'table' : 'none'),
    seen: ['card', 'table'],
  },
]

const siteOf = ({ type }: Row) => (definitions[type].feature === 'game' ? 'rocknhole' : 'seeblick')
const slugOf = ({ key }: Row) => `${SLUG}-${key.toLowerCase()}`

/** Everything written but the video: its place is seen all the same. */
function sampleOf(type: keyof typeof definitions): Group {
  const group = sampleGroup(definitions[type], { id: type })
  const { video: _, ...fields } = group.fields
  return { ...group, fields }
}

let browser: Browser
const visitAgain = shareVisits()
beforeAll(async () => {
  browser = await openBrowser()
  for (const row of ROWS) await writePage({ site: siteOf(row), slug: slugOf(row), groups: [sampleOf(row.type === 'imageCard' ? 'imageBoard' : row.type)] })
})
afterAll(async () => {
  await browser.close()
  for (const row of ROWS) await removePages(siteOf(row), [slugOf(row)])
})

/** From its title outwards, until the menu is about the section or card itself. */
async function openOptions(page: Page, part: Locator): Promise<Locator> {
  await page.getByText('Alles gespeichert').first().waitFor({ state: 'attached' })
  await part.locator('[data-field$=":title"]').first().click()
  const menu = page.getByRole('button', { name: 'Mehr Werkzeuge', exact: true })
  await expect
    .poll(async () => {
      if (!(await menu.isVisible())) await page.keyboard.press('Escape')
      return menu.isVisible()
    })
    .toBe(true)
  await page.getByRole('button', { name: 'Einstellungen', exact: true }).click()
  const tool = page.getByRole('dialog', { name: /^Einstellungen: / })
  await tool.waitFor()
  return tool
}

test.each(ROWS)('[$rule] the choices of $key of $type are those of the rule; each is seen at once and stored', async (row) => {
  const { page, problems } = await visitAgain(browser, { reducedMotion: 'reduce', locale: 'de-CH', ...(row.isOnPhone && PHONE) })
  const stored: unknown[] = []
  page.on('response', (response) => response.url().endsWith('/api/v1/commands') && response.ok() && stored.push(response.request().postDataJSON()))
  await openAsEditor(page, siteOf(row), `/de/edit/${slugOf(row)}?toolbar=1`)
  const part = page.locator(row.type === 'imageCard' ? 'main figure' : 'main > section').first()
  const tool = await openOptions(page, part)
  const unfold = () => tool.getByRole('button', { name: new RegExp(`^${row.option}`) }).click()
  await unfold()
  const offered = tool.locator('label', { has: page.getByRole('radio') })
  await offered.first().waitFor()
  expect((await offered.allInnerTexts()).map((words) => words.split('\n').at(-1)?.trim())).toEqual(row.words)
  expect(await tool.getByRole('radio', { name: row.begins, exact: true }).isChecked()).toBe(true)

  // What it begins with comes last: chosen already, it would change nothing.
  const order = [...row.words.filter((word) => word !== row.begins), row.begins]
  for (const [at, word] of order.entries()) {
    if (at > 0) await unfold()
    const [value, seen] = [row.values[row.words.indexOf(word)], row.seen[row.words.indexOf(word)]]
    // A click and no check: the list closes with the choice, and there may be nothing left to look at.
    await tool.getByRole('radio', { name: word, exact: true }).click({ force: true })
    await expect.poll(() => part.evaluate(row.look), { message: word }).toBe(seen)
    await tool.getByRole('radio').first().waitFor({ state: 'detached' })
    await expect.poll(() => JSON.stringify(stored.at(-1)), { message: word }).toContain(`"after":{"${row.key}":${JSON.stringify(value)}}`)
  }
  expect(stored.length).toBe(order.length)
  expect(problems).toEqual([])
})
