import { readFileSync } from 'node:fs'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sweep, violationsOn } from '../support/axe.ts'
import { address, openBrowser, signIn, visit, WIDTHS } from '../support/browser.ts'
import { demoLabels, demoPages } from '../support/demo-pages.ts'
import { setTracking } from '../support/demo-settings.ts'

const IDS = { googleAnalytics: 'G-ABC1234', googleTagManager: 'GTM-AB12CD', facebookPixel: '123456789012345' }
const ANALYTICS = 'https://www.googletagmanager.com/gtag/js?id=G-ABC1234'
const TAG_MANAGER = 'https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD'
const PIXEL = 'https://connect.facebook.net/en_US/fbevents.js'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
  await setTracking(demoLabels, IDS)
})
afterAll(async () => {
  await setTracking(demoLabels, {})
  await browser.close()
})

/** A visitor whose requests to foreign hosts are noted and answered here with an empty script: nothing leaves this machine. */
async function visitWatched(options: BrowserContextOptions = {}) {
  const { page, context, problems } = await visit(browser, options)
  const foreign: string[] = []
  await context.route(
    ({ hostname }) => !hostname.endsWith('localhost'),
    (route) => {
      foreign.push(route.request().url())
      return route.fulfill({ contentType: 'text/javascript', body: '' })
    },
  )
  const errors = () => problems.filter((problem) => !problem.startsWith('foreign request'))
  return { page, context, foreign, errors }
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Dürfen wir Besuche zählen?' })
const settled = (page: Page) => page.waitForLoadState('networkidle')

describe('before the visitor agrees', () => {
  test('[V-251] no page of any site asks a foreign host for anything', async () => {
    await sweep(browser, {}, demoPages, async ({ page, problems }, { site, path, isLocked }) => {
      await page.goto(address(site, path))
      // Shown by the script that would load the others, so by then they would have been asked for.
      if (!isLocked) await page.locator('[role=dialog]:has([data-answer])').waitFor()
      expect(problems, `${site} ${path}`).toEqual([])
    })
  }, 180_000)

  test('[V-251] the question names each service, and is not asked of those who refuse everywhere', async () => {
    const { page, context } = await visitWatched()
    await page.goto(address('verband', '/de'))
    await question(page).waitFor()
    expect(await question(page).innerText()).toContain('Dienste: Google Analytics, Google Tag Manager, Meta Pixel.')
    await context.close()
    const refusing = await visitWatched()
    await refusing.context.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
    await refusing.page.goto(address('verband', '/de'))
    await settled(refusing.page)
    expect(await question(refusing.page).isVisible()).toBe(false)
    expect(refusing.foreign).toEqual([])
    await refusing.page.locator('footer [data-consent]').click()
    await question(refusing.page).waitFor()
    await refusing.context.close()
  })

  test('[V-251] it is asked also on a phone that never has time left over', async () => {
    const { page, context } = await visitWatched()
    await context.addInitScript(() => {
      window.requestIdleCallback = (act, { timeout } = {}) => (timeout === undefined ? 0 : window.setTimeout(act, timeout, { didTimeout: true, timeRemaining: () => 0 }))
    })
    await page.goto(address('verband', '/de'))
    await question(page).waitFor()
    await context.close()
  })

  test('[V-251] a no is remembered, and nothing is loaded after it', async () => {
    const { page, context, foreign } = await visitWatched()
    await page.goto(address('verband', '/de'))
    await question(page).getByRole('button', { name: 'Ablehnen' }).click()
    await question(page).waitFor({ state: 'hidden' })
    await page.goto(address('verband', '/de/mitglieder'))
    await settled(page)
    expect(await question(page).isVisible()).toBe(false)
    const [cookie] = (await context.cookies()).filter(({ name }) => name === 'vitrine_consent')
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
    expect([cookie?.value, days > 180, days < 366]).toEqual(['no', true, true])
    expect(foreign).toEqual([])
    await context.close()
  })
})

describe('after the visitor agreed', () => {
  test('[V-249] each script loads with its id, here and on the next page, and no other', async () => {
    const { page, context, foreign, errors } = await visitWatched()
    await page.goto(address('verband', '/de'))
    await question(page).getByRole('button', { name: 'Einverstanden' }).click()
    await expect.poll(() => foreign.toSorted()).toEqual([PIXEL, TAG_MANAGER, ANALYTICS].toSorted())
    const told = await page.evaluate(() => JSON.stringify([[...(window.dataLayer ?? [])].map((entry) => Object.values(entry as object)), window.fbq?.queue]))
    for (const word of ['"config","G-ABC1234"', '"gtm.js"', '"init","123456789012345"', '"track","PageView"']) expect(told).toContain(word)
    await page.goto(address('verband', '/de/mitglieder'))
    await expect.poll(() => foreign.length).toBe(6)
    expect(await question(page).isVisible()).toBe(false)
    expect(errors()).toEqual([])
    await context.close()
  })

  test('[V-249] a service without an id is absent', async () => {
    await setTracking(['backstube'], { facebookPixel: IDS.facebookPixel })
    const { page, context, foreign } = await visitWatched()
    await page.goto(address('backstube', '/de'))
    await question(page).getByRole('button', { name: 'Einverstanden' }).click()
    await expect.poll(() => foreign).toEqual([PIXEL])
    await setTracking(['backstube'], {})
    await page.goto(address('backstube', '/de'))
    await settled(page)
    expect([foreign, await page.locator('[data-consent],[role=dialog]').count()]).toEqual([[PIXEL], 0])
    await context.close()
  })

  test('[V-251] the answer can be changed in the footer, by keyboard; taken back, nothing is loaded and their cookies are gone', async () => {
    const { page, context, foreign } = await visitWatched()
    await page.goto(address('verband', '/de'))
    await question(page).getByRole('button', { name: 'Einverstanden' }).press('Enter')
    await expect.poll(() => foreign.length).toBe(3)
    await page.evaluate(() => void (document.cookie = '_ga=GA1.1.1;path=/'))
    await page.getByRole('button', { name: 'Cookie-Einstellungen' }).press('Enter')
    await expect.poll(() => question(page).evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('button', { name: 'Cookie-Einstellungen' }).evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    for (let step = 0; step < 2; step += 1) await page.keyboard.press('Tab')
    const reloaded = page.waitForEvent('load')
    await page.keyboard.press('Enter')
    await reloaded
    await settled(page)
    await page.goto(address('verband', '/de/mitglieder'))
    await settled(page)
    expect(foreign).toHaveLength(3)
    expect(await page.evaluate(() => document.cookie)).not.toContain('_ga')
    await context.close()
  })

  test('[O-7] nothing is loaded in edit mode nor anywhere in a browser with an editor session, and again after signing out', async () => {
    const { page, context, foreign } = await visitWatched()
    await context.addCookies([{ name: 'vitrine_consent', value: 'yes', url: address('verband', '/') }])
    await signIn(page, 'verband')
    await settled(page)
    await page.goto(address('verband', '/de'))
    await page.getByRole('link', { name: 'Bearbeiten' }).waitFor()
    await settled(page)
    expect(foreign).toEqual([])
    expect(await page.evaluate(async () => (await fetch('/api/v1/auth', { method: 'DELETE' })).status)).toBe(200)
    await page.goto(address('verband', '/de'))
    await expect.poll(() => foreign.length).toBe(3)
    await context.close()
  })
})

describe('the question', () => {
  test.each([WIDTHS.phone, WIDTHS.desktop])('is no obstacle at $width px: passes axe, moves nothing, covers little, two equal buttons', async (viewport) => {
    const { page, context } = await visitWatched({ viewport, reducedMotion: 'reduce' })
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ('value' in entry) document.documentElement.dataset['shift'] = String(Number(document.documentElement.dataset['shift'] ?? 0) + Number(entry.value))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(address('verband', '/de'))
    await question(page).waitFor()
    expect(await violationsOn(page)).toEqual([])
    expect(Number(await page.evaluate(() => document.documentElement.dataset['shift'] ?? 0))).toBeLessThan(0.001)
    const box = await question(page).boundingBox()
    expect((box?.height ?? 999) / viewport.height).toBeLessThan(0.36)
    const buttons = await Promise.all(
      ['Ablehnen', 'Einverstanden'].map(async (name) => {
        const button = page.getByRole('button', { name })
        const { width = 0, height = 0 } = (await button.boundingBox()) ?? {}
        return {
          width: Math.round(width),
          height: Math.round(height),
          look: await button.evaluate((element) => [getComputedStyle(element).color, getComputedStyle(element).backgroundColor, getComputedStyle(element).fontWeight].join()),
        }
      }),
    )
    expect(buttons[0]).toEqual(buttons[1])
    expect(buttons[0]?.height).toBeGreaterThanOrEqual(44)
    expect(await question(page).getByRole('link', { name: 'Datenschutz' }).getAttribute('href')).toBe('/de/~privacy')
    await context.close()
  })

  test('makes room for the menu of a phone, and comes back', async () => {
    const { page, context } = await visitWatched({ viewport: WIDTHS.phone, reducedMotion: 'reduce' })
    await page.goto(address('verband', '/de'))
    await question(page).waitFor()
    await page.getByRole('button', { name: 'Menü' }).click()
    await question(page).waitFor({ state: 'hidden' })
    await page.keyboard.press('Escape')
    await question(page).waitFor()
    await context.close()
  })

  test('by keyboard it comes right after the way to the content, and is not asked without script', async () => {
    const { page, context } = await visitWatched()
    await page.goto(address('verband', '/de'))
    await question(page).waitFor()
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Ablehnen')
    await context.close()
    const plain = await visitWatched({ javaScriptEnabled: false })
    await plain.page.goto(address('verband', '/de'))
    expect([await question(plain.page).isVisible(), await plain.page.locator('[data-consent]').isVisible()]).toEqual([false, false])
    await plain.context.close()
  })

  test('its script stays below a kilobyte', () => {
    const manifest = JSON.parse(readFileSync('dist/client/pages.json', 'utf8')) as Record<string, { file: string }>
    expect(readFileSync(`dist/client/${manifest['src/site/consent/consent.behaviour.ts']?.file}.br`).length).toBeLessThan(1024)
  })
})
