import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openAsEditor, openBrowser, visit, WIDTHS } from '../support/browser.ts'
import { titledSection } from '../support/titled-section.ts'
import { removePages, writePage } from '../support/write-page.ts'

const SLUG = 'gleicher-ort'
const FRENCH = 'Une phrase française qui dit la même chose, mais qui a besoin de bien plus de place que la phrase allemande. '

let browser: Browser
beforeAll(async () => {
  const texts = (de: string, fr: string) => ({ content: { type: 'localizedSingleValue' as const, data: { de, fr } }, options: {}, visible: true })
  const section = (at: number) => titledSection('cta', '', { fields: { title: texts(`Abschnitt ${at}`, `Section ${at}`), description: texts('Ein Satz.', FRENCH.repeat(at)) } })
  await writePage({ site: 'seeblick', slug: SLUG, groups: Array.from({ length: 9 }, (_, at) => ({ ...section(at), ...(at === 6 && { disallowedLanguages: ['fr' as const] }) })) })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await removePages('seeblick', [SLUG])
})

const sectionAt = (page: Page, at: number) => page.locator('main > section[id^="s-"]').nth(at)
const topOf = (page: Page, id: string) => page.evaluate((wanted) => Math.round(document.getElementById(wanted)?.getBoundingClientRect().top ?? -1), id)

/** So that the section begins a little below the header, with the end of the one before above it. */
async function bring(page: Page, at: number): Promise<{ id: string; top: number }> {
  const id = (await sectionAt(page, at).getAttribute('id')) ?? ''
  await sectionAt(page, at).evaluate((section) => window.scrollBy({ top: section.getBoundingClientRect().top - 160, behavior: 'instant' }))
  return { id, top: await topOf(page, id) }
}

const opened: Record<string, BrowserContextOptions> = { desktop: { viewport: WIDTHS.desktop }, phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } }

describe.each(Object.entries(opened))('on a %s', (_, options) => {
  async function edit() {
    const visitor = await visit(browser, { reducedMotion: 'reduce', ...options })
    await openAsEditor(visitor.page, 'seeblick', `/de/edit/${SLUG}?toolbar=1`)
    await visitor.page.locator('main [data-editable]').first().waitFor()
    return visitor
  }
  async function openFrench(page: Page) {
    await page.getByRole('button', { name: 'Sprache: DE' }).click()
    await page.getByRole('menuitem', { name: 'FR' }).click()
    await page.waitForURL(/\/fr\/edit\//)
    await page.locator('main [data-editable]').first().waitFor()
  }

  test('[E-016] the section being read stands where it stood in the other language', async () => {
    const { page, context, problems } = await edit()
    const { id, top } = await bring(page, 4)
    await openFrench(page)
    await expect.poll(async () => Math.abs((await topOf(page, id)) - top)).toBeLessThan(3)
    expect(problems).toEqual([])
    await context.close()
  })

  test('where it is not shown in the other language, its place is there', async () => {
    const { page, context } = await edit()
    const { id, top } = await bring(page, 6)
    await openFrench(page)
    await page.locator(`#${id}[data-add-place]`).waitFor({ state: 'attached' })
    await expect.poll(async () => Math.abs((await topOf(page, id)) - top)).toBeLessThan(3)
    await context.close()
  })

  test('and whoever puts the tools away, and takes them out again, reads on where he was', async () => {
    const { page, context } = await edit()
    const { id, top } = await bring(page, 4)
    await page.getByRole('button', { name: 'Bearbeiten beenden' }).click()
    await expect.poll(() => page.locator('main [data-editable]').count()).toBe(0)
    expect(Math.abs((await topOf(page, id)) - top)).toBeLessThan(3)
    await page.getByRole('button', { name: 'Bearbeiten', exact: true }).click()
    await page.locator('main [data-editable]').first().waitFor()
    expect(Math.abs((await topOf(page, id)) - top)).toBeLessThan(3)
    await context.close()
  })
})
