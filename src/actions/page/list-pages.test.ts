import { afterAll, beforeAll, expect, test } from 'vitest'
import { HOST_B, openTestApp, type TestApp } from '../../../tests/support/test-app.ts'

type Listed = { pages: { id: string; collection: string | null; status: string; slugs: Record<string, string>; name: Record<string, string> }[] }
type Menu = { navigation: { label: Record<string, string>; children: { page: string }[] }[] }

let t: TestApp
const DRAFT = 'd'.repeat(26)
const GONE = 'e'.repeat(26)

beforeAll(async () => {
  t = await openTestApp()
  await t.parts.store.inSite(t.siteA.id, async (tx) => {
    for (const [id, status] of [
      [DRAFT, 'draft'],
      [GONE, 'deleted'],
    ] as const)
      await tx.execute(`insert into site.pages (site_id, id, status, meta) values ('${t.siteA.id}', '${id}', '${status}', '{"name":{"de":"Noch nicht"},"description":{}}')`)
    await tx.execute(
      `update site.navigation set containers = jsonb_set(containers, '{0,children}', containers->0->'children' || '[{"id":"${DRAFT}","type":"page","page":"${DRAFT}","appearance":"default"},{"id":"${GONE}","type":"page","page":"${GONE}","appearance":"default"}]'::jsonb)`,
    )
  })
})
afterAll(() => t.close())

const pages = async (query: string, host?: string, who: 'editorA' | 'editorB' = 'editorA') => (await (await t.ask(`/api/v1/pages${query}`, { who, host })).json()) as Listed
const menu = async (query: string) => (await (await t.ask(`/api/v1/navigation${query}`, { who: 'editorA' })).json()) as Menu

test('[E-234] pages lists drafts where they are asked for, and deleted pages never', async () => {
  const all = await pages('?includeDrafts=true')
  expect(all.pages.find(({ id }) => id === DRAFT)).toEqual({ id: DRAFT, collection: null, role: null, status: 'draft', slugs: {}, name: { de: 'Noch nicht' } })
  expect(all.pages.map(({ id }) => id)).not.toContain(GONE)
  expect(all.pages.find(({ name }) => name['de'] === 'Sehtest')).toMatchObject({ collection: 'services', slugs: { de: 'sehtest' } })
  expect(await pages('?includeDrafts')).toEqual(all)
  for (const query of ['', '?includeDrafts=false']) expect((await pages(query)).pages).toEqual(all.pages.filter(({ id }) => id !== DRAFT))
})

test('[E-247] pages lists the own site only', async () => {
  const theirs = await pages('?includeDrafts=true', HOST_B, 'editorB')
  expect(theirs.pages.length).toBeGreaterThan(5)
  const own = new Set((await pages('?includeDrafts=true')).pages.map(({ id }) => id))
  expect(theirs.pages.filter(({ id }) => own.has(id))).toEqual([])
})

test('[E-240] navigation answers the containers, with drafts where they are asked for and without pages that are gone', async () => {
  const about = await t.pageId(t.siteA, 'ueber-uns')
  const [first] = (await menu('?includeDrafts=true')).navigation
  expect(first?.label).toEqual({ de: 'Über uns', en: 'About' })
  expect(first?.children.map(({ page }) => page)).toEqual([about, DRAFT])
  expect((await menu('')).navigation[0]?.children.map(({ page }) => page)).toEqual([about])
})

test('a flag that is none is refused', async () => {
  for (const path of ['pages', 'navigation']) expect((await t.ask(`/api/v1/${path}?includeDrafts=perhaps`, { who: 'editorA' })).status).toBe(400)
})
