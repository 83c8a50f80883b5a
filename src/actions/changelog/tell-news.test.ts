import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { NEWS } from '../../i18n/editor/changelog/news.ts'
import { tellNews } from './tell-news.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

test('[E-208, E-211] without any demo every editor finds the news of the program; a later start tells nothing twice and leaves what was seen', async () => {
  const unseen = async () => ((await (await t.ask('/api/v1/changelog?language=fr', { who: 'editorA' })).json()) as { data: { date: string; text: string }[] }).data
  expect(await unseen()).toEqual([])
  await tellNews(t.parts)
  expect((await unseen()).map(({ date, text }) => [date, text])).toEqual(NEWS.map(({ date, fr }) => [date, fr]))
  await t.ask('/api/v1/changelog', { who: 'editorA', body: { dates: [NEWS[0].date] } })
  await tellNews(t.parts)
  expect((await unseen()).map(({ date }) => date)).toEqual(NEWS.slice(1).map(({ date }) => date))
})
