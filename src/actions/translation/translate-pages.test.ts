import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { freshId } from '../../../tests/support/editor-tab.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { answer, startTranslationService, type TranslationService } from '../../../tests/support/translation-service.ts'
import { fieldId } from '../../model/page/field-id.ts'
import { chooseTranslator } from '../../services/translation/choose-translator.ts'
import { readWorkingContent } from '../../store/page-content.ts'
import type { Board } from './board.ts'
import type { TranslationRun } from './translate-pages.ts'

let t: TestApp
let service: TranslationService
const SLUGS = ['ueber-uns', '~terms', '~imprint'] as const
let pageIds: string[]

beforeAll(async () => {
  service = await startTranslationService('libretranslate')
  t = await openTestApp({ translator: chooseTranslator({ provider: 'libretranslate', url: service.url, key: null }, { timeoutMs: 1000, waitMs: 5 }) })
  pageIds = await Promise.all(SLUGS.map((slug) => t.pageId(t.siteA, slug)))
})
afterAll(async () => {
  await t.close()
  await service.close()
})
afterEach(() => service.misbehave(null))

const api = async (path: string, options: Parameters<TestApp['ask']>[1] = {}) => (await t.ask(`/api/v1/translation/${path}`, { who: 'editorA', ...options })).json()
const run = async () => (await api('run')) as TranslationRun
const board = async () => (await api('board')) as Board
const missing = async () => (await board()).pages.filter(({ id }) => pageIds.includes(id)).map(({ counts }) => counts.en?.missing)

async function emptyEnglish() {
  for (const id of pageIds) {
    const { groups, revisions } = await t.parts.store.readSite(t.siteA.id, (tx) => readWorkingContent(tx, id))
    const groupId = groups[0]?.id ?? ''
    const content = { type: 'localizedSingleValue', data: { en: null } }
    await t.ask('/api/v1/data', {
      who: 'editorA',
      body: { itemType: 'field', linkId: fieldId(groupId, 'title'), data: { content }, revision: revisions[`field:${groupId}:title`] ?? 0, commandId: freshId() },
    })
  }
  await t.parts.store.inSite(t.siteA.id, (tx) => tx.execute('delete from site.translation_memory'))
  expect(await missing()).toEqual([1, 1, 1])
}

const start = async () => {
  const begun = await api('pages', { body: { pageIds, to: ['en'], states: ['missing'] } })
  void t.background.round('job')
  return begun
}
const until = (state: TranslationRun['state']) => vi.waitFor(async () => expect(await run()).toMatchObject({ state }), { timeout: 10_000, interval: 30 })

test('the board counts every text of every page in every language', async () => {
  const { pages, locales, main, isConnected } = await board()
  expect({ locales, main, isConnected }).toEqual({ locales: ['de', 'en'], main: 'de', isConnected: true })
  expect(pages.find(({ id }) => id === pageIds[0])).toMatchObject({ name: { de: 'Über uns' }, counts: { de: { missing: 0 }, en: { missing: 0 } } })
})

test('several pages are translated without anybody watching, one run at a time', async () => {
  await emptyEnglish()
  expect(await start()).toMatchObject({ isStarted: true })
  expect(await api('pages', { body: { pageIds, to: ['en'], states: ['missing'] } })).toMatchObject({ isStarted: false })
  await until('done')
  expect(await run()).toMatchObject({ done: 3, total: 3 })
  expect(await missing()).toEqual([0, 0, 0])
  expect((await board()).pages.find(({ id }) => id === pageIds[0])?.counts.en?.machine).toBe(1)
})

test('one text that fails holds up none of the others, and the next run goes on there', async () => {
  await emptyEnglish()
  service.misbehave((response, asked) => asked.texts[0] === 'terms de' && (response.writeHead(403).end(), true))
  await start()
  await until('textsLeft')
  expect((await missing()).toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual([0, 0, 1])
  service.misbehave(null)
  service.asked.length = 0
  await start()
  await until('done')
  expect(await missing()).toEqual([0, 0, 0])
  expect(service.asked).toHaveLength(1)
})

test('a run that nobody wants any more ends, and what is translated stays', async () => {
  await emptyEnglish()
  service.misbehave((response, asked) => {
    void api('run', { method: 'DELETE' }).then(() => answer(response, 'libretranslate', asked.texts))
    return true
  })
  await start()
  await until('cancelled')
  await vi.waitFor(async () => expect((await missing()).toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual([0, 1, 1]))
})

test('pages of other sites are not there', async () => {
  const foreign = await t.pageId(t.siteB, 'ueber-uns')
  expect((await t.ask('/api/v1/translation/pages', { who: 'editorA', body: { pageIds: [foreign], to: ['en'], states: ['missing'] } })).status).toBe(404)
})
