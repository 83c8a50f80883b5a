import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { demoSites } from '../../demo/sites.ts'
import { address, openBrowser, visit, WIDTHS, type DemoSite } from '../support/browser.ts'
import { ask } from '../support/http.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe('the footer', () => {
  test('[V-250] each given account is a named link to its address, in a new tab', async () => {
    const { page, context, problems } = await visit(browser)
    await context.route('https://www.instagram.com/**', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Fotos</title>' }))
    const hrefs = async (site: DemoSite) => {
      await page.goto(address(site, '/de'))
      const links = page.locator('footer').getByRole('link', { name: /^(Instagram|Facebook|LinkedIn)$/ })
      return links.evaluateAll((all) => all.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]))
    }
    expect(await hrefs('verband')).toEqual([['LinkedIn', 'https://www.linkedin.com/company/sehwerk-example']])
    expect(await hrefs('backstube')).toEqual([
      ['Instagram', 'https://www.instagram.com/backstube.example'],
      ['Facebook', 'https://www.facebook.com/backstube.example'],
    ])
    const [tab] = await Promise.all([context.waitForEvent('page'), page.locator('footer').getByRole('link', { name: 'Instagram' }).click()])
    await tab.waitForURL('https://www.instagram.com/backstube.example')
    expect([await tab.evaluate(() => window.opener), problems]).toEqual([null, []])
    await context.close()
  })

  test('[V-024] logo to home, footer to imprint and privacy, contact link to contact', async () => {
    const { page, context } = await visit(browser)
    for (const [name, path] of [
      ['Mentions légales', '/fr/~imprint'],
      ['Protection des données', '/fr/~privacy'],
      ['Contact', '/fr/~contact'],
    ] as const) {
      await page.goto(address('rocknhole', '/fr'))
      await page.locator('footer').getByRole('link', { name, exact: true }).last().click()
      await page.waitForURL(address('rocknhole', path))
      expect(await page.locator('h1').count(), name).toBe(1)
    }
    await page.getByRole('banner').getByRole('link', { name: "Rock'n'hole!" }).click()
    await page.waitForURL(address('rocknhole', '/fr'))
    await context.close()
  })

  test('a bubble that floats stands on none of its links at the end of the page', async () => {
    const { page, context } = await visit(browser, { reducedMotion: 'reduce' })
    for (const size of Object.values(WIDTHS)) {
      await page.setViewportSize(size)
      await page.goto(address('rocknhole', '/de'), { waitUntil: 'networkidle' })
      await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
      const covered = await page.locator('footer a').evaluateAll((links) =>
        links.flatMap((link) => {
          const { x, y, width, height } = link.getBoundingClientRect()
          const isFree = y < innerHeight / 2 || link.contains(document.elementFromPoint(x + width / 2, y + height / 2))
          return isFree ? [] : [link.textContent]
        }),
      )
      expect(covered, `${size.width}`).toEqual([])
    }
    await context.close()
  })

  test('no word, however long, makes the page wider than the phone', async () => {
    const { page, context } = await visit(browser, { viewport: WIDTHS.phone })
    await page.goto(address('seeblick', '/de'))
    const width = await page.evaluate(() => {
      for (const link of document.querySelectorAll('footer a:not([aria-label])')) link.append('Donaudampfschifffahrtsgesellschaftskapitänsmütze')
      return document.documentElement.scrollWidth
    })
    expect(width).toBe(WIDTHS.phone.width)
    await context.close()
  })

  test('an address for mail is copied in one piece, whether it stands in one line or in two', async () => {
    const { page, context } = await visit(browser)
    for (const site of ['seeblick', 'verband'] as const) {
      for (const size of Object.values(WIDTHS)) {
        await page.setViewportSize(size)
        await page.goto(address(site, '/de'))
        const copied = await page.locator('footer a[href^="mailto:"]').evaluateAll((links) =>
          links.map((link) => {
            getSelection()?.selectAllChildren(link)
            return { href: link.getAttribute('href'), text: getSelection()?.toString() }
          }),
        )
        expect(copied, `${site} ${size.width}`).not.toEqual([])
        for (const { href, text } of copied) expect(href).toBe(`mailto:${text}`)
      }
    }
    await context.close()
  })

  test.each(['seeblick', 'verband'] as const)('%s: on a phone the columns’ first lines stand level, beside a link of two lines too', async (site) => {
    const { page, context } = await visit(browser, { viewport: WIDTHS.phone, hasTouch: true, isMobile: true })
    await page.goto(address(site, '/de'))
    const links = await page.locator('footer nav:not([aria-label="Rechtliches"]) li:first-child > a').evaluateAll((all) =>
      all.map((link) => {
        const text = document.createRange()
        text.selectNodeContents(link)
        const lines = [...text.getClientRects()]
        return { lines: lines.length, top: Math.round((lines[0]?.top ?? 0) - (link.closest('ul')?.getBoundingClientRect().top ?? 0)) }
      }),
    )
    expect(new Set(links.map(({ lines }) => lines))).toEqual(new Set([1, 2]))
    expect(new Set(links.map(({ top }) => top)).size).toBe(1)
    await context.close()
  })

  test.each(demoSites)('[V-022] $label has its system pages in every language', async ({ label, locales }) => {
    const paths = locales.flatMap((locale) => ['~home', '~contact', '~imprint', '~privacy', '~terms', 'search', 'login'].map((slug) => `/${locale}/${slug}`))
    // One after the other: a crowd that asks for so many pages at once is told to come back.
    for (const path of paths) expect((await ask({ port: inject('port'), host: `${label}.localhost`, path })).status, path).toBe(200)
  })
})
