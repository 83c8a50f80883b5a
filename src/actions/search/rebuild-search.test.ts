import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { rebuildSearch } from './rebuild-search.ts'

let t: TestApp
beforeAll(async () => void (t = await openTestApp()))
afterAll(() => t.close())

const isFound = async () => (await (await t.ask('/de/search?search=Sehtest')).text()).includes('<mark')

test('a site from before the search is read once, a site made today never', async () => {
  expect(await rebuildSearch(t.parts.store)).toEqual({ sites: 0 })
  await t.parts.store.inSite(t.siteA.id, (tx) => tx.execute('delete from site.search_entries'))
  expect(await isFound()).toBe(false)
  await t.parts.store.platform.execute(`update platform.sites set search_version = 0 where id = '${t.siteA.id}'`)
  expect(await rebuildSearch(t.parts.store, () => true)).toEqual({ sites: 0 })
  expect(await rebuildSearch(t.parts.store)).toEqual({ sites: 1 })
  expect(await isFound()).toBe(true)
  expect(await rebuildSearch(t.parts.store)).toEqual({ sites: 0 })
})
