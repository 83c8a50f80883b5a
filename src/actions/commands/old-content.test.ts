import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readEditData } from '../../../tests/support/editor-tab.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import type { Group } from '../../model/page/document.ts'

/** Today's hero calls its subtitle a kicker, and is centred. */
vi.mock(import('../../sections/definitions.ts'), async (original) => {
  const real = await original()
  const run = ({ fields: { subtitle, ...fields }, ...group }: Group): Group => ({
    ...group,
    options: { ...group.options, alignment: 'center' },
    fields: subtitle ? { ...fields, kicker: subtitle } : fields,
  })
  const hero = { ...real.definitions.hero, version: 2, steps: [{ to: 2, name: 'subtitle becomes kicker', run }] }
  return { ...real, findDefinition: (type: string) => (type === 'hero' ? hero : real.findDefinition(type)) }
})

let t: TestApp
let groupId: string

beforeAll(async () => {
  t = await openTestApp()
  const pageId = await t.pageId(t.siteA, 'ueber-uns')
  const [group] = await rows<{ id: string }>(`select id from site.groups where page_id = '${pageId}'`)
  groupId = group?.id ?? ''
  const content = JSON.stringify({ type: 'localizedSingleValue', data: { de: 'Seit 1921' } })
  await rows(`update site.groups set version = 1 where id = '${groupId}'`)
  await rows(
    `insert into site.fields (site_id, id, group_id, name, content, options) values ('${t.siteA.id}', '${groupId}:subtitle', '${groupId}', 'subtitle', '${content}', '{}')`,
  )
})
afterAll(() => t.close())

const rows = async <Row extends Record<string, unknown>>(query: string) => (await t.parts.store.inSite(t.siteA.id, (tx) => tx.execute<Row>(query))).rows

async function save(slot: string, text: string) {
  const { revisions } = readEditData(await (await t.ask('/de/edit/ueber-uns', { who: 'editorA' })).text())
  const body = {
    itemType: 'field',
    linkId: `${groupId}:${slot}`,
    data: { content: { type: 'localizedSingleValue', data: { de: text } } },
    revision: revisions[`field:${groupId}:${slot}`] ?? 0,
    commandId: `old-${t.parts.newId()}`,
  }
  return (await t.ask('/api/v1/data', { who: 'editorA', body })).status
}
const shown = async () => readEditData(await (await t.ask('/de/edit/ueber-uns', { who: 'editorA' })).text()).view.groups[0]
const words = (group: Group | undefined, slot: string) => group?.fields[slot]?.content.data

test('the first write to an old group writes the whole of it forward: no step runs over typed text again', async () => {
  expect(words(await shown(), 'kicker')).toEqual({ de: 'Seit 1921' })
  expect(await save('kicker', 'Seit 2026')).toBe(200)
  const [group] = await rows<{ version: number; options: object }>(`select version, options from site.groups where id = '${groupId}'`)
  expect(group).toMatchObject({ version: 2, options: { alignment: 'center' } })
  expect(words(await shown(), 'kicker')).toEqual({ de: 'Seit 2026' })
  expect((await shown())?.fields['subtitle']).toBeUndefined()
  expect(await save('subtitle', 'Ein neuer Untertitel')).toBe(200)
  expect([words(await shown(), 'kicker'), words(await shown(), 'subtitle')]).toEqual([{ de: 'Seit 2026' }, { de: 'Ein neuer Untertitel' }])
})
