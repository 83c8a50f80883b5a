import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NO_SOURCES } from '../../../tests/support/no-sources.ts'
import { groupOf, SAMPLE_MEDIA, type SampleGroup } from '../../../tests/support/render-section.tsx'
import { HOST_B, openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { collectionTag } from '../../model/cache-tags.ts'
import { cacheKey } from '../../server/ready-bytes/cache-key.ts'
import { replaceWorkingContent } from '../../store/page-content.ts'
import { insertPage } from '../../store/pages.ts'
import { insertSlug } from '../../store/slugs.ts'
import type { LoaderSources } from '../define-loader.ts'
import { servicesContainerLoader } from './services-container.loader.ts'

const priced = (cost: string): SampleGroup => ({ type: 'serviceCard', slots: { cost: { value: cost }, duration: { de: '45 Minuten', en: '45 minutes' } } })

describe('what the list takes from a page', () => {
  const other = { ...SAMPLE_MEDIA, id: '1'.repeat(26) }
  const film = { ...SAMPLE_MEDIA, id: '2'.repeat(26), mediaType: 'video' as const }
  const media = Object.fromEntries([SAMPLE_MEDIA, other, film].map((one) => [one.id, one]))

  async function load(sections: readonly SampleGroup[], name: string | null = 'Sehtest') {
    const sources: LoaderSources = {
      ...NO_SOURCES,
      pagesOfCollection: async () => [{ id: 'p', slug: 'sehtest', name, description: null, groups: sections.map(groupOf) }],
      mediaByIds: async (ids) => Object.fromEntries(Object.entries(media).filter(([id]) => ids.includes(id))),
    }
    const group = groupOf({ type: 'servicesContainer' })
    return servicesContainerLoader.load(sources, { siteId: 's', locale: 'de', group, options: { collection: 'services' }, now: new Date(0) }, AbortSignal.timeout(1000))
  }

  test('[V-042] the first picture and the first group with a price or a duration, whatever its type', async () => {
    const sections: SampleGroup[] = [
      { type: 'unheardOf', slots: { title: 'Ohne Preis', video: { media: film.id } } },
      { type: 'unheardOf', cards: [{ type: 'alsoUnknown', slots: { duration: '1 Stunde', image: { media: other.id, alt: 'Zuerst' } } }] },
      { ...priced('99'), slots: { ...priced('99').slots, image: { media: SAMPLE_MEDIA.id } } },
    ]
    expect(await load(sections)).toEqual([
      { id: 'p', slug: 'sehtest', name: 'Sehtest', description: null, cost: null, duration: '1 Stunde', picture: { media: other, alt: 'Zuerst' } },
    ])
  })

  test('[V-042] what is hidden on the page itself is hidden in the list', async () => {
    const hidden: SampleGroup[] = [
      { ...priced('99'), disallowedLanguages: ['de'] },
      { ...priced('88'), options: { showCost: false, showDuration: false } },
    ]
    expect(await load(hidden)).toMatchObject([{ cost: null, duration: null, picture: null }])
  })

  test('a page without a name takes its first title; without any it cannot be linked and is left out', async () => {
    expect(await load([{ type: 'hero', slots: { title: 'Aus dem Titel' } }], null)).toMatchObject([{ name: 'Aus dem Titel' }])
    expect(await load([{ type: 'hero', slots: { title: { en: 'English only' } } }], null)).toEqual([])
  })
})

describe('pages that list a collection', () => {
  let t: TestApp
  let itemId: string

  const write = (pageId: string, sections: readonly SampleGroup[]) =>
    t.parts.store.inSite(t.siteA.id, (tx) => replaceWorkingContent(tx, pageId, { groups: sections.map((section) => groupOf({ ...section, id: t.parts.newId() })) }))
  const publish = async (id: string) => expect((await t.ask('/api/v1/page/publish', { who: 'editorA', body: { id } })).status).toBe(200)
  const html = async (path: string, host?: string) => (await t.ask(path, { host })).text()
  const sql = (text: string) => t.parts.store.inSite(t.siteA.id, (tx) => tx.execute(text))
  const forget = () => t.parts.purge.purge([`${t.siteA.id}/*`])
  const names = async (path = '/de/ueber-uns') => [...(await html(path)).matchAll(/<h[23][^>]*><a href="([^"]+)"[^>]*>([^<]+)/g)].map((match) => `${match[1]} ${match[2]}`)

  beforeAll(async () => {
    t = await openTestApp()
    itemId = await t.pageId(t.siteA, 'sehtest')
    const listId = await t.pageId(t.siteA, 'ueber-uns')
    await write(itemId, [{ type: 'serviceBoard' }])
    await publish(itemId)
    await write(listId, [{ type: 'servicesContainer', slots: { title: { de: 'Angebot', en: 'Offer' } } }])
    await publish(listId)
  })
  afterAll(() => t.close())

  test('[V-042] items lead to their address, by slug or by id where the language has none', async () => {
    expect(await names()).toEqual(['/de/services/sehtest Sehtest'])
    expect(await names('/en/about-us')).toEqual([`/en/services/${itemId} Eye test`])
  })

  test('[V-042] publishing an item again refreshes the pages that list it', async () => {
    expect(await html('/de/ueber-uns')).not.toContain('CHF 85')
    await write(itemId, [priced('85')])
    expect(await html('/de/ueber-uns')).not.toContain('CHF 85')
    await publish(itemId)
    expect(await html('/de/ueber-uns')).toContain('CHF 85')
  })

  test('[V-042] new items follow the older ones once they are published; other collections stay away', async () => {
    const [draft, foreign] = [t.parts.newId(), t.parts.newId()]
    await t.parts.store.inSite(t.siteA.id, async (tx) => {
      for (const [id, collection] of [
        [draft, 'services'],
        [foreign, 'team'],
      ] as const) {
        await insertPage(tx, { id, collection, role: null, status: 'draft', meta: { name: { de: `Neu in ${collection}` }, description: {} } })
        await insertSlug(tx, { locale: 'de', collection, slug: 'neu', pageId: id })
      }
    })
    await forget()
    expect(await names()).toEqual(['/de/services/sehtest Sehtest'])
    for (const id of [foreign, draft]) await publish(id)
    expect(await names()).toEqual(['/de/services/sehtest Sehtest', '/de/services/neu Neu in services'])
    await sql(`update site.pages set status = 'archived' where id = '${draft}'`)
    await forget()
  })

  test('[V-042] protected items and items closed for a language are not listed', async () => {
    await sql(`update site.pages set disallowed_languages = '{en}' where id = '${itemId}'`)
    await publish(itemId)
    expect([await names(), await names('/en/about-us')]).toEqual([['/de/services/sehtest Sehtest'], []])
    await sql(`update site.pages set password_hash = 'x' where id = '${itemId}'`)
    await forget()
    expect(await names()).toEqual([])
    expect(await html('/de/ueber-uns')).not.toContain('Angebot</h')
    await sql(`update site.pages set password_hash = null where id = '${itemId}'`)
    await forget()
  })

  test('a purge of the collection forgets the pages that list it, and no others', async () => {
    const kept = (siteId: string, path: string) => t.parts.pages.get(cacheKey(siteId, path)) !== undefined
    for (const [path, host] of [['/de/ueber-uns'], ['/de'], ['/de/ueber-uns', HOST_B]] as const) await html(path, host)
    expect([kept(t.siteA.id, '/de/ueber-uns'), kept(t.siteA.id, '/de'), kept(t.siteB.id, '/de/ueber-uns')]).toEqual([true, true, true])
    await t.parts.purge.purge([collectionTag(t.siteA.id, 'services')])
    expect([kept(t.siteA.id, '/de/ueber-uns'), kept(t.siteA.id, '/de'), kept(t.siteB.id, '/de/ueber-uns')]).toEqual([false, true, true])
  })
})
