import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { groupOf } from '../../../tests/support/render-section.tsx'
import { replaceWorkingContent } from '../../store/page-content.ts'
import { publishedPagesOf } from '../../store/collections.ts'

let t: TestApp
let first: string
let second: string
let listing: string

const ask = (path: string, body: object) => t.ask(`/api/v1/${path}`, { who: 'editorA', body })
const namesFor = (whom: 'editors' | 'visitors') => t.parts.store.readSite(t.siteA.id, async (tx) => (await publishedPagesOf(tx, 'services', 'de', whom)).map(({ meta }) => meta.name.de))
const publish = (id: string) => ask('page/publish', { id })

beforeAll(async () => {
  t = await openTestApp()
  first = await t.pageId(t.siteA, 'sehtest')
  const added = await ask('collection/add', { collectionName: 'services', collectionType: 'service', name: 'Linsen', lang: 'de', initialGroups: [] })
  second = ((await added.json()) as { page: { id: string } }).page.id
  listing = await t.pageId(t.siteA, 'ueber-uns')
  await t.parts.store.inSite(t.siteA.id, async (tx) => {
    await replaceWorkingContent(tx, listing, { groups: [groupOf({ type: 'servicesContainer', id: t.parts.newId() })] })
  })
  for (const id of [first, second, listing]) await publish(id)
})
afterAll(() => t.close())

describe('the order of a collection', () => {
  test('[E-185, E-236] is seen by editors at once, and by visitors once a page that lists it is published', async () => {
    expect(await namesFor('visitors')).toEqual(['Sehtest', 'Linsen'])
    expect((await ask('collection/sort', { collectionName: 'services', active: second, over: first })).status).toBe(200)
    expect(await namesFor('editors')).toEqual(['Linsen', 'Sehtest'])
    expect(await namesFor('visitors')).toEqual(['Sehtest', 'Linsen'])
    const status = (await (await t.ask(`/api/v1/page/status/publication?id=${listing}`, { who: 'editorA' })).json()) as { pages: number }
    expect(status.pages).toBe(1)
    await publish(listing)
    expect(await namesFor('visitors')).toEqual(['Linsen', 'Sehtest'])
    expect(((await (await t.ask(`/api/v1/page/status/publication?id=${listing}`, { who: 'editorA' })).json()) as { pages: number }).pages).toBe(0)
  })

  test('[E-184, E-235, E-237] what is put away is listed no more, keeps its address, and comes back to its place', async () => {
    await ask('collection/removeItem', { collectionName: 'services', groupId: second })
    expect(await namesFor('editors')).toEqual(['Sehtest'])
    await publish(listing)
    expect(await namesFor('visitors')).toEqual(['Sehtest'])
    expect((await t.ask('/de/services/linsen')).status).toBe(200)
    await ask('collection/add', { collectionName: 'services', pageId: second, action: 'add' })
    expect(await namesFor('editors')).toEqual(['Linsen', 'Sehtest'])
  })

  test('an item that is none, or another collection’s, is not found', async () => {
    expect((await ask('collection/sort', { collectionName: 'services', active: listing, over: first })).status).toBe(404)
    expect((await ask('collection/sort', { collectionName: 'services', active: first, over: listing })).status).toBe(404)
    expect((await ask('collection/add', { collectionName: 'services', lang: 'de' })).status).toBe(400)
  })
})
