import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshId } from '../../../tests/support/editor-tab.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { fieldContent } from '../../model/commands/field-content.ts'
import { glossaryChange } from '../../model/commands/glossary-change.ts'
import { languagesChange } from '../../model/commands/languages-change.ts'
import type { Act } from '../../model/commands/define-command.ts'
import type { Fact } from '../../model/commands/facts.ts'
import type { Locale } from '../../model/locales.ts'
import { readWorkingContent } from '../../store/page-content.ts'

let t: TestApp
let pageId: string
let author: string

beforeAll(async () => {
  t = await openTestApp()
  pageId = await t.pageId(t.siteA, '~home')
  const { rows } = await t.parts.store.inSite(t.siteA.id, (tx) => tx.execute<{ id: string }>(`select id from auth.users where email = 'a@anna.example'`))
  author = rows[0]?.id ?? ''
})
afterAll(() => t.close())

async function factOf(key: string): Promise<Fact> {
  const { facts } = (await (await t.ask(`/api/v1/things?keys=${key}`, { who: 'editorA' })).json()) as { facts: Fact[] }
  return facts[0] ?? { key, revision: 0, value: null }
}

type Result = { kind: string; facts?: Fact[]; error?: { code: string } }

async function perform(act: Act, revisions: Record<string, number>, page = pageId): Promise<Result | undefined> {
  const body = { author, locale: 'de', commands: [{ id: freshId(), ...act, pageId: page, revisions }] }
  const answer = (await (await t.ask('/api/v1/commands', { who: 'editorA', body })).json()) as { results: Result[] }
  return answer.results[0]
}

async function setLanguages(after: readonly Locale[]) {
  const { value, revision } = await factOf('languages')
  return perform(languagesChange.act({ before: value as Locale[], after }), { languages: revision })
}

test('a new language is there for editors at once, with the addresses of the first one, and visitors are not led into it', async () => {
  const before = await (await t.ask('/de/ueber-uns')).text()
  expect(await setLanguages(['de', 'en', 'fr'])).toMatchObject({ kind: 'done' })
  expect((await t.ask('/fr/edit', { who: 'editorA' })).status).toBe(200)
  expect((await t.ask('/fr/ueber-uns')).status).toBe(200)
  const after = await (await t.ask('/de/ueber-uns')).text()
  expect(before).toContain('hrefLang="en"')
  expect(after).not.toContain('"/fr')
  expect(await (await t.ask('/fr/ueber-uns')).text()).toContain('noindex')
  expect(await (await t.ask('/sitemap.xml')).text()).not.toContain('/fr/')
})

test('once something is published in it, every page offers it', async () => {
  const { groups, revisions } = await t.parts.store.readSite(t.siteA.id, (tx) => readWorkingContent(tx, pageId))
  for (const group of groups.flatMap((each) => [each, ...each.children]))
    for (const [slot, field] of Object.entries(group.fields)) {
      if (field.content.type !== 'localizedSingleValue') continue
      const content = (text: string | null) => ({ type: 'localizedSingleValue' as const, data: { fr: text } })
      await perform(fieldContent.act({ groupId: group.id, slot, before: content(null), after: content(`${slot} en français`) }), {
        [`field:${group.id}:${slot}`]: revisions[`field:${group.id}:${slot}`] ?? 0,
      })
    }
  const published = await t.ask('/api/v1/page/publish', { who: 'editorA', body: { id: pageId } })
  expect(published.status, await published.clone().text()).toBe(200)
  expect(await (await t.ask('/fr')).text()).toContain('title en français')
  expect(await (await t.ask('/de/ueber-uns')).text()).toContain('"/fr"')
})

test('what an editor wrote in another language is remembered, and only that direction', async () => {
  const { rows } = await t.parts.store.readSite(t.siteA.id, (tx) =>
    tx.execute<{ from_locale: string; to_locale: string; target: string; by: string }>(
      `select from_locale, to_locale, target, by from site.translation_memory where source like 'Startseite%'`,
    ),
  )
  expect(rows).toEqual([{ from_locale: 'de', to_locale: 'fr', target: 'title en français', by: 'person' }])
})

test('a language that goes takes its addresses from visitors and its words from nobody', async () => {
  expect(await setLanguages(['de', 'en'])).toMatchObject({ kind: 'done' })
  expect((await t.ask('/fr')).status).toBe(404)
  expect(await setLanguages(['de', 'en', 'fr'])).toMatchObject({ kind: 'done' })
  expect(await (await t.ask('/fr')).text()).toContain('title en français')
})

test.each([
  ['the first one goes', ['en', 'fr']],
  ['none is left', []],
  ['one is named twice', ['de', 'en', 'en']],
  ['one is none', ['de', 'xx']],
])('%s: refused', async (_, after) => {
  expect(await setLanguages(after as Locale[])).toMatchObject({ kind: 'refused', error: { code: 'invalidInput' } })
})

test('the glossary is the site’s, and two people may each add a word', async () => {
  const word = (term: string) => ({ id: freshId(), term, locale: null, translations: {} })
  const [one, two] = [word('Seeblick'), word('Vitrine')]
  expect(await perform(glossaryChange.act({ before: null, after: [one] }), { glossary: 0 })).toMatchObject({ kind: 'done' })
  expect(await perform(glossaryChange.act({ before: [one], after: [one, two] }), { glossary: 1 })).toMatchObject({ kind: 'done' })
  expect((await factOf('glossary')).value).toEqual([one, two])
  expect(await perform(glossaryChange.act({ before: null, after: [{ ...one, term: ' ' }] }), { glossary: 2 })).toMatchObject({ kind: 'refused' })
})
