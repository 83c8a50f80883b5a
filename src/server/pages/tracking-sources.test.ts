import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { siteTag } from '../../model/cache-tags.ts'
import { settingsSchema, type Settings } from '../../model/site/settings.ts'
import { readSettings, writeSettings } from '../../store/settings.ts'

const IDS: Settings['tracking'] = { googleAnalytics: 'G-ABC1234', googleTagManager: 'GTM-AB12CD', facebookPixel: '123456789012345' }
const NONE = settingsSchema.parse({}).tracking
const FOREIGN = /google|facebook/

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

async function setTracking(ids: Partial<Settings['tracking']>): Promise<void> {
  await t.parts.store.inSite(t.siteA.id, async (tx) => writeSettings(tx, { ...(await readSettings(tx)), tracking: { ...NONE, ...ids } }))
  await t.parts.purge.purge([siteTag(t.siteA.id, 'settings')])
}

async function policyOf(path: string, who: 'visitor' | 'editorA' = 'visitor'): Promise<Record<string, string>> {
  const header = (await t.ask(path, { who })).headers.get('content-security-policy') ?? ''
  return Object.fromEntries(header.replaceAll(/ 'sha256-[^']+'/g, '').split('; ').map((line) => [line.split(' ', 1)[0] ?? '', line.slice(line.indexOf(' ') + 1)]))
}

describe('measuring services', () => {
  test('[V-249] without an id a page neither asks nor allows any foreign host', async () => {
    await setTracking({})
    const answer = await t.ask('/de')
    expect(answer.headers.get('content-security-policy')).not.toMatch(FOREIGN)
    expect(await answer.text()).not.toMatch(/consent|google|facebook/)
  })

  test('[V-249] each id allows the hosts of its service and no other', async () => {
    await setTracking({ facebookPixel: IDS.facebookPixel })
    expect(await policyOf('/de')).toMatchObject({
      'script-src': "'self' https://connect.facebook.net",
      'img-src': "'self' data: https://www.facebook.com",
      'connect-src': "'self' https://connect.facebook.net https://www.facebook.com",
    })
    for (const key of ['googleAnalytics', 'googleTagManager'] as const) {
      await setTracking({ [key]: IDS[key] })
      const policy = await policyOf('/de')
      expect(policy['script-src']).toBe("'self' https://www.googletagmanager.com")
      expect(JSON.stringify(policy)).not.toContain('facebook')
    }
  })

  test('[V-251] edit pages, the login, the search and missing pages allow none, whatever is set, and nothing is ever inline', async () => {
    await setTracking(IDS)
    for (const [path, who] of [['/de/edit', 'editorA'], ['/de/search?search=sehtest', 'visitor'], ['/de/login', 'visitor'], ['/de/gibt-es-nicht', 'visitor']] as const) {
      const answer = await t.ask(path, { who })
      expect(answer.headers.get('content-security-policy'), path).not.toMatch(FOREIGN)
      expect(await answer.text(), path).not.toMatch(/data-consent|G-ABC1234|connect\.facebook/)
    }
    expect((await policyOf('/de'))['script-src']).not.toContain('unsafe')
    expect(await (await t.ask('/de')).text()).not.toMatch(/<script[^>]*src="https:/)
  })
})
