import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { freshId, openEditorTab, readEditData, sharedStorage, type EditorTab } from '../../../tests/support/editor-tab.ts'
import { openTestApp, type TestApp, type Who } from '../../../tests/support/test-app.ts'
import { twelveChanges } from '../../../tests/support/twelve-changes.ts'
import type { Fetch } from '../../kit/api/call.ts'
import { fitAct } from '../../model/commands/command.ts'
import { findGroup } from '../../model/commands/desk.ts'
import { fieldContent } from '../../model/commands/field-content.ts'
import { groupOptions } from '../../model/commands/group-options.ts'
import { groupRemove } from '../../model/commands/group-remove.ts'
import { walkGroups, type Group } from '../../model/page/document.ts'
import type { EditData } from '../../site/edit-data.ts'

let t: TestApp
let pageId: string

beforeAll(async () => {
  t = await openTestApp()
  pageId = await t.pageId(t.siteA, '~home')
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.ask('/api/v1/page/revert', { who: 'editorA', body: { id: pageId } })
})

const fetchAs =
  (who: Who): Fetch =>
  (url, init) =>
    t.ask(url, { who, method: init.method, body: typeof init.body === 'string' ? init.body : undefined })
const reload = async (who: Who = 'editorA'): Promise<EditData> => readEditData(await (await t.ask('/de/edit', { who })).text())
const openTab = async (given: Partial<Parameters<typeof openEditorTab>[0]> = {}) => openEditorTab({ data: await reload(), fetch: fetchAs('editorA'), ...given })
const rows = async <Row extends Record<string, unknown>>(query: string) => (await t.parts.store.inSite(t.siteA.id, (tx) => tx.execute<Row>(query))).rows
const publish = async (commandId?: string) => (await t.ask('/api/v1/page/publish', { who: 'editorA', body: { id: pageId, commandId } })).json() as Promise<{ version: number }>

async function doAll(tab: EditorTab) {
  for (const change of twelveChanges(tab.history.shown())) {
    const act = fitAct(tab.history.shown(), change(tab.history.shown()))
    if (!act) throw new Error('Nothing to do')
    tab.history.perform([act])
  }
}

async function arrived(tab: EditorTab) {
  await tab.queue.run()
  expect(tab.queue.store.getState().entries.map(({ command, hold }) => [command.kind, hold])).toEqual([])
}

const walk = (times: number, step: () => void) => Array.from({ length: times }, step)

describe('twelve changes of all kinds', () => {
  test('12 × undo is the start, 12 × redo the end, on the screen and after a reload', async () => {
    const tab = await openTab()
    const start = tab.history.shown().groups
    await doAll(tab)
    await arrived(tab)
    const end = tab.history.shown().groups
    expect((await reload()).view.groups).toEqual(end)
    walk(12, tab.history.undo)
    await arrived(tab)
    expect(tab.history.shown().groups).toEqual(start)
    expect((await reload()).view.groups).toEqual(start)
    walk(12, tab.history.redo)
    await arrived(tab)
    expect(tab.history.shown().groups).toEqual(end)
    expect((await reload()).view.groups).toEqual(end)
    walk(12, tab.history.undo)
    await arrived(tab)
    expect((await reload()).view.groups).toEqual(start)
    expect(tab.refused).toEqual([])
  })

  test('with every second answer lost on the way: each is carried out once', async () => {
    let count = 0
    const lossy: Fetch = async (url, init) => {
      const answer = await fetchAs('editorA')(url, init)
      if ((count += 1) % 2 === 1) throw new TypeError('the answer is lost')
      return answer
    }
    const tab = await openTab({ fetch: lossy })
    await doAll(tab)
    const end = tab.history.shown().groups
    await expect.poll(async () => (await tab.queue.run(), tab.queue.store.getState().entries.length)).toBe(0)
    expect((await reload()).view.groups).toEqual(end)
    expect(await rows(`select id from site.changes group by id having count(*) > 1`)).toEqual([])
  })

  test('offline in the middle: a second tab sees them at once, and all arrive from there', async () => {
    let isOffline = false
    const fetch: Fetch = (url, init) => (isOffline ? Promise.reject(new TypeError('offline')) : fetchAs('editorA')(url, init))
    const storage = sharedStorage()
    const first = await openTab({ fetch, storage })
    const second = await openTab({ storage, peers: first.peers, fetch })
    const changes = twelveChanges(first.history.shown())
    for (const [at, change] of changes.entries()) {
      if (at === 5) await first.queue.run()
      if (at === 5) isOffline = true
      const act = fitAct(first.history.shown(), change(first.history.shown()))
      if (act) first.history.perform([act])
    }
    const end = first.history.shown().groups
    expect(second.history.shown().groups).toEqual(end)
    isOffline = false
    await second.queue.run()
    await first.queue.run()
    expect((await reload()).view.groups).toEqual(end)
    expect(first.history.shown().groups).toEqual(end)
    walk(12, first.history.undo)
    await arrived(first)
    expect(second.history.shown().groups).toEqual(first.history.shown().groups)
  })
})

describe('two people', () => {
  const options = (group: Group | undefined, after: object) => groupOptions.act({ groupId: group?.id ?? '', before: {}, after: { ...after } })

  test('[E-110] different fields and options both survive; the same text is asked about, and both versions are known', async () => {
    const [mine, theirs] = [await openTab(), await openTab({ data: await reload('admin'), fetch: fetchAs('admin') })]
    const hero = mine.history.shown().groups[0]
    const title = (text: string) =>
      fieldContent.act({
        groupId: hero?.id ?? '',
        slot: 'title',
        before: hero?.fields['title']?.content ?? { type: 'localizedSingleValue', data: {} },
        after: { type: 'localizedSingleValue', data: { de: text } },
      })
    theirs.history.perform([options(hero, { alignment: 'center' })])
    await arrived(theirs)
    mine.history.perform([options(hero, { size: 'small' })])
    await mine.queue.run()
    expect(mine.queue.store.getState().entries).toEqual([])
    expect((await reload()).view.groups[0]?.options).toMatchObject({ alignment: 'center', size: 'small' })
    theirs.history.perform([title('Ihrer')])
    await arrived(theirs)
    mine.history.perform([title('Meiner')])
    await mine.queue.run()
    expect(mine.queue.store.getState().entries).toMatchObject([{ hold: { kind: 'clash' } }])
    expect(findGroup(mine.history.confirmed(), hero?.id ?? '')?.fields['title']?.content.data).toMatchObject({ de: 'Ihrer' })
    expect(findGroup(mine.history.shown(), hero?.id ?? '')?.fields['title']?.content.data).toMatchObject({ de: 'Meiner' })
  })

  test('what one person left behind never goes out under another’s name', async () => {
    const tab = await openTab({ fetch: fetchAs('admin') })
    tab.history.perform([options(tab.history.shown().groups[0], { alignment: 'center' })])
    await tab.queue.run()
    expect(tab.queue.store.getState()).toMatchObject({ phase: 'signIn', entries: [{ hold: null }] })
    expect((await reload()).view.groups[0]?.options).toEqual({})
  })
})

describe('the record', () => {
  test('has sequence, person, page, kind, keys, before, after and what it takes back; publications and reverts are in it', async () => {
    const tab = await openTab()
    const hero = tab.history.shown().groups[0]
    const heroId = hero?.id ?? ''
    tab.history.perform([
      fieldContent.act({
        groupId: heroId,
        slot: 'title',
        before: hero?.fields['title']?.content ?? { type: 'localizedSingleValue', data: {} },
        after: { type: 'localizedSingleValue', data: { de: 'Neu' } },
      }),
    ])
    await arrived(tab)
    tab.history.undo()
    await arrived(tab)
    await publish()
    await t.ask('/api/v1/page/revert', { who: 'editorA', body: { id: pageId } })
    const last = await rows<{ id: string; sequence: string; kind: string; page_id: string; keys: string[]; before: unknown; after: unknown; undoes: string | null }>(
      `select * from site.changes order by sequence desc limit 4`,
    )
    const [reverted, published, undone, changed] = last
    expect(last.map(({ kind }) => kind)).toEqual(['page.revert', 'page.publish', 'field.content', 'field.content'])
    expect(new Set(last.map(({ sequence }) => Number(sequence))).size).toBe(4)
    expect(changed).toMatchObject({
      page_id: pageId,
      keys: [`field:${heroId}:title`],
      before: { data: { de: 'Startseite annasonly' } },
      after: { data: { de: 'Neu' } },
      undoes: null,
    })
    expect(undone).toMatchObject({ undoes: changed?.id, before: { data: { de: 'Neu' } }, after: { data: { de: 'Startseite annasonly' } } })
    expect([reverted?.keys, published?.keys]).toEqual([[`page:${pageId}`], [`page:${pageId}`]])
  })

  test('a field knows who wrote each language, and with which revision', async () => {
    const tab = await openTab()
    const heroId = tab.history.shown().groups[0]?.id ?? ''
    tab.history.perform([
      fieldContent.act({ groupId: heroId, slot: 'title', before: { type: 'localizedSingleValue', data: {} }, after: { type: 'localizedSingleValue', data: { en: 'Written' } } }),
    ])
    await arrived(tab)
    const [row] = await rows<{ written: Record<string, object>; revision: number }>(`select written, revision from site.fields where id = '${heroId}:title'`)
    expect(row?.written['en']).toMatchObject({ by: 'person', revision: row?.revision, source: null })
  })

  test('words where nothing ever stood are known as the first; what is written over them is not', async () => {
    const tab = await openTab()
    const heroId = tab.history.shown().groups[0]?.id ?? ''
    const write = async (before: string | null, after: string) => {
      const part = (words: string | null) => ({ type: 'localizedSingleValue' as const, data: { fr: words } })
      tab.history.perform([fieldContent.act({ groupId: heroId, slot: 'kicker', before: part(before), after: part(after) })])
      await arrived(tab)
      const [row] = await rows<{ written: Record<string, object> }>(`select written from site.fields where id = '${heroId}:kicker'`)
      return row?.written['fr']
    }
    expect(await write(null, 'Premier')).toMatchObject({ isFirst: true })
    expect(await write('Premier', 'Second')).not.toHaveProperty('isFirst')
  })

  test('the same command id with another value is refused, not swallowed', async () => {
    const data = await reload()
    const hero = data.view.groups[0]
    const send = (alignment: string, revision: number) =>
      t.ask('/api/v1/data', { who: 'editorA', body: { itemType: 'group', linkId: hero?.id, data: { options: { alignment } }, revision, commandId: `reused-${pageId}` } })
    const revision = data.revisions[`group:${hero?.id}`] ?? 0
    expect((await send('center', revision)).status).toBe(200)
    expect((await send('center', revision)).status).toBe(200)
    const other = await send('right', revision + 1)
    expect([other.status, ((await other.json()) as { error: { code: string } }).error.code]).toEqual([409, 'commandReused'])
  })

  test("the id of one page's publication publishes no other page, takes nothing back and discards nothing", async () => {
    const commandId = `publish-${freshId()}`
    const { version } = await publish(commandId)
    const other = await t.pageId(t.siteA, 'ueber-uns')
    const elsewhere: [string, object][] = [
      ['publish', { id: other }],
      ['unpublish', { id: pageId, version }],
      ['revert', { id: pageId }],
    ]
    for (const [call, body] of elsewhere) {
      const answer = await t.ask(`/api/v1/page/${call}`, { who: 'editorA', body: { ...body, commandId } })
      expect([call, answer.status, ((await answer.json()) as { error?: { code: string } }).error?.code]).toEqual([call, 409, 'commandReused'])
    }
  })

  test('the same publication sent twice is one version', async () => {
    const commandId = `publish-${freshId()}`
    const [one, two] = [await publish(commandId), await publish(commandId)]
    expect(two.version).toBe(one.version)
  })
})

describe('going back', () => {
  test('[C-39] a revert keeps the discarded draft as a version, and no revision falls', async () => {
    const tab = await openTab()
    const hero = tab.history.shown().groups[0]
    const key = `group:${hero?.id}`
    tab.history.perform([groupOptions.act({ groupId: hero?.id ?? '', before: {}, after: { alignment: 'center' } })])
    await arrived(tab)
    const before = tab.history.revisions()[key] ?? 0
    await t.ask('/api/v1/page/revert', { who: 'editorA', body: { id: pageId } })
    const after = (await reload()).revisions[key] ?? 0
    expect(after).toBeGreaterThan(before)
    const stale = await t.ask('/api/v1/data', {
      who: 'editorA',
      body: { itemType: 'group', linkId: hero?.id, data: { options: { alignment: 'right' } }, revision: before - 1, commandId: `stale-${freshId()}` },
    })
    expect(stale.status).toBe(409)
    const [kept] = await rows<{ kind: string; content: { groups: Group[] }; summary: object; info: { meta: object } }>(
      `select * from site.page_versions where page_id = '${pageId}' order by number desc limit 1`,
    )
    expect(kept).toMatchObject({ kind: 'discarded', summary: { groups: 1, fields: 0 } })
    expect(kept?.content.groups[0]?.options).toMatchObject({ alignment: 'center' })
    expect(kept?.info.meta).toBeDefined()
  })

  test('a section with cards and pictures, deleted and published, comes back whole by undo, in all languages', async () => {
    const tab = await openTab()
    const board = tab.history.shown().groups.find(({ children }) => children.length > 0)
    if (!board) throw new Error('no board')
    const removal = fitAct(tab.history.shown(), groupRemove.act({ pageId, parentId: null, place: { nextTo: null, side: 'after' }, before: board }))
    tab.history.perform(removal ? [removal] : [])
    await arrived(tab)
    expect(findGroup(tab.history.shown(), board.id)?.status).toBe('markedForDeletion')
    const answer = (await (await t.ask('/api/v1/page/publish', { who: 'editorA', body: { id: pageId } })).json()) as { facts: Parameters<typeof tab.history.adopt>[0] }
    tab.history.adopt(answer.facts)
    expect(findGroup(tab.history.shown(), board.id)).toBeUndefined()
    tab.history.undo()
    await arrived(tab)
    const content = (groups: readonly Group[]) => [...walkGroups(groups)].map(({ id, fields, options }) => ({ id, fields, options }))
    expect(content((await reload()).view.groups)).toEqual(content((await openTab()).history.shown().groups))
    expect(content([findGroup(tab.history.shown(), board.id) ?? board])).toEqual(content([board]))
    await publish()
    expect(await (await t.ask('/en')).text()).toContain('Pictures')
  })
})
