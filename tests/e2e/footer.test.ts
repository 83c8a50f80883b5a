import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoSites } from '../../demo/sites.ts'
import { address, openBrowser, visit, type DemoSite } from '../support/browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const labels = demoSites.map(({ label }) => label as DemoSite)

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

  test('[V-024] logo to home, footer to imprint, privacy and terms, contact link to contact', async () => {
    const { page, context } = await visit(browser)
    for (const [name, path] of [
      ['Impressum', '/fr/~imprint'],
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

  test.each(labels)('[V-022] %s has its system pages in every language', async (site) => {
    const { page, context } = await visit(browser)
    const { locales } = demoSites.find(({ label }) => label === site) ?? { locales: [] }
    const slugs = ['~home', '~contact', '~imprint', '~privacy', '~terms', 'login']
    const answers = await Promise.all(
      locales.flatMap((locale) => slugs.map(async (slug) => ({ path: `/${locale}/${slug}`, status: (await page.request.get(address(site, `/${locale}/${slug}`))).status() }))),
    )
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
    await context.close()
  })
})
