import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEditorTab, readEditData } from '../../../../tests/support/editor-tab.ts'
import { openTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { errorTexts } from '../../../i18n/errors/texts.ts'
import { fitAct } from '../../../model/commands/command.ts'
import { fieldContent } from '../../../model/commands/field-content.ts'

const BAD = 'Daran scheitert der Server'

let t: TestApp
let admin: Client
beforeAll(async () => {
  t = await openTestApp()
  admin = new Client({ connectionString: t.adminUrl })
  await admin.connect()
  await admin.query(`create function public.stumble() returns trigger language plpgsql as $$ begin
    if new::text like '%${BAD}%' then raise exception 'a defect nobody has foreseen'; end if; return new; end $$`)
  await admin.query('create trigger stumble before insert or update on site.fields for each row execute function public.stumble()')
})
afterAll(async () => {
  await admin.end()
  await t.close()
})

test('a change that the server fails on is sent three times, then shown with its words, and what was typed behind it is saved', async () => {
  const data = readEditData(await (await t.ask('/de/edit/ueber-uns', { who: 'editorA' })).text())
  const answers: unknown[] = []
  let tries = 0
  const tab = openEditorTab({
    data,
    async fetch(url, init) {
      const body = typeof init.body === 'string' ? init.body : undefined
      const answer = await t.ask(url, { who: 'editorA', method: init.method, body })
      if (body?.includes(BAD)) tries += 1
      answers.push(answer.status)
      return answer
    },
  })
  const groupId = data.view.groups[0]?.id ?? ''
  const type = (slot: string, words: string) => {
    const part = (text: string | null) => ({ type: 'localizedSingleValue' as const, data: { de: text } })
    const act = fitAct(tab.history.shown(), fieldContent.act({ groupId, slot, before: part(null), after: part(words) }))
    if (!act) throw new Error('Nothing to write')
    tab.history.perform([act])
  }
  type('title', BAD)
  type('description', 'Dahinter getippt')
  await tab.queue.run()
  const message = errorTexts.de.internal
  expect([tries, new Set(answers)]).toEqual([3, new Set([200])])
  expect(tab.queue.store.getState().entries).toMatchObject([{ hold: { kind: 'parked', code: 'internal', message } }])
  expect(tab.refused).toEqual([message])
  expect(JSON.stringify(tab.history.shown())).toContain(BAD)
  const stored = await (await t.ask('/de/edit/ueber-uns', { who: 'editorA' })).text()
  expect([stored.includes('Dahinter getippt'), stored.includes(BAD)]).toEqual([true, false])
  expect(t.logs.filter((line) => line.includes('a change could not be carried out'))).toHaveLength(3)
})
