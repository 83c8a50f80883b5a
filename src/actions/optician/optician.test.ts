import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openEditorTab, readEditData } from '../../../tests/support/editor-tab.ts'
import { HOST_B, openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { newId } from '../../../tests/support/test-game.ts'
import type { Fetch } from '../../kit/api/call.ts'
import { branchHoursChange } from '../../model/commands/branch-hours.ts'
import type { Fact } from '../../model/commands/facts.ts'
import { branchKey } from '../../model/commands/key.ts'
import { openingHoursSchema, type OpeningHours } from '../../model/opening-hours/opening-hours.ts'
import { insertBranch, insertBusiness } from '../../store/branches.ts'
import { readSettings, writeSettings } from '../../store/settings.ts'

const hoursFrom = (time: string) => ({ periods: [{ open: { day: 1, time }, close: { day: 1, time: '18:30' } }], special: [] })
const id = newId()

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
  await t.parts.store.inSite(t.siteA.id, async (tx) => {
    await insertBusiness(tx, { id, name: 'Optik' })
    const place = { businessId: id, street: 'Seestrasse', streetNumber: '1', zip: '8640', city: 'Rapperswil', phone: '', email: '' }
    await insertBranch(tx, { ...place, id, name: 'Rapperswil', openingHours: hoursFrom('09:00'), openingHoursOverride: hoursFrom('10:45') })
    const settings = await readSettings(tx)
    await writeSettings(tx, { ...settings, footer: { ...settings.footer, useBusinessDataFromLookUp: true } })
  })
})
afterAll(() => t.close())

type Branches = { branches: { id: string; isOwn: boolean; hours: unknown }[]; error?: { code: string; message: string } }
const read = async (response: Response) => (await response.json()) as Branches
const branches = async () => (await read(await t.ask('/api/v1/optician', { who: 'editorA' }))).branches
const reset = (branchId: unknown) => t.ask('/api/v1/optician', { who: 'editorA', method: 'POST', body: { branchId } })

test('[E-238] answers the branches, and whether their hours were changed here', async () => {
  expect(await branches()).toMatchObject([{ id, name: 'Rapperswil', city: 'Rapperswil', isOwn: true, hours: hoursFrom('10:45') }])
})

test('[E-207] an unknown branch is named as such, in the words of the rule', async () => {
  const response = await reset(newId())
  expect(response.status).toBe(404)
  expect((await read(response)).error).toMatchObject({ code: 'branchNotFound', message: 'Branch ID not found' })
})

test('[E-207] a reset brings the hours of the lookup back, for visitors at once; the old ones stay in the record', async () => {
  const footer = async () => (await t.ask('/de')).text()
  expect(await footer()).toContain('10:45')
  const answer = await read(await reset(id))
  expect(answer.branches).toMatchObject([{ id, isOwn: false, hours: hoursFrom('09:00') }])
  expect(await footer()).toContain('09:00')
  expect(await footer()).not.toContain('10:45')
  const { rows } = await t.parts.store.inSite(t.siteA.id, (tx) =>
    tx.execute<{ before: unknown; target: object }>(`select before, target from site.changes where kind = 'branch.hours'`),
  )
  expect(rows).toEqual([{ before: hoursFrom('10:45'), target: { branchId: id } }])
})

test('a second reset finds nothing to do and writes nothing', async () => {
  expect((await reset(id)).status).toBe(200)
  const { rows } = await t.parts.store.inSite(t.siteA.id, (tx) => tx.execute(`select id from site.changes where kind = 'branch.hours'`))
  expect(rows).toHaveLength(1)
})

describe('hours that are written here', () => {
  const KEY = branchKey(id)
  const fetchAs: Fetch = (url, init) => t.ask(url, { who: 'editorA', method: init.method, body: typeof init.body === 'string' ? init.body : undefined })
  async function openTab() {
    const tab = openEditorTab({ data: readEditData(await (await t.ask('/de/edit', { who: 'editorA' })).text()), fetch: fetchAs })
    const answer = await t.ask(`/api/v1/things?keys=${KEY}`, { who: 'editorA' })
    tab.history.adopt(((await answer.json()) as { facts: Fact[] }).facts)
    return tab
  }
  type Tab = Awaited<ReturnType<typeof openTab>>
  const own = (tab: Tab) => openingHoursSchema.nullable().parse(tab.history.shown().things?.[KEY])
  const write = (tab: Tab, after: OpeningHours | null, branchId = id) => tab.history.perform([branchHoursChange.act({ branchId, before: own(tab), after })])
  const held = (tab: Tab) => tab.queue.store.getState().entries.map(({ hold }) => hold?.kind)

  test('visitors read them at once, undo brings those of the lookup back, and redo the new ones', async () => {
    const tab = await openTab()
    write(tab, hoursFrom('07:15'))
    await tab.queue.run()
    expect(await (await t.ask('/de')).text()).toContain('07:15')
    expect(await branches()).toMatchObject([{ isOwn: true, hours: hoursFrom('07:15'), lookedUp: hoursFrom('09:00') }])
    tab.history.undo()
    await tab.queue.run()
    expect(await (await t.ask('/de')).text()).not.toContain('07:15')
    expect(await branches()).toMatchObject([{ isOwn: false, hours: hoursFrom('09:00') }])
    tab.history.redo()
    await tab.queue.run()
    expect(await branches()).toMatchObject([{ isOwn: true, hours: hoursFrom('07:15') }])
    expect(held(tab)).toEqual([])
  })

  test('two people write different hours: nothing is overwritten, a person decides', async () => {
    const [one, two] = [await openTab(), await openTab()]
    write(one, hoursFrom('06:00'))
    await one.queue.run()
    write(two, hoursFrom('08:30'))
    await two.queue.run()
    expect(held(two)).toEqual(['clash'])
    expect(await branches()).toMatchObject([{ hours: hoursFrom('06:00') }])
  })

  test.each([
    ['no hours at all', id, 'noon'],
    ['a time that no clock shows', id, { periods: [{ open: { day: 1, time: 'early' }, close: { day: 1, time: '12:00' } }], special: [] }],
    ['a day that no week has', id, { periods: [{ open: { day: 9, time: '08:00' }, close: { day: 9, time: '12:00' } }], special: [] }],
    ['a branch that is not there', newId(), hoursFrom('08:00')],
  ])('%s: refused, and nothing is written', async (_, branchId, after) => {
    const before = await branches()
    const userId = readEditData(await (await t.ask('/de/edit', { who: 'editorA' })).text()).user.id
    const command = { id: newId(), pageId: t.siteA.id, kind: 'branch.hours', version: 1, body: { branchId, before: null, after }, revisions: { [branchKey(branchId)]: 0 } }
    const answer = await t.ask('/api/v1/commands', { who: 'editorA', method: 'POST', body: { author: userId, locale: 'de', commands: [command] } })
    expect(await answer.json()).toMatchObject({ results: [{ kind: 'refused' }] })
    expect(await branches()).toEqual(before)
  })

  test('an editor of another site finds no such branch', async () => {
    const answer = await t.ask(`/api/v1/things?keys=${KEY}`, { who: 'editorB', host: HOST_B })
    expect(await answer.json()).toMatchObject({ facts: [{ key: KEY, revision: 0, value: null }] })
  })
})
