import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEditData } from '../../../tests/support/editor-tab.ts'
import { openTestApp, type TestApp, type Who } from '../../../tests/support/test-app.ts'
import { writeChangelog } from '../../store/changelog.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
  await writeChangelog(t.parts.store.platform, [
    { date: '2026-03-05', de: 'Der Verlauf ist da.', fr: 'L’historique est là.' },
    { date: '2026-04-06', de: 'Farben wählen.', fr: 'Choisir les couleurs.' },
  ])
})
afterAll(() => t.close())

type Listed = { data: { date: string; text: string; de: string; fr: string }[] }
const list = async (query: string, who: Who = 'editorA') => ((await (await t.ask(`/api/v1/changelog?${query}`, { who })).json()) as Listed).data
const markSeen = (dates: unknown, who: Who = 'editorA') => t.ask('/api/v1/changelog', { who, method: 'POST', body: { dates } })
const hasNews = async (who: Who) => readEditData(await (await t.ask('/de/edit', { who })).text()).hasNews

test('[E-239] lists what is new, the newest first, in the language that was asked for', async () => {
  expect((await list('language=de')).map(({ date, text }) => [date, text])).toEqual([
    ['2026-04-06', 'Farben wählen.'],
    ['2026-03-05', 'Der Verlauf ist da.'],
  ])
  expect((await list('language=fr')).map(({ text }) => text)).toEqual(['Choisir les couleurs.', 'L’historique est là.'])
})

test('[E-209] what one editor has seen is news for the others, and with showAll it is still there', async () => {
  expect(await hasNews('editorA')).toBe(true)
  expect((await markSeen(['2026-04-06', '2026-04-06'])).status).toBe(200)
  expect((await list('language=de')).map(({ date }) => date)).toEqual(['2026-03-05'])
  expect(await hasNews('editorA')).toBe(true)
  await markSeen(['2026-03-05', '2026-04-06'])
  expect(await list('')).toEqual([])
  expect(await hasNews('editorA')).toBe(false)
  expect(await hasNews('admin')).toBe(true)
  expect(await list('showAll=true')).toHaveLength(2)
  expect(await list('showAll')).toHaveLength(2)
  expect(await list('', 'admin')).toHaveLength(2)
})

test('dates that name nothing are not stored, and nonsense is refused', async () => {
  const rows = () => t.parts.store.inSite(t.siteA.id, (tx) => tx.execute('select * from site.changelog_seen order by 2, 3').then((found) => found.rows))
  const before = await rows()
  expect((await markSeen(['1999-01-01'])).status).toBe(200)
  expect((await markSeen([])).status).toBe(200)
  for (const dates of ['2026-03-05', ['gestern'], [null], Array.from({ length: 501 }, () => '2026-03-05')]) expect((await markSeen(dates)).status).toBe(400)
  expect((await t.ask('/api/v1/changelog?language=en', { who: 'editorA' })).status).toBe(400)
  expect(await rows()).toEqual(before)
})
