import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { violationsOn } from '../support/axe.ts'
import { address, openBrowser, visit, WIDTHS } from '../support/browser.ts'
import { ask } from '../support/http.ts'
import { DEMO_PASSWORD } from '../support/server-process.ts'
import { CONTACT } from '../support/test-forms.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

test('what a visitor sent is read in the console, by site, with its mails; markup in it stays text', async () => {
  const email = 'post@example.ch'
  const { status } = await ask({
    port: inject('port'),
    host: 'seeblick.localhost',
    path: '/api/v1/contact',
    body: { ...CONTACT, email, fragenAnmerkungen: '<img src=x onerror=alert(1)>' },
  })
  expect(status).toBe(200)
  const { page, context, problems } = await visit(browser, { locale: 'fr-CH' })
  await page.goto(address('console', '/mail'))
  await page.getByLabel('Adresse e-mail').fill('admin@vitrine.example')
  await page.getByLabel('Mot de passe', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await page.getByRole('heading', { name: 'Courrier' }).waitFor()
  await page.getByLabel('Site').selectOption({ label: 'Backstube Morgenrot (backstube.localhost)' })
  await page.getByText('Rien n’est encore arrivé ici.').waitFor()
  await page.getByLabel('Site').selectOption({ label: 'Optik Seeblick (seeblick.localhost)' })
  await page.getByText(email).first().click()
  await page.getByText('<img src=x onerror=alert(1)>', { exact: true }).waitFor()
  expect(await page.getByRole('definition').filter({ hasText: /^Vera$/ }).count()).toBe(1)
  expect(await page.getByText('Ici seulement').first().isVisible()).toBe(true)
  await page.reload()
  await page.getByText(email).first().waitFor()
  for (const viewport of [WIDTHS.desktop, WIDTHS.phone]) {
    await page.setViewportSize(viewport)
    expect(await violationsOn(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
  expect(problems).toEqual([])
  await context.close()
})
