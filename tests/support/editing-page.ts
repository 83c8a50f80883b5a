import type { Page } from 'playwright-core'
import type { Group } from '../../src/model/page/document.ts'
import { inject } from 'vitest'
import { address, type DemoSite } from './browser.ts'
import { ask } from './http.ts'
import { DEMO_PASSWORD } from './server-process.ts'

/** A hero with a title in these languages, and nothing else written. */
export const heroWith = (title: Record<string, string>): Group => ({
  id: '0'.repeat(26),
  type: 'hero',
  version: 1,
  status: 'published',
  disallowedLanguages: [],
  options: {},
  fields: { title: { content: { type: 'localizedSingleValue', data: title }, options: {}, visible: true } },
  children: [],
})

/** The place of the first section that holds this text. */
export const slot = (page: Page, name: string) => page.locator(`main [data-field$=":${name}"]`).first()

export async function write(page: Page, name: string, text: string): Promise<void> {
  await slot(page, name).click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

/** Leaves the text and waits until the server has answered; it may have had every letter already. Who is told to come back later does so. */
export async function leave(page: Page): Promise<void> {
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/v1/commands') && response.status() !== 503)
  answered.catch(() => {})
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  await Promise.race([answered, page.waitForFunction(() => !Object.entries(localStorage).some(([key, entry]) => key.startsWith('vitrine.queue.') && entry.includes('"hold":null')))])
}

/** The administrator edits every site: a second person beside its editor. */
export async function openAsAdmin(page: Page, site: DemoSite | (string & {}), path: string): Promise<void> {
  const body = { email: 'admin@vitrine.example', password: DEMO_PASSWORD }
  const { headers } = await ask({ port: inject('port'), host: `${site}.localhost`, path: '/api/v1/auth', body })
  const cookies = [headers['set-cookie'] ?? []].flat().map((line) => {
    const [name = '', value = ''] = (line.split('; ')[0] ?? '').split(/=(.*)/s)
    return { name, value, url: address(site, '/'), httpOnly: true, sameSite: 'Lax' as const }
  })
  await page.context().addCookies(cookies)
  await page.goto(address(site, path))
}
