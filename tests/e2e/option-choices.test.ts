import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { de } from '../../src/i18n/editor/de.ts'
import { openAsEditor, openBrowser, shareVisits } from '../support/browser.ts'
import { titledSection as section } from '../support/titled-section.ts'
import { removePages, writePage } from '../support/write-page.ts'

const SITE = 'rocknhole'
const SLUG = 'auswahl-probe'
const { options, choices } = de

const visit = shareVisits()

let browser: Browser

beforeAll(async () => {
  const card = section('imageCard', 'Karte')
  const image = { content: { type: 'media' as const, data: 'any' }, options: {}, visible: true }
  await writePage({
    site: SITE,
    slug: SLUG,
    groups: [
      section('hero', 'Einstieg'),
      section('cta', 'Bild und Text'),
      section('imageBoard', 'Bilder', { children: [{ ...card, fields: { ...card.fields, image } }] }),
      section('richTextBlock', 'Nur Worte'),
      section('gameSetup', 'Spielbeginn'),
      section('scoreTracker', 'Punkte'),
    ],
  })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await removePages(SITE, [SLUG])
})

/** From its title outwards, until the menu is about the section or card itself. */
async function openOptions(page: Page, title: string): Promise<Locator> {
  await page.getByText(title, { exact: true }).first().click()
  const button = page.getByRole('button', { name: de.items.options, exact: true })
  await expect
    .poll(async () => {
      if (!(await button.isVisible())) await page.keyboard.press('Escape')
      return button.isVisible()
    })
    .toBe(true)
  await button.click()
  const tool = page.getByRole('dialog', { name: new RegExp(`^${de.items.options}: `) })
  await tool.waitFor()
  return tool
}

const OFFERED = [
  {
    title: 'Einstieg',
    offers: [
      { name: options.alignment, words: [choices.left, choices.center, choices.right] },
      { name: options.verticalAlignment, words: [choices.top, choices.center, choices.bottom] },
      { name: options.media, words: [choices.image, choices.video] },
      {
        name: options.textPosition,
        words: [choices['top-left'], choices['top-right'], choices['bottom-left'], choices['bottom-right'], choices['center-left'], choices['center-right']],
      },
    ],
  },
  {
    title: 'Bild und Text',
    offers: [
      { name: options.shiftedAlignment, words: [choices.default, choices.mediaAboveText, choices.textAboveMedia] },
      { name: options.objectFit, words: [choices.cover, choices.contain] },
    ],
  },
  {
    title: 'Bilder',
    offers: [
      { name: options.columns, words: ['3', '4', '5'] },
      { name: options.layout, words: [choices.grid, choices.masonry, choices.split, choices.carousel, choices.avatar] },
    ],
  },
  { title: 'Karte', offers: [{ name: options.imageFormat, words: [choices.square, choices.portrait] }] },
  { title: 'Nur Worte', offers: [{ name: options.textSize, words: [choices.small, choices.medium, choices.large] }] },
  { title: 'Spielbeginn', offers: [{ name: options.gameOptions, words: [choices.start, choices.addPlayers, choices.share, choices.coupon] }] },
  { title: 'Punkte', offers: [{ name: options.scoreOptions, words: [choices.card, choices.table] }] },
]

const SCREENS = [
  { screen: 'a desktop', context: { viewport: { width: 1440, height: 900 } } },
  { screen: 'a phone', context: { viewport: { width: 390, height: 844 }, hasTouch: true } },
]

test.for(SCREENS)('[E-062] [E-063] [E-064] [E-065] on $screen each option offers exactly its choices', async ({ context }) => {
  const { page, problems } = await visit(browser, { reducedMotion: 'reduce', locale: 'de-CH', ...context })
  await openAsEditor(page, SITE, `/de/edit/${SLUG}?toolbar=1`)
  await page.getByText('Alles gespeichert').first().waitFor({ state: 'attached' })
  for (const { title, offers } of OFFERED) {
    const tool = await openOptions(page, title)
    for (const { name, words } of offers) {
      const line = tool.getByRole('button', { name: new RegExp(`^${name}`) })
      await line.click()
      const radios = tool.getByRole('radio')
      await radios.first().waitFor({ state: 'attached' })
      // The name stands below a sample of it.
      const names = await radios.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).labels?.[0]?.innerText.trim().split('\n').at(-1)))
      expect(names, `${title}: ${name}`).toEqual(words)
      await line.click()
      await radios.first().waitFor({ state: 'detached' })
    }
    await page.keyboard.press('Escape')
    await tool.waitFor({ state: 'detached' })
  }
  expect(problems).toEqual([])
})
