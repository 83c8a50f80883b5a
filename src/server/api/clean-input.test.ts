import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { newId, openTrail, stroke } from '../../../tests/support/test-game.ts'

let t: TestApp
let groupId: string
let trail: string[]
beforeAll(async () => {
  t = await openTestApp()
  const pageId = await t.pageId(t.siteA, 'ueber-uns')
  groupId = (await rows<{ id: string }>(`select id from site.groups where page_id = '${pageId}'`))[0]?.id ?? ''
  trail = await openTrail(t.parts, t.siteA)
})
afterAll(() => t.close())

const rows = async <Row>(query: string) => (await t.parts.store.inSite(t.siteA.id, (tx) => tx.execute(query))).rows as Row[]

async function saveField(slot: string, content: object): Promise<{ status: number; body: { content?: unknown; error?: { code: string } } }> {
  const [found] = await rows<{ revision: number }>(`select revision from site.fields where id = '${groupId}:${slot}'`)
  const body = { itemType: 'field', linkId: `${groupId}:${slot}`, data: { content }, revision: found?.revision ?? 0, commandId: newId() }
  const response = await t.ask('/api/v1/data', { who: 'editorA', body })
  return { status: response.status, body: (await response.json()) as { content?: unknown } }
}

const text = (value: string) => ({ type: 'localizedSingleValue', data: { de: value } })

describe('texts from outside', () => {
  test.each([
    ['half an emoji', 'Hallo \ud83d', 'Hallo \ufffd'],
    ['the other half', '\ude00 Hallo', '\ufffd Hallo'],
    ['NUL', 'a\u0000b', 'ab'],
    ['control characters', 'a\u0001\u000b\u001b\u007fb\tc\nd', 'ab\tc\nd'],
    ['41 brackets', '['.repeat(41), '['.repeat(41)],
    ['brackets and quotation marks', `\\"{{[["\\${'{'.repeat(100)}`, `\\"{{[["\\${'{'.repeat(100)}`],
    ['a whole emoji', '👩‍👩‍👧', '👩‍👩‍👧'],
  ])('%s in a text is stored well-formed', async (_, sent, kept) => {
    const { status, body } = await saveField('title', text(sent))
    expect(status).toBe(200)
    expect(body.content).toMatchObject({ data: { de: kept } })
  })

  test('rich text too, and an option does no harm', async () => {
    const pageId = await t.pageId(t.siteA, 'ueber-uns')
    const id = newId()
    expect((await t.ask('/api/v1/group/add', { who: 'editorA', body: { pageId, groupName: 'richTextBlock', groupId: id } })).status).toBe(200)
    const json = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'a\ud83d\u0000b' }] }] }
    const content = { type: 'localizedRichText', data: { de: { json, text: '\u0000' } } }
    const field = { itemType: 'field', linkId: `${id}:textBlock`, data: { content }, revision: 0, commandId: newId() }
    const saved = await t.ask('/api/v1/data', { who: 'editorA', body: field })
    expect(saved.status).toBe(200)
    expect(await saved.json()).toMatchObject({ content: { data: { de: { text: 'a\ufffdb' } } } })
    for (const options of [{ 'a\u0000': 1 }, { collection: 'x\ud83d' }, { '\ud83d': '\u0000' }]) {
      const body = { itemType: 'group', linkId: groupId, data: { options }, revision: 1, commandId: newId() }
      expect((await t.ask('/api/v1/data', { who: 'editorA', body })).status).toBeLessThan(500)
    }
  })

  test('an id is refused instead: cleaned, it could name something else', async () => {
    const pageId = await t.pageId(t.siteA, 'ueber-uns')
    for (const id of [`${pageId}\u0000`, `\ud83d${pageId}`]) {
      expect((await t.ask('/api/v1/page/publish', { who: 'editorA', body: { id } })).status).toBe(400)
      expect((await t.ask(`/api/v1/page/status/publication?id=${encodeURIComponent(id.toWellFormed())}`, { who: 'editorA' })).status).toBeGreaterThanOrEqual(400)
    }
    expect((await t.ask(`/api/v1/page/status/publication?id=${pageId}%00`, { who: 'editorA' })).status).toBe(400)
  })

  test('a tap with an impossible id is refused alone, and the others’ taps are still written together', async () => {
    const [gameId, playerId] = [newId(), newId()]
    await t.ask('/api/v1/game/create', { body: { id: gameId } })
    await t.ask('/api/v1/game/players/add', { body: { gameId, id: playerId, playerName: 'Anna\ud83d' } })
    const tap = (pageId: string) => t.ask('/api/v1/game/tap', { body: { gameId, operations: [{ ...stroke(pageId, playerId) }] } })
    const before = await rows<{ count: string }>('select count(distinct xmin::text) from urban_golf.operations')
    const answers = await Promise.all(['\u0000', trail[0] ?? '', trail[1] ?? '', `${trail[0]}\u0000`, trail[2] ?? ''].map(tap))
    expect(answers.map(({ status }) => status)).toEqual([400, 200, 200, 400, 200])
    const after = await rows<{ count: string }>('select count(distinct xmin::text) from urban_golf.operations')
    expect(Number(after[0]?.count) - Number(before[0]?.count)).toBe(1)
  })
})
