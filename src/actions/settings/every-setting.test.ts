import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEditData } from '../../../tests/support/editor-tab.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { settingsSchema, type Settings } from '../../model/site/settings.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

type Part = { [Name in keyof Settings]: { part: Name; change: Partial<Settings[Name]> } }[keyof Settings]

async function read(): Promise<{ settings: Settings; revision: number }> {
  const body = (await (await t.ask('/api/v1/settings', { who: 'editorA' })).json()) as { settings: unknown; revision: number }
  return { settings: settingsSchema.parse(body.settings), revision: body.revision }
}

async function save({ part, change }: Part): Promise<void> {
  const { settings, revision } = await read()
  const answer = await t.ask('/api/v1/settings', { who: 'editorA', body: { settings: { ...settings, [part]: { ...settings[part], ...change } }, revision } })
  expect(answer.status).toBe(200)
}

const seen = async (path = '/de') => (await t.ask(path)).text()
const GRADIENT = { enabled: true, from: '#ffeecc', to: '#ccddee' }
const BOOKING = { active: true, url: 'https://www.beispiel.ch/termin' }

/** Each acts on what visitors get, the next page they open. `seen`: what then stands in it; without it, that something else does. */
const acting: readonly (readonly [rule: string, given: Part, words: string | null])[] = [
  ['E-191', { part: 'appearance', change: { header: 'transparent' } }, 'data-appearance="transparent"'],
  ['E-191', { part: 'appearance', change: { headerType: 'fixed' } }, 'data-type="fixed"'],
  ['E-191', { part: 'appearance', change: { footerColor: 'secondary' } }, null],
  ['E-191', { part: 'appearance', change: { opaqueHeaderOnMobile: true } }, null],
  ['E-191', { part: 'appearance', change: { showLogoOnMobile: false } }, null],
  ['E-191', { part: 'appearance', change: { triangle: true } }, 'data-shape="triangle"'],
  ['E-191', { part: 'appearance', change: { triangle: false, bubble: true } }, 'data-shape="bubble"'],
  ['E-191', { part: 'appearance', change: { gradient: GRADIENT } }, 'data-gradient=""'],
  ['E-193', { part: 'header', change: { logoSize: 'large' } }, 'data-logo="large"'],
  ['E-193', { part: 'header', change: { logoPosition: 'center' } }, 'data-centred=""'],
  ['E-193', { part: 'header', change: { boldHeaderFont: true } }, null],
  ['E-193', { part: 'header', change: { upperCase: true } }, null],
  ['E-194', { part: 'header', change: { loginPage: { useLinkToLoginPage: true, url: '' } } }, 'href="/de/login"'],
  ['E-194', { part: 'header', change: { loginPage: { useLinkToLoginPage: true, url: 'https://intern.beispiel.ch/' } } }, 'https://intern.beispiel.ch/'],
  ['E-196', { part: 'footer', change: { street: 'Seestrasse 41' } }, 'Seestrasse 41'],
  ['E-196', { part: 'footer', change: { city: '8640 Rapperswil' } }, '8640 Rapperswil'],
  ['E-196', { part: 'footer', change: { email: 'post@beispiel.ch' } }, 'post@beispiel.ch'],
  ['E-196', { part: 'footer', change: { phone: '055 555 01 41' } }, '055 555 01 41'],
  ['E-196', { part: 'footer', change: { upperCase: true } }, null],
  ['E-198', { part: 'bookingButton', change: BOOKING }, BOOKING.url],
  ['E-198', { part: 'bookingButton', change: { position: 'left' } }, null],
  ['E-198', { part: 'bookingButton', change: { color: 'secondary' } }, null],
  ['E-201', { part: 'socialAccounts', change: { instagram: 'https://www.instagram.com/beispiel' } }, 'https://www.instagram.com/beispiel'],
  ['E-201', { part: 'socialAccounts', change: { facebook: 'https://www.facebook.com/beispiel' } }, 'https://www.facebook.com/beispiel'],
  ['E-201', { part: 'socialAccounts', change: { linkedin: 'https://www.linkedin.com/company/beispiel' } }, 'https://www.linkedin.com/company/beispiel'],
  ['E-202', { part: 'tracking', change: { googleAnalytics: 'G-ABCD1234' } }, 'G-ABCD1234'],
  ['E-202', { part: 'tracking', change: { googleTagManager: 'GTM-ABCD12' } }, 'GTM-ABCD12'],
  ['E-202', { part: 'tracking', change: { facebookPixel: '1234567890123' } }, '1234567890123'],
]

describe('[E-191, E-193, E-194, E-196, E-198, E-201, E-202] every setting changes what visitors get', () => {
  test.each(acting.map(([rule, given, words]) => [`[${rule}] ${given.part}: ${JSON.stringify(given.change)}`, given, words] as const))('%s', async (_, given, words) => {
    const before = await seen()
    await save(given)
    const after = await seen()
    expect(after).not.toBe(before)
    if (words !== null) expect(after).toContain(words)
  })
})

describe('settings that say something elsewhere', () => {
  test('[E-200] the language of the editor', async () => {
    await save({ part: 'editor', change: { locale: 'fr' } })
    expect(readEditData(await (await t.ask('/de/edit', { who: 'editorA' })).text()).editorLocale).toBe('fr')
    await save({ part: 'editor', change: { locale: 'de' } })
  })

  test('[E-203, E-204] the account of the quality seal, and who receives enquiries', async () => {
    await save({ part: 'accounts', change: { swissQualiQuest: 'beispiel-41' } })
    await save({ part: 'contact', change: { email: 'anfragen@beispiel.ch', companyName: 'Beispiel AG' } })
    const { settings } = await read()
    expect(settings.accounts.swissQualiQuest).toBe('beispiel-41')
    expect(settings.contact).toEqual({ email: 'anfragen@beispiel.ch', companyName: 'Beispiel AG' })
  })

  test('[E-195] a logo is of medium size until somebody chooses', () => {
    const { header, footer } = settingsSchema.parse({})
    expect([header.logoSize, footer.logoSize]).toEqual(['medium', 'medium'])
  })
})
