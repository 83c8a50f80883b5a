import sharp from 'sharp'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { address, openBrowser, visit } from '../support/browser.ts'
import { hasFfmpeg } from '../support/clips.ts'
import { openAsAdmin } from '../support/editing-page.ts'
import { createSettingsSite } from '../support/settings-site.ts'

const LABEL = 'media-rules'
const EDIT = '/de/edit/haus?toolbar=1'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
  await createSettingsSite(LABEL)
})
afterAll(() => browser.close())

const NAMES = ['PHOTO.JPG', 'zwei.Jpeg', 'drei.PNG', 'vier.gif', 'fuenf.SVG', 'sechs.WebP'] as const

test('[E-123] the picker asks for pictures or videos, and files with the six endings pass in any letters', async () => {
  const { page, context } = await visit(browser, { reducedMotion: 'reduce' })
  await openAsAdmin(page, LABEL, EDIT)
  await page.locator('main img[data-field]').first().focus()
  await page.keyboard.press('Enter')
  const tool = page.getByRole('dialog', { name: 'Bild', exact: true })
  const input = tool.locator('input[type=file]')
  expect(await input.getAttribute('accept')).toBe('image/*')
  const files = NAMES.map(async (name, at) => {
    const kind = (['jpeg', 'jpeg', 'png', 'gif', 'svg', 'webp'] as const)[at] ?? 'png'
    const drawn = sharp({ create: { width: 60 + at, height: 40, channels: 3, background: '#345678' } })
    const buffer =
      kind === 'svg' ? Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><rect width="60" height="40"/></svg>') : await drawn.toFormat(kind).toBuffer()
    return { name, mimeType: kind === 'svg' ? 'image/svg+xml' : `image/${kind}`, buffer }
  })
  await input.setInputFiles(await Promise.all(files))
  await tool.getByText('Bereit', { exact: true }).waitFor()
  expect(await tool.getByRole('alert').innerText()).toBe('')
  const titles = await tool.locator('ul button[aria-pressed]').evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('title')))
  expect(titles).toEqual(expect.arrayContaining([...NAMES]))
  await page.goto(address(LABEL, EDIT))
  await page.getByRole('button', { name: 'Video hinzufügen' }).focus()
  await page.keyboard.press('Enter')
  const door = page.getByRole('dialog', { name: 'Video', exact: true }).getByRole('region', { name: 'Video hinzufügen' })
  expect((await door.locator('input[type=file]').getAttribute('accept'))?.split(',')).toContain('video/*')
  await context.close()
})

test.skipIf(!hasFfmpeg)('[E-143] nobody asks for a video any more once the dialog is closed, nor after ten minutes, which is said', async () => {
  const timed = await visit(browser, { reducedMotion: 'reduce' })
  const { page: tab } = timed
  await tab.clock.install()
  await openAsAdmin(tab, LABEL, EDIT)
  let asked = 0
  const media = { id: '0'.repeat(26), width: 640, tags: [] }
  await tab.route('**/api/v1/media/entry?*', (route) => ((asked += 1), route.fulfill({ json: { success: true, media, state: 'processing', progress: 0.2, failure: null } })))
  const dialog = tab.getByRole('dialog', { name: 'Video', exact: true })
  const begin = async (name: string) => {
    await tab.getByRole('button', { name: 'Video hinzufügen' }).focus()
    await tab.keyboard.press('Enter')
    const before = asked
    await dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'video/mp4', buffer: Buffer.alloc(2_000, name) })
    await expect.poll(() => asked).toBeGreaterThan(before)
    await tab.clock.fastForward(3_100)
    await expect.poll(() => asked).toBeGreaterThan(before + 1)
  }
  const isOver = async () => {
    const before = asked
    for (let step = 0; step < 3; step += 1) await tab.clock.runFor(3_100)
    expect(asked).toBe(before)
  }
  await begin('eins.mp4')
  await dialog.getByRole('button', { name: 'Schliessen' }).click()
  await dialog.waitFor({ state: 'detached' })
  await isOver()
  await begin('zwei.mp4')
  expect(await dialog.getByText('Die Verarbeitung dauert länger als zehn Minuten.').count()).toBe(0)
  await tab.clock.fastForward('10:00')
  await dialog.getByText('Die Verarbeitung dauert länger als zehn Minuten.').waitFor()
  await isOver()
  await timed.context.close()
})
