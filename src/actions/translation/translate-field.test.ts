import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { freshId } from '../../../tests/support/editor-tab.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { answer, startTranslationService, type TranslationService } from '../../../tests/support/translation-service.ts'
import type { RichText } from '../../model/content/rich-text.ts'
import { fieldId } from '../../model/page/field-id.ts'
import { chooseTranslator } from '../../services/translation/choose-translator.ts'
import { readWorkingContent } from '../../store/page-content.ts'
import { writeThing } from '../../store/things/things.ts'
import type { PageTexts } from './page-texts.ts'

let t: TestApp
let service: TranslationService
let pageId: string
let groupId: string
let title: string
let rich: string

beforeAll(async () => {
  service = await startTranslationService('libretranslate')
  const translator = chooseTranslator({ provider: 'libretranslate', url: service.url, key: null }, { timeoutMs: 300, waitMs: 5, longestWaitMs: 50 })
  t = await openTestApp({ translator })
  pageId = await t.pageId(t.siteA, 'ueber-uns')
  groupId = (await stored()).id
  title = fieldId(groupId, 'title')
  rich = freshId()
  await t.ask('/api/v1/group/add', { who: 'editorA', body: { pageId, groupName: 'richTextBlock', groupId: rich } })
})
afterAll(async () => {
  await t.close()
  await service.close()
})
beforeEach(async () => {
  await write('title', { type: 'localizedSingleValue', data: { de: 'Guten Tag', en: null } })
})
afterEach(() => {
  service.misbehave(null)
  service.asked.length = 0
})

const stored = async (id?: string) => {
  const { groups } = await t.parts.store.readSite(t.siteA.id, (tx) => readWorkingContent(tx, pageId))
  const group = groups.find((each) => each.id === (id ?? each.id))
  if (!group) throw new Error('The page is empty')
  return group
}
const textOf = async (slot: string, id = groupId) => (await stored(id)).fields[slot]?.content
const revisionOf = async (slot: string, id = groupId) => (await t.parts.store.readSite(t.siteA.id, (tx) => readWorkingContent(tx, pageId))).revisions[`field:${id}:${slot}`] ?? 0

async function write(slot: string, content: object, id = groupId) {
  const body = { itemType: 'field', linkId: fieldId(id, slot), data: { content }, revision: await revisionOf(slot, id), commandId: freshId() }
  const response = await t.ask('/api/v1/data', { who: 'editorA', body })
  expect(response.status, await response.clone().text()).toBe(200)
}

type Answer = { success: boolean; by?: string; facts?: { key: string; revision: number }[]; error?: { code: string; message: string } }
const translate = async (more: object = {}): Promise<Answer & { status: number }> => {
  const response = await t.ask('/api/v1/translation', { who: 'editorA', body: { pageId, fieldId: title, from: 'de', to: 'en', ...more } })
  return { status: response.status, ...((await response.json()) as Answer) }
}
const states = async () => {
  const { texts } = (await (await t.ask(`/api/v1/translation/page?id=${pageId}`, { who: 'editorA' })).json()) as PageTexts
  return Object.fromEntries(texts.find(({ slot }) => slot === 'title')?.languages.map(({ locale, state }) => [locale, state]) ?? [])
}
const memory = async () =>
  (
    await t.parts.store.readSite(t.siteA.id, (tx) =>
      tx.execute<{ source: string; target: string; by: string }>('select source, target, by from site.translation_memory order by source'),
    )
  ).rows
const forget = () => t.parts.store.inSite(t.siteA.id, (tx) => tx.execute('delete from site.translation_memory'))

describe('one text', () => {
  beforeEach(() => forget())

  test('[E-163] [E-221] is written in the target language only, as a machine’s, and told as a fact', async () => {
    const { status, success, by, facts } = await translate()
    expect({ status, success, by }).toEqual({ status: 200, success: true, by: 'machine' })
    expect(await textOf('title')).toEqual({ type: 'localizedSingleValue', data: { de: 'Guten Tag', en: '[en] Guten Tag' } })
    expect(facts?.[0]).toMatchObject({ key: `field:${groupId}:title`, revision: await revisionOf('title') })
    expect(await states()).toEqual({ de: 'written', en: 'machine' })
    const brief = (await (await t.ask(`/api/v1/translation/states?id=${pageId}`, { who: 'editorA' })).json()) as { fields: object[] }
    expect(brief.fields[0]).toEqual({ id: title, revision: await revisionOf('title'), states: { de: 'written', en: 'machine' } })
  })

  test('is outdated once the original changed, and done again when it is translated anew', async () => {
    await translate()
    await write('title', { type: 'localizedSingleValue', data: { de: 'Guten Abend' } })
    expect(await states()).toEqual({ de: 'written', en: 'outdated' })
    await translate()
    expect(await states()).toEqual({ de: 'written', en: 'machine' })
  })

  test('that comes out the same is no longer outdated all the same', async () => {
    await write('title', { type: 'localizedSingleValue', data: { en: '[en] Guten Abend' } })
    await write('title', { type: 'localizedSingleValue', data: { de: 'Guten Abend' } })
    expect((await states())['en']).toBe('outdated')
    await translate()
    expect((await states())['en']).toBe('machine')
  })

  test('fits again when the words come back that it was made of', async () => {
    await translate()
    await write('title', { type: 'localizedSingleValue', data: { de: 'Guten Abend' } })
    expect((await states())['en']).toBe('outdated')
    await write('title', { type: 'localizedSingleValue', data: { de: 'Guten Tag' } })
    expect((await states())['en']).toBe('machine')
  })

  test('counts as read when a person says so, and not when somebody changed it meanwhile', async () => {
    await translate()
    const revision = await revisionOf('title')
    const review = (seen: number) => t.ask('/api/v1/translation/review', { who: 'editorA', body: { pageId, fieldId: title, locale: 'en', revision: seen } })
    expect((await review(revision - 1)).status).toBe(409)
    expect((await states())['en']).toBe('machine')
    expect((await review(revision)).status).toBe(200)
    expect((await states())['en']).toBe('reviewed')
    expect(await memory()).toEqual([{ source: 'Guten Tag', target: '[en] Guten Tag', by: 'reviewed' }])
  })

  test('that a person corrects is theirs', async () => {
    await translate()
    await write('title', { type: 'localizedSingleValue', data: { en: 'Good day' } })
    expect((await states())['en']).toBe('written')
  })

  test('the same command twice is one change', async () => {
    const commandId = freshId()
    await translate({ commandId })
    const revision = await revisionOf('title')
    expect((await translate({ commandId })).status).toBe(200)
    expect(await revisionOf('title')).toBe(revision)
  })
})

describe('a rich text', () => {
  const doc: RichText = {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Zum ' },
          { type: 'text', text: 'Laden', marks: [{ type: 'link', attrs: { href: 'https://example.ch' } }] },
          { type: 'text', text: ' & mehr' },
        ],
      },
      { type: 'paragraph', content: [{ type: 'text', text: '2026' }] },
    ],
  }
  beforeEach(async () => {
    await forget()
    await write('textBlock', { type: 'localizedRichText', data: { de: { json: doc, text: '' }, en: null } }, rich)
  })
  const inEnglish = async () => {
    const content = await textOf('textBlock', rich)
    return content?.type === 'localizedRichText' ? content.data.en?.json.content : null
  }

  test('[E-163] keeps paragraphs, links and signs', async () => {
    expect((await translate({ fieldId: fieldId(rich, 'textBlock') })).status).toBe(200)
    expect(await inEnglish()).toEqual([
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: '[en] Zum ' },
          { type: 'text', text: 'Laden', marks: [{ type: 'link', attrs: { href: 'https://example.ch' } }] },
          { type: 'text', text: ' & mehr' },
        ],
      },
      { type: 'paragraph', content: [{ type: 'text', text: '2026' }] },
    ])
    expect(service.asked[0]?.texts).toEqual(['Zum <g id="1">Laden</g> &amp; mehr'])
  })

  test('keeps its link although the service drops all tags', async () => {
    service.misbehave(
      (response, asked) => (
        answer(
          response,
          'libretranslate',
          asked.texts.map((text) => `en:${text.replace(/<[^>]*>/g, '')}`),
        ),
        true
      ),
    )
    expect((await translate({ fieldId: fieldId(rich, 'textBlock') })).status).toBe(200)
    expect((await inEnglish())?.[0]).toEqual({
      type: 'paragraph',
      content: [
        { type: 'text', text: 'en:Zum ' },
        { type: 'text', text: 'en:Laden', marks: [{ type: 'link', attrs: { href: 'https://example.ch' } }] },
        { type: 'text', text: ' en:& mehr' },
      ],
    })
  })
})

describe('[E-164] where it fails', () => {
  beforeEach(() => forget())

  test.each([
    ['the service fails', 500, 'translationFailed'],
    ['the key is wrong', 403, 'translationRefused'],
    ['the service is busy', 429, 'tooManyRequests'],
    ['the language is unknown', 400, 'translationUnsupported'],
  ])('%s: the text is unchanged and the message is ours', async (_, status, code) => {
    await write('title', { type: 'localizedSingleValue', data: { en: 'Hello' } })
    await forget()
    service.misbehave((response) => (response.writeHead(status).end('{"error":"secret: fr is not supported"}'), true))
    const refused = await translate()
    expect(refused).toMatchObject({ success: false, error: { code } })
    expect(JSON.stringify(refused)).not.toContain('secret')
    expect(await textOf('title')).toMatchObject({ data: { de: 'Guten Tag', en: 'Hello' } })
    expect(await memory()).toEqual([])
  })

  test('somebody writes while the service is asked: their words stay', async () => {
    service.misbehave((response, asked) => {
      void write('title', { type: 'localizedSingleValue', data: { en: 'Mine' } }).then(() => answer(response, 'libretranslate', asked.texts))
      return true
    })
    expect(await translate()).toMatchObject({ status: 409, error: { code: 'revisionClash' } })
    expect(await textOf('title')).toMatchObject({ data: { en: 'Mine' } })
  })

  test.each([
    ['nothing stands there', { from: 'en', to: 'de' }, 409, 'nothingToTranslate'],
    ['both are the same', { from: 'de', to: 'de' }, 400, 'invalidInput'],
    ['the site does not have the language', { to: 'it' }, 400, 'invalidInput'],
    ['the place does not exist', { fieldId: `${'0'.repeat(26)}:title` }, 404, 'notFound'],
  ])('%s', async (_, more, status, code) => {
    expect(await translate(more)).toMatchObject({ status, error: { code } })
    expect(service.asked).toEqual([])
  })
})

describe('the memory of the site', () => {
  beforeEach(() => forget())

  test('answers before the service is asked', async () => {
    await translate()
    await write('title', { type: 'localizedSingleValue', data: { en: null } })
    expect(await translate()).toMatchObject({ by: 'machine' })
    expect(service.asked).toHaveLength(1)
  })

  test('what a person read wins over the machine, and comes back as read', async () => {
    await write('title', { type: 'localizedSingleValue', data: { en: 'Good day' } })
    await t.ask('/api/v1/translation/review', { who: 'editorA', body: { pageId, fieldId: title, locale: 'en', revision: await revisionOf('title') } })
    await write('title', { type: 'localizedSingleValue', data: { en: null } })
    expect(await translate()).toMatchObject({ by: 'reviewed' })
    expect(await textOf('title')).toMatchObject({ data: { en: 'Good day' } })
    expect(service.asked).toEqual([])
  })

  test('whoever asks again for what stands there is given something new, and what the person wrote is not forgotten', async () => {
    await write('title', { type: 'localizedSingleValue', data: { en: 'Good day' } })
    expect(await translate()).toMatchObject({ by: 'machine' })
    expect(await textOf('title')).toMatchObject({ data: { en: '[en] Guten Tag' } })
    expect(await translate()).toMatchObject({ by: 'reviewed' })
    expect(await textOf('title')).toMatchObject({ data: { en: 'Good day' } })
  })

  test('is the site’s own', async () => {
    await translate()
    const other = await t.parts.store.readSite(t.siteB.id, (tx) => tx.execute('select * from site.translation_memory'))
    expect(other.rows).toEqual([])
  })
})

describe('the glossary of the site', () => {
  beforeEach(() => forget())
  const setGlossary = (value: object) => t.parts.store.inSite(t.siteA.id, (tx) => writeThing(tx, 'glossary', { value, revision: 1 }))

  test('holds whatever the service does, also against what a machine said before', async () => {
    await translate()
    await setGlossary([
      { id: freshId(), term: 'Tag', locale: 'de', translations: { en: 'day' } },
      { id: freshId(), term: 'Vitrine', locale: null, translations: {} },
    ])
    await write('title', { type: 'localizedSingleValue', data: { en: null } })
    await translate()
    expect(service.asked.at(-1)?.texts).toEqual(['Guten <x id="1"></x>'])
    expect(await textOf('title')).toMatchObject({ data: { en: '[en] Guten day' } })
    await write('title', { type: 'localizedSingleValue', data: { de: 'Willkommen bei Vitrine' } })
    await translate()
    expect(service.asked.at(-1)?.texts).toEqual(['Willkommen bei <x id="1"></x>'])
    expect(await textOf('title')).toMatchObject({ data: { en: '[en] Willkommen bei Vitrine' } })
    await setGlossary([])
  })
})

describe('without a service', () => {
  let lonely: TestApp
  beforeAll(async () => void (lonely = await openTestApp()))
  afterAll(() => lonely.close())

  test('says that none is connected', async () => {
    const id = await lonely.pageId(lonely.siteA, 'ueber-uns')
    const { groups } = await lonely.parts.store.readSite(lonely.siteA.id, (tx) => readWorkingContent(tx, id))
    const response = await lonely.ask('/api/v1/translation', { who: 'editorA', body: { pageId: id, fieldId: fieldId(groups[0]?.id ?? '', 'title'), from: 'de', to: 'en' } })
    expect(await response.json()).toMatchObject({ error: { code: 'translationNotConnected', message: 'Es ist kein Übersetzungsdienst verbunden.' } })
  })
})

test('a person has so many texts in ten minutes, a site so many in an hour', async () => {
  const few = await openTestApp({ translator: t.parts.translator, limits: { write: 1000, read: 1000, translationUser: 1 } })
  const id = await few.pageId(few.siteA, 'ueber-uns')
  const { groups } = await few.parts.store.readSite(few.siteA.id, (tx) => readWorkingContent(tx, id))
  const ask = (to: string, from: string) => few.ask('/api/v1/translation', { who: 'editorA', body: { pageId: id, fieldId: fieldId(groups[0]?.id ?? '', 'title'), from, to } })
  expect((await ask('en', 'de')).status).toBe(200)
  expect((await ask('de', 'en')).status).toBe(429)
  await few.close()
})
