import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { settingsSchema } from '../../model/site/settings.ts'
import { insertBranch, insertBusiness } from '../../store/branches.ts'
import { writeSettings } from '../../store/settings.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

async function save(settings: object): Promise<void> {
  await t.parts.store.inSite(t.siteA.id, (tx) => writeSettings(tx, settingsSchema.parse(settings)))
  await t.parts.purge.purge([`${t.siteA.id}/settings`])
}

const html = async (path = '/de') => (await t.ask(path)).text()
const footer = async (path?: string) => /<footer[\s\S]*<\/footer>/.exec(await html(path))?.[0] ?? ''
const button = async (path?: string) => /<aside [\s\S]*<\/aside>/.exec(await html(path))?.[0] ?? ''
const widget = { active: true, useShoreBooking: true, shoreCompany: 'anna' }

describe('the booking button', () => {
  beforeEach(() => save({}))

  test('[E-198] each setting is kept and changes the button', async () => {
    expect(await button()).toBe('')
    await save({ bookingButton: { active: true, url: 'https://termin.example.ch/anna' } })
    expect(await button()).toMatch(/data-position="right"[\s\S]*href="https:\/\/termin.example.ch\/anna"[^>]*target="_blank" rel="noopener"/)
    const looks = new Set<string>()
    for (const color of ['primary', 'secondary', 'background', 'header']) {
      await save({ bookingButton: { active: true, url: 'https://termin.example.ch/anna', position: 'left', color } })
      const drawn = await button()
      expect(drawn).toContain('data-position="left"')
      looks.add(/class="([^"]*)"/.exec(drawn)?.[1] ?? '')
    }
    expect(looks.size).toBe(4)
    await save({ bookingButton: widget })
    expect(await button('/en')).toContain('https://connect.shore.com/bookings/anna/services?locale=en&amp;layout=nolayout&amp;select_location=false&amp;theme_color=%23')
    await save({ bookingButton: { ...widget, active: false } })
    expect(await button()).toBe('')
  })

  test('[E-199] links, company, e-mail, phone and page are kept and drawn', async () => {
    const page = await t.pageId(t.siteA, 'ueber-uns')
    const fields = { links: [{ type: 'url', url: 'https://einzeln.example.ch' }], externalCompany: 'Termin & Co', email: 'anna@anna.example', phone: '+41 44 555 01 01', page }
    await save({ bookingButton: { active: true, ...fields } })
    const drawn = await button('/en')
    for (const part of ['href="https://einzeln.example.ch"', 'Termin &amp; Co', 'mailto:anna@anna.example', 'tel:+41445550101', 'href="/en/about-us"', 'About us'])
      expect(drawn).toContain(part)
  })

  test('[V-147] nothing of the widget is loaded with the page, and only pages with the widget may frame it', async () => {
    const policy = async (path: string) => (await t.ask(path)).headers.get('content-security-policy') ?? ''
    expect(await policy('/de')).not.toContain('shore')
    await save({ bookingButton: widget })
    for (const path of ['/de', '/de/nichts', '/de/login']) expect(await policy(path), path).toContain('frame-src https://www.youtube-nocookie.com https://connect.shore.com;')
    expect(await html()).not.toMatch(/<iframe|<script[^>]*shore|<link[^>]*shore/)
  })

  test('[V-140] it is on pages without sections too', async () => {
    await save({ bookingButton: widget })
    for (const path of ['/de/ueber-uns', '/de/services/sehtest', '/de/nichts']) expect(await button(path), path).toContain('Jetzt buchen')
  })
})

describe('the footer', () => {
  test('business data is looked up when asked for, and follows the branch when its tag is purged', async () => {
    const typed = { street: 'Getippte Gasse 1', phone: '044 111 11 11' }
    await t.parts.store.inSite(t.siteA.id, async (tx) => {
      await insertBusiness(tx, { id: 'anna', name: 'Anna' })
      await insertBranch(tx, {
        id: 'one',
        businessId: 'anna',
        name: 'Eins',
        street: 'Gesuchte Gasse',
        streetNumber: '2',
        zip: '8000',
        city: 'Zürich',
        phone: '044 222 22 22',
        email: 'eins@anna.example',
        openingHours: { periods: [{ open: { day: 1, time: '0900' }, close: { day: 1, time: '1200' } }] },
      })
    })
    await save({ footer: typed })
    expect(await footer()).toContain('Getippte Gasse 1')
    await save({ footer: { ...typed, useBusinessDataFromLookUp: true } })
    const looked = await footer()
    for (const part of ['Gesuchte Gasse 2', '8000 Zürich', 'tel:0442222222', '09:00–12:00', 'Dienstag–Sonntag']) expect(looked).toContain(part)
    expect(looked).not.toContain('Getippte')
    await t.parts.store.inSite(t.siteA.id, (tx) => tx.execute(`update shared.branches set phone = '044 333 33 33'`))
    expect(await footer()).toContain('044 222 22 22')
    await t.parts.purge.purge([`${t.siteA.id}/branches`])
    expect(await footer()).toContain('044 333 33 33')
  })

  test('[E-197] the header calls the site as its business is called when that is looked up', async () => {
    const name = async () => /<header.*?data-part="logo">(.*?)<\/a>/s.exec(await (await t.ask('/de')).text())?.[1]
    await save({})
    expect(await name()).toBe(t.siteA.name)
    await save({ header: { useBusinessDataFromLookUp: true } })
    expect(await name()).toBe('Anna')
    expect(await footer()).not.toContain('Gesuchte Gasse')
  })

  test('[V-024] leads to imprint, privacy and contact, and to the terms only when they are switched on', async () => {
    await save({})
    const plain = await footer()
    for (const slug of ['~imprint', '~privacy', '~contact']) expect(plain).toContain(`href="/de/${slug}"`)
    expect(plain).not.toContain('~terms')
    await save({ footer: { links: { showTerms: true } } })
    expect(await footer('/en')).toContain('href="/en/~terms"')
  })

  test('[V-024] another page with the role of the imprint is where the footer leads, on every page', async () => {
    await save({})
    const give = (pageId: string) =>
      t.parts.store.inSite(t.siteA.id, async (tx) => {
        await tx.execute(`update site.pages set role = null where role = 'imprint'`)
        await tx.execute(`update site.pages set role = 'imprint' where id = '${pageId}'`)
      })
    const before = await t.pageId(t.siteA, '~imprint')
    await give(await t.pageId(t.siteA, 'ueber-uns'))
    await t.parts.purge.purge([`${t.siteA.id}/pages`])
    for (const [path, href] of [
      ['/de', '/de/ueber-uns'],
      ['/de/services/sehtest', '/de/ueber-uns'],
      ['/en', '/en/about-us'],
    ] as const) {
      const drawn = await footer(path)
      expect(drawn, path).toContain(`href="${href}"`)
      expect(drawn, path).not.toContain('~imprint')
    }
    await give(before)
    await t.parts.purge.purge([`${t.siteA.id}/pages`])
  })

  test('colour, size of the name and capitals are the chosen ones', async () => {
    const looks = new Set<string>()
    for (const footerColor of ['primary', 'secondary', 'background', 'header']) {
      await save({ appearance: { footerColor } })
      looks.add(/class="([^"]*)"/.exec(await footer())?.[1] ?? '')
    }
    expect(looks.size).toBe(4)
    await save({ footer: { logoSize: 'large', upperCase: true } })
    expect(await footer()).toMatch(/upperCase[^>]*data-logo="large"/)
  })

  test('what lies behind the page is drawn when it is chosen', async () => {
    await save({})
    expect(await html()).not.toContain('data-shape')
    await save({ appearance: { bubble: true, gradient: { enabled: true, from: '#ffffff', to: '#fefefe' } } })
    expect(await html()).toMatch(/data-shape="bubble" data-gradient="" style="--from:#ffffff;--to:#fefefe" aria-hidden="true"/)
  })
})
