import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshId } from '../../../tests/support/editor-tab.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { startTranslationService, type TranslationService } from '../../../tests/support/translation-service.ts'
import { chooseTranslator } from '../../services/translation/choose-translator.ts'
import { readNavigation, writeNavigation } from '../../store/navigation.ts'
import { readWorkingContent } from '../../store/page-content.ts'
import type { Board } from './board.ts'
import type { PageTexts } from './page-texts.ts'

let t: TestApp
let service: TranslationService
let pageId: string
const containerId = freshId()

beforeAll(async () => {
  service = await startTranslationService('libretranslate')
  t = await openTestApp({ translator: chooseTranslator({ provider: 'libretranslate', url: service.url, key: null }, { timeoutMs: 1000, waitMs: 5 }) })
  pageId = await t.pageId(t.siteA, 'ueber-uns')
  for (const [lang, description] of Object.entries({ de: 'Wer wir sind.', en: '' }))
    await t.ask('/api/v1/page/info', { who: 'editorA', body: { id: pageId, lang, meta: { description } } })
  await t.parts.store.inSite(t.siteA.id, async (tx) => {
    const menu = await readNavigation(tx)
    await writeNavigation(tx, [...menu, { id: containerId, label: { de: 'Firma' }, children: [{ id: freshId(), type: 'page', page: pageId, appearance: 'default' }] }])
  })
})
afterAll(async () => {
  await t.close()
  await service.close()
})

const words = async () => ((await (await t.ask(`/api/v1/translation/page?id=${pageId}`, { who: 'editorA' })).json()) as PageTexts).words
const stateOf = async (id: string, locale: string) => (await words()).find((each) => each.id === id)?.languages.find((each) => each.locale === locale)
const missing = async () => ((await (await t.ask('/api/v1/translation/board', { who: 'editorA' })).json()) as Board).pages.find(({ id }) => id === pageId)?.counts.en?.missing
const change = (body: object) => t.ask('/api/v1/translation/words', { who: 'editorA', body: { pageId, ...body } })

test('name, description and menu of a page are in the board, and what is missing is counted', async () => {
  expect((await words()).map(({ of }) => of)).toEqual(expect.arrayContaining(['name', 'description', 'menu']))
  expect(await stateOf('name', 'en')).toEqual({ locale: 'en', state: 'written', text: 'About us' })
  expect(await stateOf('description', 'en')).toEqual({ locale: 'en', state: 'missing', text: null })
  expect(await missing()).toBe(2)
})

test('typed or translated they are stored in one language, by a command that can be taken back', async () => {
  const typed = (await (await change({ id: 'description', to: 'en', text: ' Who we are. ' })).json()) as { act: { kind: string } }
  expect(typed.act.kind).toBe('page.info')
  expect(await stateOf('description', 'en')).toMatchObject({ state: 'written', text: 'Who we are.' })
  expect(await stateOf('description', 'de')).toMatchObject({ text: 'Wer wir sind.' })
  expect((await change({ id: `menu:${containerId}`, from: 'de', to: 'en' })).status).toBe(200)
  expect(await stateOf(`menu:${containerId}`, 'en')).toMatchObject({ text: '[en] Firma' })
  expect(await missing()).toBe(0)
})

test('what a picture shows is told for each language', async () => {
  const { groups } = await t.parts.store.readSite(t.siteA.id, (tx) => readWorkingContent(tx, pageId))
  const groupId = groups[0]?.id ?? ''
  const medium = freshId()
  await t.parts.store.inSite(t.siteA.id, async (tx) => {
    await tx.execute(`insert into site.media (site_id, id, media_type, mime_type, object_id, original_filename, extension, file_size, width, height, color)
      values ('${tx.siteId}', '${medium}', 'image', 'image/webp', '${medium}', 'a.webp', 'webp', 1, 10, 10, '#000000')`)
  })
  const content = { type: 'media', data: medium }
  await t.ask('/api/v1/data', { who: 'editorA', body: { itemType: 'field', linkId: `${groupId}:image`, data: { content }, revision: 0, commandId: freshId() } })
  await change({ id: `alt:${groupId}:image`, to: 'de', text: 'Unser Team' })
  expect(await stateOf(`alt:${groupId}:image`, 'en')).toMatchObject({ state: 'missing' })
  await change({ id: `alt:${groupId}:image`, from: 'de', to: 'en' })
  expect(await stateOf(`alt:${groupId}:image`, 'en')).toMatchObject({ state: 'written', text: '[en] Unser Team' })
})

test('what is none is refused, and a name is never taken away', async () => {
  expect((await change({ id: 'nothing', to: 'en', text: 'x' })).status).toBe(404)
  expect((await change({ id: `menu:${freshId()}`, to: 'en', text: 'x' })).status).toBe(404)
  expect((await change({ id: `alt:${freshId()}:image`, to: 'en', text: 'x' })).status).toBe(404)
  expect((await change({ id: 'name', to: 'it', text: 'x' })).status).toBe(400)
  expect((await change({ id: 'name', to: 'en', text: ' ' })).status).toBe(400)
  expect((await change({ id: 'description', from: 'de', to: 'de' })).status).toBe(400)
  expect(await stateOf('name', 'en')).toMatchObject({ text: 'About us' })
})
