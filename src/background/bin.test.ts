import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts'
import { newId } from '../../tests/support/test-game.ts'
import { DAILY, runDaily } from './daily.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())
beforeEach(() => t.parts.store.platform.execute('delete from platform.upkeep'))

const run = (siteId: string, query: string) => t.parts.store.inSite(siteId, async (tx) => (await tx.execute(query)).rows)
const idsOf = async (siteId: string, table: string) => new Set((await run(siteId, `select id from site.${table}`)).map(({ id }) => id))
const sweep = (clock = t.parts.clock) => runDaily({ parts: { ...t.parts, clock }, chores: DAILY, isStopping: () => false })

/** A copy of a section with its fields, on the same page; deleted so many days ago by the database's clock, or not at all. */
async function insertGroup(siteId: string, days: number | null): Promise<string> {
  const id = newId()
  const [status, at] = days === null ? ["'draft'", 'null'] : ["'deleted'", `now() - interval '${days} days'`]
  await run(
    siteId,
    `insert into site.groups (site_id, id, page_id, type, version, status, position, options, deleted_at) select site_id, '${id}', page_id, type, version, ${status}, 99, options, ${at} from site.groups where parent_id is null limit 1`,
  )
  await run(
    siteId,
    `insert into site.fields (site_id, id, group_id, name, content, options) select site_id, '${id}:title', '${id}', 'title', content, options from site.fields limit 1`,
  )
  return id
}

const deletePage = (siteId: string, id: string, days: number) =>
  run(siteId, `update site.pages set status = 'deleted', deleted_at = now() - interval '${days} days' where id = '${id}'`)

test('[O-9] what was deleted can be brought back for thirty days: 29 days stay, 31 days go, with everything in it, on every site', async () => {
  const [old, young, alive] = [await insertGroup(t.siteA.id, 31), await insertGroup(t.siteA.id, 29), await insertGroup(t.siteA.id, null)]
  const elsewhere = await insertGroup(t.siteB.id, 31)
  await sweep()
  const groups = await idsOf(t.siteA.id, 'groups')
  expect([old, young, alive].map((id) => groups.has(id))).toEqual([false, true, true])
  expect(await run(t.siteA.id, `select group_id from site.fields where group_id in ('${old}', '${young}')`)).toEqual([{ group_id: young }])
  expect((await idsOf(t.siteB.id, 'groups')).has(elsewhere)).toBe(false)
})

test('[O-9] a published page that was deleted goes with its versions and addresses after thirty days', async () => {
  const [about, home] = [await t.pageId(t.siteA, 'ueber-uns'), await t.pageId(t.siteA, '~home')]
  await deletePage(t.siteA.id, about, 29)
  await sweep()
  expect((await idsOf(t.siteA.id, 'pages')).has(about)).toBe(true)
  await t.parts.store.platform.execute('delete from platform.upkeep')
  await deletePage(t.siteA.id, about, 31)
  await sweep()
  const pages = await idsOf(t.siteA.id, 'pages')
  expect([pages.has(about), pages.has(home)]).toEqual([false, true])
  for (const table of ['page_versions', 'slugs', 'groups']) expect(await run(t.siteA.id, `select page_id from site.${table} where page_id = '${about}'`), table).toEqual([])
})

test('while the clock has jumped nothing goes, and it is looked at again as soon as it is steady', async () => {
  const old = await insertGroup(t.siteA.id, 31)
  await sweep({ isSteady: async () => false })
  expect((await idsOf(t.siteA.id, 'groups')).has(old)).toBe(true)
  await sweep()
  expect((await idsOf(t.siteA.id, 'groups')).has(old)).toBe(false)
})
