import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Group } from '../../src/model/page/document.ts'
import { openAsEditor, openBrowser, visit, type Visit } from '../support/browser.ts'
import { noteRedrawnGroups, takeRedrawnGroups } from '../support/redrawn-groups.ts'
import { groupOf } from '../support/render-section.tsx'
import { removePages, writePage } from '../support/write-page.ts'

const SLUG = 'viele-boxen'

let browser: Browser
let editor: Visit
beforeAll(async () => {
  const groups: Group[] = Array.from({ length: 12 }, (_, at) => groupOf({ type: 'cta', slots: { title: `Box ${at}`, description: 'Ein Satz' } }))
  await writePage({ site: 'seeblick', slug: SLUG, groups })
  browser = await openBrowser()
  editor = await visit(browser, { reducedMotion: 'reduce', locale: 'de-CH' })
  await noteRedrawnGroups(editor.page)
  await openAsEditor(editor.page, 'seeblick', `/de/edit/${SLUG}?toolbar=1`)
  await editor.page.locator('main [data-editable]').first().waitFor()
})
afterAll(async () => {
  await browser.close()
  await removePages('seeblick', [SLUG])
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
