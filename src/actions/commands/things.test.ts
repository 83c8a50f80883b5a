import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshId, openEditorTab, readEditData } from '../../../tests/support/editor-tab.ts'
import { openTestApp, type TestApp, type Who } from '../../../tests/support/test-app.ts'
import type { Fetch } from '../../kit/api/call.ts'
import type { Fact } from '../../model/commands/facts.ts'
import { navigationChange } from '../../model/commands/navigation-change.ts'
import { settingsChange } from '../../model/commands/settings-change.ts'
import { navigationSchema, type Navigation } from '../../model/site/navigation.ts'
import { settingsSchema, type Settings } from '../../model/site/settings.ts'

let t: TestApp

beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

const fetchAs =
  (who: Who): Fetch =>
  (url, init) =>
    t.ask(url, { who, method: init.method, body: typeof init.body === 'string' ? init.body : undefined })

async function factsFor(keys: string, who: Who = 'editorA'): Promise<Fact[]> {
  const answer = await t.ask(`/api/v1/things?keys=${keys}`, { who })
  return ((await answer.json()) as { facts: Fact[] }).facts
}

async function openTab(path = '/de/edit', keys = 'settings:header,settings:contact,navigation') {
  const data = readEditData(await (await t.ask(path, { who: 'editorA' })).text())
  const tab = openEditorTab({ data, fetch: fetchAs('editorA') })
  tab.history.adopt(await factsFor(keys))
  return tab
}

type Tab = Awaited<ReturnType<typeof openTab>>

const header = (tab: Tab) => settingsSchema.shape.header.parse(tab.history.shown().things?.['settings:header'])
const change = (tab: Tab, after: Partial<Settings['header']>) => tab.history.perform([settingsChange.act({ part: 'header', before: header(tab), after: { ...header(tab), ...after } })])

async function arrived(tab: Tab) {
  await tab.queue.run()
  expect(tab.queue.store.getState().entries.map(({ command, hold }) => [command.kind, hold])).toEqual([])
}

describe('settings as changes', () => {
  test('[E-175, E-193] act for visitors at once, and undo takes them back', async () => {
    const before = await (await t.ask('/de')).text()
    const tab = await openTab()
    change(tab, { upperCase: true })
    expect(header(tab).upperCase).toBe(true)
    await arrived(tab)
    const [stored] = await factsFor('settings:header')
    expect(stored).toMatchObject({ revision: 1, value: { upperCase: true } })
    expect(await (await t.ask('/de')).text()).not.toBe(before)
    tab.history.undo()
    await arrived(tab)
    expect((await factsFor('settings:header'))[0]).toMatchObject({ revision: 2, value: { upperCase: false } })
  })

  test('[C-35] two people change different settings of one part: both stay, nobody is asked', async () => {
    const [one, two] = [await openTab(), await openTab()]
    change(one, { boldHeaderFont: true })
    await arrived(one)
    change(two, { logoPosition: 'center' })
    await arrived(two)
    expect((await factsFor('settings:header'))[0]).toMatchObject({ value: { boldHeaderFont: true, logoPosition: 'center' } })
  })

  test('[C-35] the same setting differently: nothing is overwritten, a person decides', async () => {
    const [one, two] = [await openTab(), await openTab()]
    change(one, { logoSize: 'large' })
    await arrived(one)
    change(two, { logoSize: 'small' })
    await two.queue.run()
    expect(two.queue.store.getState().entries.map(({ hold }) => hold?.kind)).toEqual(['clash'])
    expect((await factsFor('settings:header'))[0]).toMatchObject({ value: { logoSize: 'large' } })
  })

  test('what the settings do not allow is refused with its place, and nothing is written', async () => {
    const [before] = await factsFor('settings:contact')
    const data = readEditData(await (await t.ask('/de/edit', { who: 'editorA' })).text())
    const act = settingsChange.act({ part: 'contact', before: { email: '', companyName: '' }, after: { email: 'kein@', companyName: '' } })
    const command = { id: freshId(), ...act, pageId: data.page.id, revisions: { 'settings:contact': before?.revision ?? 0 } }
    const answer = await t.ask('/api/v1/commands', { who: 'editorA', body: { author: data.user.id, locale: 'de', commands: [command] } })
    expect(await answer.json()).toMatchObject({ results: [{ kind: 'refused', error: { code: 'invalidInput' } }] })
    expect((await factsFor('settings:contact'))[0]).toEqual(before)
  })

  test('keys that are none, and things of another site, are nobody’s to read', async () => {
    expect((await t.ask('/api/v1/things?keys=field:x', { who: 'editorA' })).status).toBe(400)
    expect((await t.ask('/api/v1/things?keys=navigation')).status).toBe(401)
    expect((await t.ask('/api/v1/things?keys=navigation', { who: 'editorB' })).status).toBe(403)
  })
})

describe('[E-168] the menu as a change', () => {
  test('is shown at once, stored, seen by visitors, and taken back by undo', async () => {
    const tab = await openTab()
    const [menu] = await factsFor('navigation')
    const page = await t.pageId(t.siteA, '~home')
    const entry = (): Navigation[number]['children'][number] => ({ id: freshId(), type: 'page', page, appearance: 'default' })
    const after: Navigation = [{ id: freshId(), label: { de: 'Ganz neu' }, children: [entry(), entry()] }]
    tab.history.perform([navigationChange.act({ before: navigationSchema.parse(menu?.value), after })])
    expect(tab.history.shown().things?.['navigation']).toEqual(after)
    await arrived(tab)
    expect((await factsFor('navigation'))[0]?.value).toEqual(after)
    expect(await (await t.ask('/de')).text()).toContain('Ganz neu')
    tab.history.undo()
    await arrived(tab)
    expect((await factsFor('navigation'))[0]?.value).toEqual(menu?.value)
  })
})
