import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshId, openEditorTab, readEditData, type EditorTab } from '../../../tests/support/editor-tab.ts'
import { openTestApp, type TestApp, type Who } from '../../../tests/support/test-app.ts'
import type { Fetch } from '../../kit/api/call.ts'
import type { Fact } from '../../model/commands/facts.ts'
import { navigationChange } from '../../model/commands/navigation-change.ts'
import { pageAdd } from '../../model/commands/page-add.ts'
import { pageInfo } from '../../model/commands/page-info.ts'
import { pageRemove } from '../../model/commands/page-remove.ts'
import type { Group } from '../../model/page/document.ts'
import { pageThingSchema, type PageThing } from '../../model/page/page-thing.ts'
import { withoutPage } from '../../model/site/arrange-navigation.ts'
import { navigationSchema } from '../../model/site/navigation.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

type Overview = { facts: Fact[]; changed: string[]; bin: { id: string; deletedAt: string; page: PageThing }[] }

const fetchAs =
  (who: Who): Fetch =>
  (url, init) =>
    t.ask(url, { who, method: init.method, body: typeof init.body === 'string' ? init.body : undefined })
const overview = async () => (await (await t.ask('/api/v1/pages/overview', { who: 'editorA' })).json()) as Overview
const run = (query: string) => t.parts.store.inSite(t.siteA.id, async (tx) => (await tx.execute(query)).rows)

async function openTab(path = '/de/edit') {
  const data = readEditData(await (await t.ask(path, { who: 'editorA' })).text())
  const tab = openEditorTab({ data, fetch: fetchAs('editorA') })
  tab.history.adopt((await overview()).facts)
  return tab
}

async function arrived(tab: EditorTab) {
  await tab.queue.run()
  expect(tab.queue.store.getState().entries.map(({ command, hold }) => [command.kind, hold])).toEqual([])
}

/** Code of the one change that the server refused. */
async function refused(tab: EditorTab): Promise<string | undefined> {
  await tab.queue.run()
  const { hold } = tab.queue.store.getState().entries[0] ?? {}
  return hold?.kind === 'parked' ? hold.code : undefined
}

const thing = (tab: EditorTab, id: string) => pageThingSchema.nullable().parse(tab.history.shown().things?.[`page:${id}`] ?? null)
const stored = async (id: string) => (await overview()).facts.find(({ key }) => key === `page:${id}`)?.value as PageThing | undefined
const menu = (tab: EditorTab) => navigationSchema.parse(tab.history.shown().things?.['navigation'])

const page = (name: string, more: Partial<PageThing> = {}): PageThing => ({
  collection: null,
  role: null,
  status: 'draft',
  meta: { name: { de: name }, description: {} },
  slugs: { de: name.toLowerCase() },
  disallowedLanguages: [],
  isProtected: false,
  ...more,
})
const section = (title: string): Group => ({
  id: freshId(),
  type: 'hero',
  version: 1,
  status: 'published',
  disallowedLanguages: [],
  options: {},
  fields: { title: { content: { type: 'localizedSingleValue', data: { de: title } }, options: {}, visible: true } },
  children: [],
})

async function add(tab: EditorTab, after: PageThing, groups: Group[] = []) {
  const id = freshId()
  tab.history.perform([pageAdd.act({ pageId: id, after, groups, copyOf: null })])
  await arrived(tab)
  return id
}

describe('a new page', () => {
  test('is a draft with what it begins with, found by its id, and no visitor sees it', async () => {
    const tab = await openTab()
    const id = await add(tab, page('Neues', { role: 'imprint', status: 'published', isProtected: true }), [section('Anfang')])
    expect(await stored(id)).toEqual(page('Neues'))
    const html = await (await t.ask(`/de/edit/${id}`, { who: 'editorA' })).text()
    expect(readEditData(html).view.groups).toMatchObject([{ type: 'hero', status: 'draft', fields: { title: { content: { data: { de: 'Anfang' } } } } }])
    for (const path of [`/de/${id}`, '/de/neues']) expect((await t.ask(path)).status).toBe(404)
  })

  test('whose address is taken or reserved gets a number; a language the site does not have gets none', async () => {
    const tab = await openTab()
    const id = await add(tab, page('Ueber', { slugs: { de: 'ueber-uns', en: 'api', fr: 'x' } }))
    expect((await stored(id))?.slugs).toEqual({ de: 'ueber-uns-2', en: 'api-2' })
    expect(thing(tab, id)?.slugs).toEqual({ de: 'ueber-uns-2', en: 'api-2' })
  })

  test('[E-170] without a name, or with one of 500 characters, is refused with a sentence', async () => {
    for (const [name, code] of [
      ['  ', 'emptyName'],
      ['x'.repeat(500), 'nameTooLong'],
    ] as const) {
      const tab = await openTab()
      tab.history.perform([pageAdd.act({ pageId: freshId(), after: page(name, { slugs: { de: 'a' } }), groups: [], copyOf: null })])
      expect(await refused(tab)).toBe(code)
    }
  })

  test('with a section that this site does not offer is refused, and leaves nothing behind', async () => {
    const tab = await openTab()
    const id = freshId()
    tab.history.perform([pageAdd.act({ pageId: id, after: page('Formular'), groups: [{ ...section('x'), type: 'contactForm' }], copyOf: null })])
    expect(await refused(tab)).toBe('opticiansOnly')
    expect(await run(`select id from site.pages where id = '${id}'`)).toEqual([])
  })

  test('as a copy has the same sections under ids of their own', async () => {
    const tab = await openTab()
    const home = await t.pageId(t.siteA, '~home')
    const id = freshId()
    tab.history.perform([pageAdd.act({ pageId: id, after: page('Kopie'), groups: [], copyOf: home })])
    await arrived(tab)
    const types = async (of: string) =>
      (await run(`select type from site.groups where page_id = '${of}' and status <> 'deleted' order by parent_id nulls first, position`)).map(({ type }) => type)
    expect(await types(id)).toEqual(await types(home))
    expect((await run(`select status from site.groups where page_id = '${id}'`)).every(({ status }) => status === 'draft')).toBe(true)
  })
})

describe('a removed page', () => {
  test('[E-172] [E-174] leaves panel, menu and site; undo brings back all of it', async () => {
    const about = await t.pageId(t.siteA, 'ueber-uns')
    const tab = await openTab()
    const [before, containers] = [thing(tab, about), menu(tab)]
    if (!before) throw new Error('There is no such page')
    tab.history.perform([navigationChange.act({ before: containers, after: withoutPage(containers, about) }), pageRemove.act({ pageId: about, before })])
    expect(thing(tab, about)).toBeNull()
    await arrived(tab)
    expect((await t.ask('/de/ueber-uns')).status).toBe(404)
    expect(await run(`select status, deleted_at is not null as dated from site.pages where id = '${about}'`)).toEqual([{ status: 'deleted', dated: true }])
    expect((await overview()).bin).toMatchObject([{ id: about, page: { status: 'published', slugs: { de: 'ueber-uns', en: 'about-us' } } }])
    expect(await (await t.ask('/de')).text()).not.toContain('href="/de/ueber-uns"')
    tab.history.undo()
    await arrived(tab)
    expect((await t.ask('/de/ueber-uns')).status).toBe(200)
    expect(await stored(about)).toEqual(before)
    expect(menu(tab)).toEqual(containers)
    expect((await overview()).bin).toEqual([])
  })

  test('[E-174] frees its address; whoever comes back later gets a numbered one', async () => {
    const tab = await openTab()
    const id = await add(tab, page('Platz'), [section('Platz')])
    const before = thing(tab, id)
    if (!before) throw new Error('There is no such page')
    tab.history.perform([pageRemove.act({ pageId: id, before })])
    await arrived(tab)
    const next = await add(tab, page('Platz'))
    expect((await stored(next))?.slugs).toEqual({ de: 'platz' })
    const binned = (await overview()).bin.find((each) => each.id === id)
    tab.history.perform([pageAdd.act({ pageId: id, after: { ...before, ...binned?.page, slugs: before.slugs }, groups: [], copyOf: null })])
    await arrived(tab)
    expect(await stored(id)).toMatchObject({ status: 'draft', slugs: { de: 'platz-2' } })
    expect(await run(`select type from site.groups where page_id = '${id}' and status <> 'deleted'`)).toEqual([{ type: 'hero' }])
  })

  test('[E-173] is never the home page', async () => {
    const home = await t.pageId(t.siteA, '~home')
    const tab = await openTab()
    const before = thing(tab, home)
    if (!before) throw new Error('There is no such page')
    tab.history.perform([pageRemove.act({ pageId: home, before })])
    expect(await refused(tab)).toBe('homeKept')
    expect((await t.ask('/de')).status).toBe(200)
  })

  test('somebody else removed meanwhile cannot be described any more, and removing it again is no trouble', async () => {
    const [tab, other] = [await openTab(), await openTab()]
    const id = await add(other, page('Kurz'))
    tab.history.adopt((await overview()).facts)
    const before = thing(tab, id)
    if (!before) throw new Error('There is no such page')
    other.history.perform([pageRemove.act({ pageId: id, before })])
    await arrived(other)
    tab.history.perform([pageRemove.act({ pageId: id, before })])
    await arrived(tab)
    const third = await openTab()
    third.history.adopt([{ key: `page:${id}`, revision: 1, value: before }])
    third.history.perform([pageInfo.act({ pageId: id, before, after: { ...before, meta: { name: { de: 'Lang' }, description: {} } } })])
    expect(await refused(third)).toBe('notFound')
    expect(await stored(id)).toBeUndefined()
  })
})

describe('what is known of a page', () => {
  async function change(tab: EditorTab, id: string, more: (before: PageThing) => Partial<PageThing>) {
    const before = thing(tab, id)
    if (!before) throw new Error('There is no such page')
    tab.history.perform([pageInfo.act({ pageId: id, before, after: { ...before, ...more(before) } })])
    await tab.queue.run()
  }

  test('[B-70] [A-64] name and address count for visitors at once, and the old address leads on', async () => {
    const about = await t.pageId(t.siteA, 'ueber-uns')
    const tab = await openTab()
    await change(tab, about, ({ meta, slugs }) => ({ meta: { ...meta, name: { ...meta.name, de: 'Wir' } }, slugs: { ...slugs, de: 'wir' } }))
    await arrived(tab)
    expect((await t.ask('/de/wir')).status).toBe(200)
    const old = await t.ask('/de/ueber-uns')
    expect([old.status, old.headers.get('location')]).toEqual([301, '/de/wir'])
    expect(await (await t.ask('/de')).text()).toContain('href="/de/wir"')
    tab.history.undo()
    await arrived(tab)
    expect((await t.ask('/de/ueber-uns')).status).toBe(200)
    expect((await t.ask('/de/wir')).headers.get('location')).toBe('/de/ueber-uns')
  })

  test.each([
    ['', 'slugEmpty'],
    ['!!!', 'slugEmpty'],
    ['taken', 'slugTaken'],
    ['login', 'slugTaken'],
    ['FR', 'slugTaken'],
  ])('[E-176] the address %j is refused', async (slug, code) => {
    const tab = await openTab()
    await add(tab, page('Taken'))
    const id = await add(tab, page('Andere', { slugs: { de: `andere-${freshId()}` } }))
    await change(tab, id, ({ slugs }) => ({ slugs: { ...slugs, de: slug } }))
    expect(await refused(tab)).toBe(code)
    expect((await stored(id))?.slugs['de']).toMatch(/^andere-/)
  })

  test('[E-177] an address is normalised, whatever a caller sends', async () => {
    const tab = await openTab()
    const id = await add(tab, page('Normal', { slugs: { de: 'normal' } }))
    await change(tab, id, ({ slugs }) => ({ slugs: { ...slugs, de: 'Über uns & Team!' } }))
    await arrived(tab)
    expect(thing(tab, id)?.slugs).toEqual({ de: 'ueber-uns-team' })
  })

  test('no caller makes a page published, gives it a role, unlocks it or moves it into a collection', async () => {
    const tab = await openTab()
    const id = await add(tab, page('Fest'))
    await change(tab, id, () => ({ status: 'published', role: 'imprint', isProtected: true, collection: 'services' }))
    expect(await stored(id)).toEqual(page('Fest'))
  })

  test('the address of a page that belongs to the site stays, and one language stays open', async () => {
    const home = await t.pageId(t.siteA, '~home')
    const tab = await openTab()
    await change(tab, home, ({ slugs }) => ({ slugs: { ...slugs, de: 'start' } }))
    expect(await refused(tab)).toBe('invalidInput')
    const second = await openTab()
    await change(second, home, () => ({ disallowedLanguages: ['de', 'en'] }))
    expect(await refused(second)).toBe('invalidInput')
  })

  test('[C-35] two people change different languages of it: both stay, nobody is asked', async () => {
    const [one, two] = [await openTab(), await openTab()]
    const id = await add(one, page('Beide'))
    two.history.adopt((await overview()).facts)
    await change(one, id, ({ meta }) => ({ meta: { ...meta, name: { ...meta.name, de: 'Alle beide' } } }))
    await change(two, id, ({ meta }) => ({ meta: { ...meta, name: { ...meta.name, en: 'Both' } } }))
    await arrived(two)
    expect((await stored(id))?.meta.name).toEqual({ de: 'Alle beide', en: 'Both' })
  })
})
