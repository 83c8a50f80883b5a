import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts'
import { pageKey } from '../model/commands/key.ts'
import { listBin } from './page-bin.ts'
import { linksTo } from './page-links.ts'
import { takenSlugs, writeSlugs } from './page-slugs.ts'
import { insertPage, pageById, pageBySlug } from './pages.ts'
import type { SiteTx } from './store.ts'
import { writeThing } from './things/things.ts'

const [ONE, TWO] = ['1'.repeat(26), '2'.repeat(26)]
let t: TestApp

const inSite = <Result>(work: (tx: SiteTx) => Promise<Result>) => t.parts.store.inSite(t.siteA.id, work)
const slugsOf = (id: string) => inSite(async (tx) => (await pageById(tx, id))?.slugs)
const ownerOf = (slug: string) =>
  inSite(async (tx) => {
    const found = await pageBySlug(tx, { locale: 'de', collection: null, slug })
    return found && { id: found.id, isCurrent: found.isCurrent }
  })
const write = (pageId: string, slugs: { de?: string; en?: string }, collection: string | null = null) => inSite((tx) => writeSlugs(tx, { pageId, collection }, slugs))

beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())
beforeEach(() =>
  inSite(async (tx) => {
    await tx.execute(`delete from site.pages where id in ('${ONE}', '${TWO}')`)
    for (const id of [ONE, TWO]) await insertPage(tx, { id, collection: null, role: null, status: 'draft', meta: { name: { de: id }, description: {} } })
  }),
)

describe('addresses of pages', () => {
  test('[A-64] an old address stays, leads on, and can become the current one again', async () => {
    await write(ONE, { de: 'eins', en: 'one' })
    await write(ONE, { de: 'uno', en: 'one' })
    expect(await slugsOf(ONE)).toEqual({ de: 'uno', en: 'one' })
    expect(await ownerOf('eins')).toEqual({ id: ONE, isCurrent: false })
    await write(ONE, { de: 'eins' })
    expect(await slugsOf(ONE)).toEqual({ de: 'eins' })
    expect(await ownerOf('uno')).toEqual({ id: ONE, isCurrent: false })
  })

  test('[E-176] [E-178] what another page has is refused in that language and place only', async () => {
    await write(ONE, { de: 'eins' })
    await expect(write(TWO, { de: 'eins' })).rejects.toMatchObject({ code: 'slugTaken' })
    expect(await slugsOf(TWO)).toEqual({})
    await write(TWO, { en: 'eins' })
    await inSite((tx) => tx.execute(`update site.pages set collection = 'services' where id = '${TWO}'`))
    await write(TWO, { de: 'eins' }, 'services')
    expect(await ownerOf('eins')).toMatchObject({ id: ONE })
    expect((await inSite((tx) => takenSlugs(tx, { pageId: TWO, collection: null }))).get('de')?.has('eins')).toBe(true)
    expect((await inSite((tx) => takenSlugs(tx, { pageId: ONE, collection: null }))).get('de')?.has('eins')).toBe(false)
  })

  test('two who want the same address at once: one gets it, the other hears that it exists', async () => {
    const results = await Promise.allSettled([write(ONE, { de: 'beide' }), write(TWO, { de: 'beide' })])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('an address that only leads on is given to the page that wants it', async () => {
    await write(ONE, { de: 'alt' })
    await write(ONE, { de: 'neu' })
    await write(TWO, { de: 'alt' })
    expect(await ownerOf('alt')).toEqual({ id: TWO, isCurrent: true })
  })

  test('[E-174] the address of a page in the bin can be used again; whoever comes back finds what is left', async () => {
    await write(ONE, { de: 'eins', en: 'one' })
    await inSite((tx) => writeThing(tx, pageKey(ONE), { value: null, revision: 2 }))
    expect((await inSite(listBin)).map(({ id }) => id)).toEqual([ONE])
    expect((await inSite((tx) => takenSlugs(tx, { pageId: TWO, collection: null }))).get('de')?.has('eins')).toBe(false)
    await write(TWO, { de: 'eins' })
    expect(await slugsOf(ONE)).toEqual({ en: 'one' })
    await expect(write(ONE, { de: 'eins' })).rejects.toMatchObject({ code: 'slugTaken' })
  })
})

test('[E-172] places that lead to a page are found in drafts, and in what only visitors see', async () => {
  const about = await t.pageId(t.siteA, 'ueber-uns')
  const home = await t.pageId(t.siteA, '~home')
  const [first, ...others] = await inSite((tx) => linksTo(tx, about))
  expect(first).toMatchObject({ pageId: home, type: 'hero', slot: 'button', isLive: false })
  expect(others).toEqual([])
  await inSite((tx) => tx.execute(`update site.fields set options = '{}' where name = 'button' and options::text like '%${about}%'`))
  expect(await inSite((tx) => linksTo(tx, about))).toMatchObject([{ pageId: home, isLive: true }])
  expect(await inSite((tx) => linksTo(tx, ONE))).toEqual([])
})
