import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Group } from '../../src/model/page/document.ts'
import { openAsEditor, openBrowser, visit, type Visit } from '../support/browser.ts'
import { noteRedrawnGroups, takeRedrawnGroups } from '../support/redrawn-groups.ts'
import { groupOf } from '../support/render-section.tsx'
import { mostRestyled } from '../support/restyled.ts'
import { removePages, writePage } from '../support/write-page.ts'

const SLUG = 'viele-boxen'
const LONG = 'sehr-viele-boxen'
const MANY = 60

let browser: Browser
let editor: Visit
beforeAll(async () => {
  const boxes = (length: number): Group[] => Array.from({ length }, (_, at) => groupOf({ type: 'cta', slots: { title: `Box ${at}`, description: 'Ein Satz' } }))
  await writePage({ site: 'seeblick', slug: SLUG, groups: boxes(12) })
  await writePage({ site: 'seeblick', slug: LONG, groups: boxes(MANY) })
  browser = await openBrowser()
  editor = await visit(browser, { reducedMotion: 'reduce', locale: 'de-CH' })
  await noteRedrawnGroups(editor.page)
  await openAsEditor(editor.page, 'seeblick', `/de/edit/${SLUG}?toolbar=1`)
  await editor.page.locator('main > section').nth(11).locator('[data-editable]').first().waitFor()
})
afterAll(async () => {
  await browser.close()
  await removePages('seeblick', [SLUG, LONG])
})

const idAt = async (at: number) => (await editor.page.locator('main > section').nth(at).getAttribute('id'))?.slice(2) ?? ''
const sections = async () => (await takeRedrawnGroups(editor.page)).filter((id) => id !== 'page')

describe('on a page of many sections', () => {
  test('a changed text draws its own section anew and no other', async () => {
    const { page } = editor
    const title = page.locator('main > section h2[data-editable]').nth(4)
    await title.click()
    await takeRedrawnGroups(page)
    await page.keyboard.type('!')
    await page.keyboard.press('Enter')
    await page.getByText('Alles gespeichert').first().waitFor()
    const own = await title.evaluate((words) => words.closest('section')?.id.slice(2))
    expect(await sections()).toEqual([own])
  })

  test('a first title that goes makes the next one the main heading, at once', async () => {
    const { page } = editor
    const [first, second] = [await idAt(0), await idAt(1)]
    expect(await page.locator('main h1').innerText()).toBe('Box 0')
    await page.locator('main h1').click()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('Delete')
    await takeRedrawnGroups(page)
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('main h1').innerText()).toBe('Box 1')
    expect((await sections()).toSorted()).toEqual([first, second].toSorted())
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(() => page.locator('main h1').allInnerTexts()).toEqual(['Box 0'])
  })

  test('a new section draws itself and no other', async () => {
    const { page } = editor
    await page.getByText('Alles gespeichert').first().waitFor()
    await page.getByRole('button', { name: 'Abschnitt am Ende hinzufügen' }).focus()
    await page.keyboard.press('Enter')
    await page.getByLabel('Abschnitt suchen').fill('Nur Text')
    await takeRedrawnGroups(page)
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('main > section').count()).toBe(13)
    const added = await idAt(12)
    await page.getByText('Alles gespeichert').first().waitFor()
    expect((await sections()).filter((id) => id !== added)).toEqual([])
    expect(editor.problems).toEqual([])
  })
})

test('who opens a page can write in what is on the screen before anything else comes: other sections and the bar', async () => {
  const { page, context, problems } = await visit(browser, { reducedMotion: 'reduce', locale: 'de-CH' })
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      const sections = [...document.querySelectorAll('main > section')]
      const ready = sections.filter((section) => section.querySelector('[data-editable]'))
      if (ready.length === 0) return
      observer.disconnect()
      const isSeen = (section: Element) => section.getBoundingClientRect().top < innerHeight
      Object.assign(window, {
        first: {
          ready: ready.length,
          isAllSeen: sections.filter(isSeen).every((section) => ready.includes(section)),
          hasBar: document.querySelector('[data-part="bar"]') !== null,
        },
      })
    })
    observer.observe(document, { childList: true, subtree: true })
  })
  await openAsEditor(page, 'seeblick', `/de/edit/${SLUG}?toolbar=1`)
  await page.locator('[data-part="bar"]').waitFor()
  const { ready, ...first } = await page.evaluate(() => (window as unknown as { first: { ready: number; isAllSeen: boolean; hasBar: boolean } }).first)
  expect(first).toEqual({ isAllSeen: true, hasBar: false })
  expect(ready).toBeLessThan(12)
  expect(await page.locator('main > section:has([data-editable])').count(), 'with the bar all of a usual page').toBe(await page.locator('main > section').count())
  expect(problems).toEqual([])
  await context.close()
})

test('on a very long page the tools reach what is on the screen at once, the rest a little later, and nothing moves under the eye', async () => {
  const { page, context, problems } = await visit(browser, { reducedMotion: 'reduce', locale: 'de-CH' })
  await page.addInitScript(() => {
    const waiting: (() => void)[] = []
    Object.assign(window, { waiting, requestIdleCallback: (run: () => void) => waiting.push(run) })
  })
  const idle = () =>
    page.evaluate(() => {
      const { waiting } = window as unknown as { waiting: (() => void)[] }
      while (waiting.length > 0) waiting.shift()?.()
    })
  const editable = () => page.locator('main :is(h1, h2)[data-editable]').count()
  await openAsEditor(page, 'seeblick', `/de/edit/${LONG}?toolbar=1`)
  await page.locator('main [data-editable]').first().waitFor()
  expect(await editable()).toBeLessThan(MANY)
  await idle()
  expect(await editable()).toBe(MANY)
  const middle = page.locator('main > section').nth(MANY / 2)
  const top = () => middle.evaluate((section) => section.getBoundingClientRect().top)
  // Sections that come near get their real height: it takes more than one try, and a frame or two each.
  const nearer = () =>
    middle.evaluate(async (section) => {
      window.scrollBy({ top: section.getBoundingClientRect().top + 10, behavior: 'instant' })
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
      return Math.round(section.getBoundingClientRect().top)
    })
  await expect.poll(async () => [await nearer(), await nearer()]).toEqual([-10, -10])
  const before = await top()
  /** By more than two pixels: whoever scrolls does so by whole ones. */
  const hasMoved = async () => Math.abs((await top()) - before) > 2
  await page.keyboard.press('Escape')
  await expect.poll(() => middle.locator('[data-editable]').count()).toBe(0)
  expect([(await editable()) > 0, await hasMoved()]).toEqual([true, false])
  await idle()
  expect([await editable(), await hasMoved()]).toEqual([0, false])
  await page.keyboard.press('ControlOrMeta+e')
  await expect.poll(() => middle.locator('h2[data-editable]').count()).toBe(1)
  expect((await editable()) < MANY).toBe(true)
  await idle()
  expect([await editable(), await hasMoved()]).toEqual([MANY, false])
  expect(problems).toEqual([])
  await context.close()
})

test('a dialog that closes over a page of sixty sections, and the section it adds, leave the styles of the others alone', async () => {
  const { page, context, problems } = await visit(browser, { reducedMotion: 'reduce', locale: 'de-CH' })
  await openAsEditor(page, 'seeblick', `/de/edit/${LONG}?toolbar=1`)
  await page.getByRole('button', { name: 'Abschnitt am Ende hinzufügen' }).focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('Abschnitt suchen').fill('Nur Text')
  const picker = page.getByRole('dialog', { name: 'Abschnitt hinzufügen' })
  const added = async () => {
    await page.keyboard.press('Enter')
    await picker.waitFor({ state: 'detached' })
    await page.waitForFunction(() => document.activeElement?.hasAttribute('data-editable'))
  }
  expect(await mostRestyled(browser, page, added)).toBeLessThan(120)
  expect(problems).toEqual([])
  await context.close()
})
