import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts'
import { insertPublishedPage } from '../../tests/support/write-page.ts'
import type { Group } from '../model/page/document.ts'
import { plainText, type RichText } from '../model/content/rich-text.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

const RICH: RichText = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Guten Tag' }] }] }

const group = (type: string, fields: Group['fields'], children: Group[] = []): Group => ({
  id: t.parts.newId(),
  type,
  version: 1,
  status: 'published',
  disallowedLanguages: [],
  options: { color: 'primary' },
  fields,
  children,
})

type Row = Record<string, unknown>

test('[E-248] a text belongs to its section or card, a card to its section, and a section to its page', async () => {
  const card = group('serviceCard', { title: { content: { type: 'localizedSingleValue', data: { de: 'Erste' } }, options: {}, visible: true } })
  const board = group('serviceBoard', {}, [card])
  await t.parts.store.inSite(t.siteA.id, async (tx) => {
    const pageId = await insertPublishedPage(tx, 'eltern', [board])
    const groups = await tx.execute<Row>(`select id, parent_id, page_id from site.groups where page_id = '${pageId}' order by parent_id nulls first`)
    expect(groups.rows).toEqual([
      { id: board.id, parent_id: null, page_id: pageId },
      { id: card.id, parent_id: board.id, page_id: pageId },
    ])
    const fields = await tx.execute<Row>(`select name, group_id from site.fields where group_id in ('${board.id}', '${card.id}')`)
    expect(fields.rows).toEqual([{ name: 'title', group_id: card.id }])
    // Nobody can hang one onto something that is not there.
    await expect(t.parts.store.inSite(t.siteB.id, (other) => other.execute(`update site.groups set parent_id = '${board.id}'`))).rejects.toThrow()
  })
})

test('[E-249] a field has id, name, content by language with document and text, options, visibility and the day it was made', async () => {
  const content = { type: 'localizedRichText' as const, data: { de: { json: RICH, text: plainText(RICH) } } }
  const own = group('cta', {
    textBlock: { content, options: {}, visible: false },
    image: { content: { type: 'media', data: t.parts.newId() }, options: { alt: { de: 'Ein Laden' } }, visible: true },
  })
  await t.parts.store.inSite(t.siteA.id, async (tx) => {
    await insertPublishedPage(tx, 'feld', [own])
    const { rows } = await tx.execute<Row>(`select id, name, content, options, visible, created_at from site.fields where group_id = '${own.id}' order by name`)
    expect(rows).toMatchObject([
      { name: 'image', content: { type: 'media', data: expect.any(String) }, options: { alt: { de: 'Ein Laden' } }, visible: true },
      { name: 'textBlock', content: { type: 'localizedRichText', data: { de: { json: RICH, text: 'Guten Tag' } } }, options: {}, visible: false },
    ])
    expect(new Set(rows.map(({ id }) => id)).size).toBe(2)
    for (const { created_at: made } of rows) expect(Math.abs(Date.now() - new Date(String(made)).getTime())).toBeLessThan(60_000)
  })
})
