import { globSync, readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { totalProgress } from '../../src/model/slider/progress.ts'
import { churn, watchLeftovers, type ContractResult } from '../support/behaviour-contract.ts'
import { BEHAVIOUR_STAGES, stageOf } from '../support/behaviour-stages.ts'
import { address, openBrowser, visit } from '../support/browser.ts'

const manifest = JSON.parse(readFileSync('dist/client/pages.json', 'utf8')) as Record<string, { file: string }>
const names = globSync('src/**/*.behaviour.ts').map((path) => path.replace(/^src\/(.*)\.behaviour\.ts$/, '$1'))

const EMPTY = address('seeblick', '/stage')

let browser: Browser
let page: Page
let problems: string[]
beforeAll(async () => {
  browser = await openBrowser()
  ;({ page, problems } = await visit(browser))
  // A page of the site without a script of its own: whatever listens there was attached by the test.
  await page.route(EMPTY, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Stage</title>' }))
  await page.route(/\/media\/|^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
})
afterAll(() => browser.close())

const STYLE = '#stage :is(ul, ol) { display: flex; inline-size: 400px; overflow: auto } #stage :is(ul, ol) > li { flex: 0 0 300px }'
const partOf = (name: string) => `#stage [data-behaviour*="${name.split('/').at(-1)}"]`

/** The behaviour on the piece of page it was made for, on a page that holds nothing else. */
async function attach(name: string): Promise<void> {
  await page.goto(EMPTY)
  const html = await stageOf(name, page)
  await page.evaluate(watchLeftovers)
  await page.evaluate(({ stage, style }) => void (document.body.innerHTML = `<style>${style}</style><div id="stage">${stage}</div>`), { stage: html, style: STYLE })
  await page.evaluate(`(async () => {
    const { attach } = await import(${JSON.stringify(`/${manifest[`src/${name}.behaviour.ts`]?.file}`)})
    window.detach = attach(document.querySelector(${JSON.stringify(partOf(name))}))
  })()`)
}

const leftovers = () => page.evaluate(() => (window as unknown as { leftovers: () => ContractResult }).leftovers())
const detach = () => page.evaluate(() => (window as unknown as { detach: () => void }).detach())
const changeList = (change: 'add' | 'leaveOne' | 'turn', list: string) =>
  page.evaluate(
    ({ how, selector }) => {
      const parent = document.querySelector(`#stage ${selector}`)
      const children = [...(parent?.children ?? [])]
      if (how === 'add') for (let time = 0; time < 3; time += 1) parent?.append(children.at(-1)?.cloneNode(true) ?? '')
      if (how === 'leaveOne') for (const child of children.slice(1)) child.remove()
      if (how === 'turn') parent?.prepend(children.at(-1) ?? '')
    },
    { how: change, selector: list },
  )

test('every behaviour has a stage to prove itself on', () => expect(Object.keys(BEHAVIOUR_STAGES).toSorted()).toEqual(names.toSorted()))

describe.each(names)('%s', (name) => {
  test('lives with children that come, go and move, and leaves nothing behind', async () => {
    await attach(name)
    expect((await leftovers()).listeners, 'it listens to something').not.toEqual([])
    await page.evaluate(churn)
    await detach()
    expect(await leftovers()).toEqual({ errors: [], listeners: [], observers: 0 })
  })
})

describe('acts on the children that are there', () => {
  test('lightbox: a new picture opens, and the arrows go through all of them', async () => {
    await attach('ui/lightbox/lightbox')
    await changeList('add', 'ul')
    await page.evaluate(() => [...document.querySelectorAll<HTMLImageElement>('#stage figure > img')].forEach((image, at) => (image.alt = `Bild ${at}`)))
    const last = page.locator('#stage figure > img').last()
    await expect.poll(() => last.getAttribute('role')).toBe('button')
    await last.dispatchEvent('click')
    const shown = () => page.locator('dialog[open] img').getAttribute('alt')
    expect(await shown()).toBe(await last.getAttribute('alt'))
    await page.keyboard.press('ArrowRight')
    expect(await shown()).toBe('Bild 0')
    await changeList('leaveOne', 'ul')
    await page.keyboard.press('ArrowRight')
    expect(await page.locator('dialog[open] button:not([hidden])').count(), 'one picture has no neighbours').toBe(1)
  })

  test('[V-171] [V-172] media-gallery: 24 photos, 48 half a second after the press, then all 60, and nothing more to load', async () => {
    await attach('sections/media-gallery/media-gallery')
    const shown = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll('#stage [data-batch]')]
            .filter((batch, at) => at === 0 || batch.hasAttribute('data-open'))
            .flatMap((batch) => [...batch.querySelectorAll('img')]).length,
      )
    const button = page.locator('#stage [data-more]')
    expect(await shown()).toBe(24)
    const pressedAt = Date.now()
    await button.dispatchEvent('click')
    expect(await shown()).toBe(24)
    await expect.poll(shown).toBe(48)
    expect(Date.now() - pressedAt).toBeGreaterThanOrEqual(490)
    await button.dispatchEvent('click')
    await expect.poll(shown).toBe(60)
    expect(await button.evaluate((element) => element instanceof HTMLButtonElement && element.hidden)).toBe(true)
  })

  test.each(['ui/layout/card-carousel', 'sections/review-slider/review-slider'])('%s: offers its arrows as long as there is somewhere to go', async (name) => {
    await attach(name)
    const isReady = () => page.locator(partOf(name)).evaluate((part) => part.hasAttribute('data-ready'))
    await changeList('leaveOne', 'ul')
    await expect.poll(isReady).toBe(false)
    await changeList('add', 'ul')
    await expect.poll(isReady).toBe(true)
    await changeList('turn', 'ul')
    await page.locator('#stage [data-step="1"]').dispatchEvent('click')
    await expect.poll(() => page.locator('#stage ul').evaluate((row) => row.scrollLeft)).toBeGreaterThan(0)
  })

  test('card-split: shows as many members at a time as before, whichever they are', async () => {
    await attach('ui/layout/card-split')
    const shown = () => page.locator('#stage [data-entry="member"]:not([data-later])').count()
    const members = () => page.locator('#stage [data-entry="member"]').count()
    await page.evaluate(() => document.querySelectorAll('#stage [data-entry="member"]').forEach((member) => member.before(member.cloneNode(true))))
    expect(await members()).toBeGreaterThan(5)
    await expect.poll(shown).toBe(5)
    await page.locator('#stage [data-step="1"]').dispatchEvent('click')
    await page.evaluate(() => [...document.querySelectorAll('#stage [data-entry="member"]')].slice(3).forEach((member) => member.remove()))
    // The page that is gone is not on show.
    await expect.poll(shown).toBe(3)
  })

  test('drawer-pager: its arrows know the pages that are there', async () => {
    await attach('ui/drawer-pager/drawer-pager')
    const disabled = () => page.locator('#stage [data-step]').evaluateAll((arrows) => arrows.map((arrow) => (arrow as HTMLButtonElement).disabled))
    await changeList('leaveOne', 'ol')
    await expect.poll(disabled).toEqual([true, true])
    await changeList('add', 'ol')
    await expect.poll(disabled).toEqual([true, false])
    await page.locator('#stage [data-step="1"]').dispatchEvent('click')
    await expect.poll(disabled).toEqual([false, false])
  })

  test('content-slider: its progress counts the slides that are there', async () => {
    await attach('sections/content-slider-board/content-slider')
    const progress = () => page.locator('#stage progress').evaluate((bar) => (bar as HTMLProgressElement).value)
    await changeList('leaveOne', 'ol')
    await expect.poll(progress).toBeCloseTo(totalProgress(0, 1))
    await changeList('add', 'ol')
    await expect.poll(progress).toBeCloseTo(totalProgress(0, 4))
  })

  test.each(['ui/video/video', 'sections/booking-container/booking-container'])('%s: a button that took the place of another one opens the frame', async (name) => {
    await attach(name)
    const opener = name.includes('video') ? '[data-play]' : 'a'
    await page.evaluate((selector) => document.querySelectorAll(`#stage ${selector}`).forEach((part) => part.replaceWith(part.cloneNode(true))), opener)
    await page.locator(`#stage ${opener}`).dispatchEvent('click')
    expect(await page.locator('#stage iframe').count()).toBe(1)
    await detach()
    expect(await page.locator('#stage iframe').count()).toBe(0)
  })
})

test('nothing was said in the console', () => expect(problems.filter((problem) => !problem.startsWith('foreign request'))).toEqual([]))
