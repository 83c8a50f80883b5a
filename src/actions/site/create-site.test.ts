import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestAccounts, type TestAccounts } from '../../../tests/support/test-accounts.ts'
import { VISITOR, type Actor } from '../../model/access.ts'
import { readWorkingContent } from '../../store/page-content.ts'
import { readVersion } from '../../store/page-versions.ts'
import { pageBySlug } from '../../store/pages.ts'
import { countSites, siteByHost } from '../../store/sites.ts'
import { siteIdsOf } from '../../store/members.ts'
import { readSettings } from '../../store/settings.ts'
import { readThings } from '../../store/things/things.ts'
import { createSite, type NewSite } from './create-site.ts'

const ADMIN: Actor = { kind: 'user', userId: 'admin', name: 'Admin', role: 'admin', siteIds: [] }
const names = (name: string) => ({ de: name, fr: `${name} (fr)` })
const bakery: NewSite = {
  host: 'bakery.example',
  name: 'Backstube',
  locales: ['de', 'fr'],
  businessType: 'general',
  pageNames: { home: names('Start'), contact: names('Kontakt'), imprint: names('Impressum'), privacy: names('Datenschutz'), terms: names('AGB') },
  ownerId: null,
}

let accounts: TestAccounts
beforeAll(async () => void (accounts = await openTestAccounts()))
afterAll(() => accounts.close())

test('a new site has its system pages, published in every language, each with a first section, and is to be started', async () => {
  const { userId } = await accounts.addUser('owner@bakery.example', 'optician')
  const site = await createSite({ ...accounts, actor: ADMIN }, { ...bakery, ownerId: userId })
  expect(await siteByHost(accounts.store.platform, 'bakery.example')).toEqual(site)
  expect(await siteIdsOf(accounts.store.platform, userId)).toEqual([site.id])
  const roles = { '~home': 'home', '~contact': 'contact', '~imprint': 'imprint', '~privacy': 'privacyPolicy', '~terms': null }
  await accounts.store.inSite(site.id, async (tx) => {
    for (const [slug, role] of Object.entries(roles)) {
      const [page, french] = [await pageBySlug(tx, { locale: 'de', collection: null, slug }), await pageBySlug(tx, { locale: 'fr', collection: null, slug })]
      expect(page).toMatchObject({ role, status: 'published', isCurrent: true, isProtected: false })
      expect(french?.id).toBe(page?.id)
      expect(page?.meta.name.fr).toMatch(/\(fr\)$/)
      const live = await readVersion(tx, page?.liveVersion ?? '')
      // Where the business is, and when it is open, stands on the contact page as soon as the settings tell it.
      expect(live?.groups.map(({ type, status }) => [type, status])).toEqual(['hero', ...(role === 'contact' ? ['contact'] : [])].map((type) => [type, 'published']))
      expect(live?.groups[0]?.fields['title']?.content.data).toEqual(role === 'home' ? undefined : page?.meta.name)
      expect((await readWorkingContent(tx, page?.id ?? '')).groups).toEqual(live?.groups)
    }
    expect((await readThings(tx, ['start'])).get('start')).toEqual({ value: { isDone: false }, revision: 1 })
  })
})

test('a host has one site, and a refused creation changes nothing', async () => {
  const before = await countSites(accounts.store.platform)
  const refused = (fieldErrors: object) => expect.objectContaining({ code: 'invalidInput', details: { fieldErrors } })
  await expect(createSite({ ...accounts, actor: ADMIN }, bakery)).rejects.toEqual(refused({ host: 'taken' }))
  await expect(createSite({ ...accounts, actor: ADMIN }, { ...bakery, host: 'https://x.example' })).rejects.toEqual(refused({ host: 'invalid' }))
  await expect(createSite({ ...accounts, actor: ADMIN }, { ...bakery, host: 'x.example', locales: [] })).rejects.toEqual(refused({ locales: 'invalid' }))
  expect(await countSites(accounts.store.platform)).toBe(before)
})

test('a creation that fails half way leaves nothing behind', async () => {
  const { newId } = accounts
  let made = 0
  const failing = () => {
    made += 1
    if (made > 5) throw new Error('no more ids')
    return newId()
  }
  const input = { ...bakery, host: 'half.example' }
  await expect(createSite({ ...accounts, newId: failing, actor: ADMIN }, input)).rejects.toThrow('no more ids')
  expect(await siteByHost(accounts.store.platform, 'half.example')).toBeNull()
  await expect(createSite({ ...accounts, actor: ADMIN }, input)).resolves.toMatchObject({ host: 'half.example' })
})

test('the editor of a site that speaks French first is in French', async () => {
  for (const [host, locales] of [
    ['fr-first.example', ['fr', 'de']],
    ['de-first.example', ['de', 'fr']],
  ] as const) {
    const site = await createSite({ ...accounts, actor: ADMIN }, { ...bakery, host, locales: [...locales] })
    expect((await accounts.store.inSite(site.id, readSettings)).editor.locale).toBe(locales[0])
  }
})

test('only an admin creates sites', async () => {
  const input = { ...bakery, host: 'forbidden.example' }
  await expect(createSite({ ...accounts, actor: VISITOR }, input)).rejects.toMatchObject({ code: 'signInNeeded' })
  await expect(createSite({ ...accounts, actor: { ...ADMIN, role: 'optician' } }, input)).rejects.toMatchObject({ code: 'notAllowed' })
  expect(await siteByHost(accounts.store.platform, 'forbidden.example')).toBeNull()
})
