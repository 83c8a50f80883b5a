import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openEditorTab, readEditData } from '../../../tests/support/editor-tab.ts'
import { openFormsApp, type FormsApp } from '../../../tests/support/test-forms.ts'
import { fitAct } from '../../model/commands/command.ts'
import { fieldContent } from '../../model/commands/field-content.ts'
import { fieldKey } from '../../model/commands/key.ts'
import { Refusal } from '../../model/refusal.ts'
import { refusalOf } from './refusal-of.ts'

let t: FormsApp
let admin: Client
let pageId: string
beforeAll(async () => {
  t = await openFormsApp()
  admin = new Client({ connectionString: t.adminUrl })
  await admin.connect()
  // What PostgreSQL says when a table cannot grow any more.
  await admin.query(`create function public.full_disk() returns trigger language plpgsql as $$ begin
    raise exception 'could not extend file "base/16384/1": No space left on device' using errcode = '53100'; end $$`)
  pageId = await t.pageId(t.siteA, 'ueber-uns')
})
afterAll(async () => {
  await admin.end()
  await t.close()
})

const TABLES = ['site.fields', 'site.page_versions', 'site.submissions']

async function whileFull(work: () => Promise<void>): Promise<void> {
  for (const table of TABLES) await admin.query(`create trigger full_disk before insert or update on ${table} for each row execute function public.full_disk()`)
  try {
    await work()
  } finally {
    for (const table of TABLES) await admin.query(`drop trigger full_disk on ${table}`)
  }
}

async function save(words: string): Promise<Response> {
  const html = await (await t.ask('/de/edit/ueber-uns', { who: 'editorA' })).text()
  const data = JSON.parse(/id="edit-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}') as { revisions: Record<string, number>; view: { groups: { id: string }[] } }
  const linkId = `${data.view.groups[0]?.id}:title`
  const body = {
    itemType: 'field',
    linkId,
    data: { content: { type: 'localizedSingleValue', data: { de: words } } },
    revision: data.revisions[fieldKey(data.view.groups[0]?.id ?? '', 'title')] ?? 0,
    commandId: `save-${words}`,
  }
  return t.ask('/api/v1/data', { who: 'editorA', body, headers: { 'accept-language': 'fr' } })
}

const publish = () => t.ask('/api/v1/page/publish', { who: 'editorA', body: { id: pageId }, headers: { 'accept-language': 'fr' } })

describe('a full disk', () => {
  test('saves, publications and forms are refused with a sentence and the time to wait; reading goes on; afterwards all is as before', async () => {
    await whileFull(async () => {
      for (const response of [await save('voll'), await publish(), await t.contact({}, { headers: { 'accept-language': 'fr' } })]) {
        expect([response.status, response.headers.get('retry-after')]).toEqual([507, '60'])
        const text = await response.text()
        expect(JSON.parse(text)).toMatchObject({ success: false, error: { code: 'storageFull', message: expect.stringContaining('L’espace de stockage est plein') as string } })
        expect(text).not.toMatch(/base\/|device/)
      }
      await t.parts.purge.purge([`${t.siteA.id}/*`])
      expect((await t.ask('/de/ueber-uns')).status).toBe(200)
      expect((await t.ask('/de/search?search=anna')).status).toBe(200)
    })
    expect((await save('Platz')).status).toBe(200)
    expect((await publish()).status).toBe(200)
    expect((await t.contact()).status).toBe(200)
  })

  test('what is typed meanwhile waits in the editor, and arrives once there is room again', async () => {
    const data = readEditData(await (await t.ask('/de/edit/ueber-uns', { who: 'editorA' })).text())
    const statuses: number[] = []
    const tab = openEditorTab({
      data,
      async fetch(url, init) {
        const answer = await t.ask(url, { who: 'editorA', method: init.method, body: typeof init.body === 'string' ? init.body : undefined })
        statuses.push(answer.status)
        return answer
      },
    })
    const groupId = data.view.groups[0]?.id ?? ''
    const part = (words: string | null) => ({ type: 'localizedSingleValue' as const, data: { de: words } })
    const act = fitAct(tab.history.shown(), fieldContent.act({ groupId, slot: 'title', before: part(null), after: part('Getippt, als kein Platz war') }))
    if (!act) throw new Error('Nothing to write')
    await whileFull(async () => {
      tab.history.perform([act])
      for (let time = 0; time < 4; time += 1) await tab.queue.run()
      const { entries } = tab.queue.store.getState()
      expect([new Set(statuses), entries.map(({ hold, faults }) => ({ hold, faults }))]).toEqual([new Set([507]), [{ hold: null, faults: 0 }]])
    })
    await tab.queue.run()
    expect([tab.queue.store.getState().entries, tab.refused, statuses.at(-1)]).toEqual([[], [], 200])
    expect(await (await t.ask('/de/edit/ueber-uns', { who: 'editorA' })).text()).toContain('Getippt, als kein Platz war')
  })

  test('files say it too, wherever the reason stands', () => {
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
    for (const error of [full, new Error('The picture could not be kept', { cause: full })]) {
      const refusal = refusalOf(t.parts, error, 'id')
      expect([refusal instanceof Refusal, refusal.status]).toEqual([true, 507])
    }
    expect(refusalOf(t.parts, new Error('ENOSPC'), 'id').status).toBe(500)
  })
})
