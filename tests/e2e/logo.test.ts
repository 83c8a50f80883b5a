import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { violationsOn } from '../support/axe.ts'
import { address, openBrowser, visit, WIDTHS, type Visit } from '../support/browser.ts'
import { createLogoSite, LOGO_SITE, type LogoSite } from '../support/logo-site.ts'
import { shiftsOn, watchShifts } from '../support/shifts.ts'

let browser: Browser
let site: LogoSite
let wide: Visit
let narrow: Visit
beforeAll(async () => {
  ;[browser, site] = await Promise.all([openBrowser(), createLogoSite()])
  wide = await visit(browser)
  narrow = await visit(browser, { viewport: WIDTHS.phone })
  for (const { page } of [wide, narrow]) await watchShifts(page)
})
afterAll(() => browser.close())

const home = address(LOGO_SITE.label, '/de')
const logos = (page: Page, place: 'header' | 'footer') => page.locator(`#page > ${place} a[href="/de"] img`)
const isTop = (page: Page) => page.evaluate(() => document.querySelector('header')?.hasAttribute('data-scroll') === false)
const transparent = { header: 'transparent', headerType: 'fixed' }

/** Opens the home page with new settings, and waits until the header has measured itself. */
async function open({ page }: Visit, wish?: Parameters<LogoSite['choose']>[0]): Promise<Page> {
  await site.choose(wish)
  await page.goto(home)
  await page.waitForFunction(() => document.querySelector('header')?.style.getPropertyValue('--room') !== '')
  return page
}

/** Which of the site's pictures can be seen in the header. */
async function seen(page: Page): Promise<string[]> {
  const paths = await logos(page, 'header').evaluateAll((all) =>
    all.filter((image) => image.checkVisibility({ visibilityProperty: true })).map((image) => image.getAttribute('src') ?? ''),
  )
  return paths.map((path) => (path.includes(site.ids.picture) ? 'picture' : path.includes(site.ids.alternative) ? 'alternative' : path))
}

async function size(page: Page, place: 'header' | 'footer'): Promise<number[]> {
  const box = await logos(page, place).first().boundingBox()
  return [Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]
}

describe('the logo', () => {
  test('[E-195] it is medium unless another size is chosen, in header and footer', async () => {
    const page = await open(wide)
    expect([await size(page, 'header'), await size(page, 'footer')]).toEqual([
      [176, 44],
      [216, 54],
    ])
    await open(wide, { header: { logoSize: 'small' }, footer: { logoSize: 'small' } })
    expect([await size(page, 'header'), await size(page, 'footer')]).toEqual([
      [128, 32],
      [168, 42],
    ])
    const phone = await open(narrow, { header: { logoSize: 'large' }, footer: { logoSize: 'large' } })
    expect([await size(phone, 'header'), await size(phone, 'footer')]).toEqual([
      [208, 52],
      [272, 68],
    ])
    expect(await phone.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })

  test('[V-024] it carries the name of the site and leads home', async () => {
    const page = await open(wide)
    expect(await violationsOn(page, 'header')).toEqual([])
    await page.goto(address(LOGO_SITE.label, '/de/zimmer'))
    await page.getByRole('banner').getByRole('link', { name: LOGO_SITE.name }).click()
    await page.waitForURL(home)
  })

  test('nothing moves when it comes late, and header and footer fetch it once', async () => {
    for (const visitor of [wide, narrow]) {
      const { page } = visitor
      await site.choose({ appearance: { footerColor: 'background' } })
      const asked: string[] = []
      await page.route('**/media/**', async (route) => {
        asked.push(new URL(route.request().url()).pathname)
        await new Promise((resolve) => setTimeout(resolve, 300))
        await route.continue()
      })
      await page.goto(home, { waitUntil: 'load' })
      expect(await size(page, 'header')).toEqual([176, 44])
      await logos(page, 'footer').scrollIntoViewIfNeeded()
      await expect.poll(() => logos(page, 'footer').evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBe(320)
      expect(new Set(asked)).toEqual(new Set([`/media/${site.ids.picture}/320.webp`]))
      expect(await shiftsOn(page)).toEqual([])
      await page.unrouteAll()
    }
  })

  test('over a dark first section it is the alternative, and the picture once the header has its own ground', async () => {
    const page = await open(wide, { appearance: transparent })
    expect(await seen(page)).toEqual(['alternative'])
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    await expect.poll(() => isTop(page)).toBe(false)
    expect(await seen(page)).toEqual(['picture'])
    const phone = await open(narrow, { appearance: { ...transparent, opaqueHeaderOnMobile: true } })
    expect(await seen(phone)).toEqual(['picture'])
    await open(wide, { appearance: transparent, without: ['alternative'] })
    expect(await seen(page)).toEqual(['picture'])
    expect(await logos(page, 'header').evaluate((image) => getComputedStyle(image.parentElement ?? image).backgroundColor)).toBe('rgb(255, 255, 255)')
  })

  test('the alternative, the middle and no logo on phones are shown as chosen', async () => {
    const page = await open(wide, { header: { useAlternativeLogo: true, logoPosition: 'center' } })
    expect(await seen(page)).toEqual(['alternative'])
    const box = await logos(page, 'header').boundingBox()
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - WIDTHS.desktop.width / 2)).toBeLessThan(2)
    const phone = await open(narrow, { appearance: { showLogoOnMobile: false } })
    expect(await seen(phone)).toEqual([])
    await page.goto(home)
    expect(await seen(page)).toEqual(['picture'])
  })

  test('without a script it is there in its size, and without a picture the name is, at once', async () => {
    const { page, context } = await visit(browser, { javaScriptEnabled: false, viewport: WIDTHS.phone })
    await site.choose()
    await page.goto(home)
    expect(await size(page, 'header')).toEqual([176, 44])
    await site.choose({ without: ['picture'] })
    await page.goto(home)
    expect(await logos(page, 'header').count()).toBe(0)
    expect(await page.getByRole('banner').getByText(LOGO_SITE.name).isVisible()).toBe(true)
    await context.close()
  })
})
