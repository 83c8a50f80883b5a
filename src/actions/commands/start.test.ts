import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEditorTab, readEditData } from '../../../tests/support/editor-tab.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import type { Fact } from '../../model/commands/facts.ts'
import { startChange } from '../../model/commands/start-change.ts'
import { writeThing } from '../../store/things/things.ts'

let t: TestApp
beforeAll(async () => void (t = await openTestApp()))
afterAll(() => t.close())

const open = async () => readEditData(await (await t.ask('/de/edit', { who: 'editorA' })).text())

async function openTab() {
  const tab = openEditorTab({
    data: await open(),
    fetch: (url, init) => t.ask(url, { who: 'editorA', method: init.method, body: typeof init.body === 'string' ? init.body : undefined }),
  })
  const { facts } = (await (await t.ask('/api/v1/things?keys=start', { who: 'editorA' })).json()) as { facts: Fact[] }
  tab.history.adopt(facts)
  return tab
}

test('a site is new until its start is over, and is again when that is undone', async () => {
  expect((await open()).isNew).toBe(false)
  await t.parts.store.inSite(t.siteA.id, (tx) => writeThing(tx, 'start', { value: { isDone: false }, revision: 1 }))
  expect((await open()).isNew).toBe(true)
  const tab = await openTab()
  tab.history.perform([startChange.act({ before: { isDone: false }, after: { isDone: true } })])
  await tab.queue.run()
  expect((await open()).isNew).toBe(false)
  tab.history.undo()
  await tab.queue.run()
  expect((await open()).isNew).toBe(true)
})
