import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { groupOf } from '../../../tests/support/render-section.tsx'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { insertPublishedPage } from '../../../tests/support/write-page.ts'
import type { Group } from '../../model/page/document.ts'
import { soundGroups } from './sound-groups.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterEach(() => t.logs.splice(0))
afterAll(() => t.close())

/** As a row that no check of today wrote. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- that storage holds something else than its type says is what is tested
const stored = (value: unknown) => value as Group

const hero = (title: string) => groupOf({ id: t.parts.newId(), type: 'hero', slots: { title } })
const withTitle = (group: Group, title: unknown) => stored({ ...group, fields: { ...group.fields, title } })

/** Each is a 500 for the whole page where nobody looks at it first. */
const BREAKAGES: Record<string, (group: Group) => Group> = {
  'a field without content': (group) => withTitle(group, { options: {}, visible: true }),
  'a field that is null': (group) => withTitle(group, null),
  'words that are no words': (group) => withTitle(group, { content: { type: 'localizedSingleValue', data: { de: { a: 1 } } }, options: {}, visible: true }),
  'a rich text without blocks': (group) => withTitle(group, { content: { type: 'localizedRichText', data: { de: { json: {}, text: 'x' } } }, options: {}, visible: true }),
  'no fields at all': (group) => stored({ ...group, fields: null }),
  'no list of cards': (group) => stored({ ...group, children: undefined }),
  nothing: () => stored(null),
}

describe('a page with one section that cannot be drawn', () => {
  for (const [name, breakIt] of Object.entries(BREAKAGES)) {
    test(`shows all the others: ${name}`, async () => {
      const slug = name.replaceAll(' ', '-')
      const before = t.parts.metrics.brokenGroups
      const groups = [hero('Vorher'), breakIt(hero('Kaputt')), hero('Nachher')]
      const id = await t.parts.store.inSite(t.siteA.id, (tx) => insertPublishedPage(tx, slug, [hero('Vorher'), hero('Nachher')]))
      await t.parts.store.inSite(t.siteA.id, (tx) =>
        tx.execute(`update site.page_versions set content = jsonb_set(content, '{groups}', '${JSON.stringify(groups)}'::jsonb) where page_id = '${id}'`),
      )
      const ask = async () => {
        await t.parts.purge.purge([`${t.siteA.id}/*`])
        return t.ask(`/de/${slug}`)
      }
      const answer = await ask()
      const html = await answer.text()
      expect(answer.status).toBe(200)
      expect(html).toContain('Vorher')
      expect(html).toContain('Nachher')
      await ask()
      expect(t.logs.filter((line) => line.includes('stored content is broken'))).toHaveLength(1)
      expect(t.parts.metrics.brokenGroups).toBe(before + 2)
    })
  }
})

test('a stored address that would run script is in no link of the page: not of a button, a card or a text', async () => {
  const link = { type: 'url' as const, url: 'javascript:alert(1)' }
  const words = (href: string) => ({ type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'verlinkt', marks: [{ type: 'link' as const, attrs: { href } }] }] })
  const cards = [{ type: 'serviceCard', id: t.parts.newId(), slots: { title: 'Karte', button: { label: 'Zur Karte', link } } }]
  const groups = [
    groupOf({ id: t.parts.newId(), type: 'hero', slots: { title: 'Oben', button: { label: 'Zum Knopf', link } } }),
    groupOf({ id: t.parts.newId(), type: 'serviceBoard', slots: { title: 'Angebot' }, cards }),
    groupOf({ id: t.parts.newId(), type: 'richTextBlock', slots: { title: 'Text', textBlock: { rich: { type: 'doc', content: [words('javascript:alert(1)')] } } } }),
    groupOf({ id: t.parts.newId(), type: 'richTextBlock', slots: { title: 'Unten', textBlock: { rich: { type: 'doc', content: [words('https://example.ch/gut')] } } } }),
  ]
  await t.parts.store.inSite(t.siteA.id, (tx) => insertPublishedPage(tx, 'gefaehrlich', groups))
  const answer = await t.ask('/de/gefaehrlich')
  const html = await answer.text()
  expect(answer.status).toBe(200)
  for (const shown of ['Angebot', 'href="https://example.ch/gut"']) expect(html).toContain(shown)
  expect(html.toLowerCase()).not.toContain('javascript:')
})

test('a broken card costs its card, and editors get the section with an empty field, so that they can mend it', () => {
  const card = withTitle(groupOf({ id: 'card', type: 'serviceCard' }), 'words')
  const board = { ...groupOf({ id: 'board', type: 'serviceBoard', slots: { title: 'Angebot' }, cards: [{ type: 'serviceCard' }] }) }
  const page = [{ ...board, children: [card, ...board.children] }]
  const live = soundGroups(page, 'live')
  expect(live.groups[0]?.children).toHaveLength(1)
  expect(live.broken).toEqual([{ id: 'card', type: 'serviceCard', reason: 'title: ' }])
  expect(soundGroups(page, 'edit').groups[0]?.children.map(({ fields }) => fields)).toEqual([{}, {}])
})
