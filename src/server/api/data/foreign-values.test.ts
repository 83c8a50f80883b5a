import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEditData } from '../../../../tests/support/editor-tab.ts'
import { openTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { newId, openTrail } from '../../../../tests/support/test-game.ts'
import type { SectionDefinition } from '../../../sections/define-section.ts'
import { definitions } from '../../../sections/definitions.ts'

let t: TestApp
let pageId: string
let groupId: string
let author: string
beforeAll(async () => {
  t = await openTestApp()
  pageId = await t.pageId(t.siteA, 'ueber-uns')
  const data = readEditData(await (await t.ask('/de/edit/ueber-uns', { who: 'editorA' })).text())
  groupId = data.view.groups[0]?.id ?? ''
  author = data.user.id
  await openTrail(t.parts, t.siteA)
})
afterAll(() => t.close())

const rows = async <Row>(query: string) => (await t.parts.store.inSite(t.siteA.id, (tx) => tx.execute(query))).rows as Row[]
const storedGroup = async () => (await rows<{ options: Record<string, unknown>; revision: number }>(`select options, revision from site.groups where id = '${groupId}'`))[0]
const storedField = async (slot: string) =>
  (await rows<{ content: unknown; options: unknown; revision: number }>(`select content, options, revision from site.fields where id = '${groupId}:${slot}'`))[0]

/** The section stands there as one of any type, with nothing chosen. */
const become = ({ type, version }: SectionDefinition) => rows(`update site.groups set type = '${type}', version = ${version}, options = '{}' where id = '${groupId}'`)

/** By both doors, the specified call and the editor's own: what was said of it. */
async function choose(options: Record<string, unknown>): Promise<unknown[]> {
  const revision = (await storedGroup())?.revision ?? 0
  const given = { itemType: 'group', linkId: groupId, data: { options }, revision, commandId: newId() }
  const { status } = await t.ask('/api/v1/data', { who: 'editorA', body: given })
  return [status, await command('group.options', { groupId, before: {}, after: options }, `group:${groupId}`, (await storedGroup())?.revision ?? 0)]
}

async function command(kind: string, body: object, key: string, revision: number): Promise<string | undefined> {
  const sent = { author, locale: 'de', commands: [{ kind, version: 1, body, id: newId(), pageId, revisions: { [key]: revision } }] }
  const answer = (await (await t.ask('/api/v1/commands', { who: 'editorA', body: sent })).json()) as { results?: { kind: string; error?: { code: string } }[] }
  return answer.results?.[0]?.error?.code ?? answer.results?.[0]?.kind
}

const saveField = async (slot: string, content: object) => {
  const body = { itemType: 'field', linkId: `${groupId}:${slot}`, data: { content }, revision: (await storedField(slot))?.revision ?? 0, commandId: newId() }
  return (await t.ask('/api/v1/data', { who: 'editorA', body })).status
}

/** Every option of every section that becomes a link, with the shape of its value. */
const LINK_SHAPES: Readonly<Record<string, (url: string) => unknown>> = { link: (url) => ({ type: 'url', url }), bookingLink: (url) => ({ type: 'iframe', url }), text: (url) => url }
const linkOptions = Object.values<SectionDefinition>(definitions).flatMap((definition) =>
  Object.entries(definition.options).flatMap(([name, { kind, inputKind, editable }]) => {
    const shape = LINK_SHAPES[kind]
    return shape && editable && (kind !== 'text' || inputKind === 'url') ? [{ definition, name, shape }] : []
  }),
)

/** A path of the site to its own pages, and another host to everybody else; or worse. */
const FOREIGN = ['https:evil.example/x', 'HTTPS:evil.example', 'http:evil.example', 'https:/evil.example/x', 'https:///evil.example', 'https:\\\\evil.example', 'javascript:alert(1)', '//evil.example']

describe('addresses that mean two things', () => {
  test('there are options to try', () => {
    expect(new Set(linkOptions.map(({ definition, name }) => `${definition.type}.${name}`))).toContain('goFeedCard.articleUrl')
    expect(linkOptions.length).toBeGreaterThanOrEqual(3)
  })

  test.each(linkOptions.map((option) => [`${option.definition.type}.${option.name}`, option] as const))('%s is not stored with one', async (_, { definition, name, shape }) => {
    await become(definition)
    for (const url of FOREIGN) {
      expect(await choose({ [name]: shape(url) }), url).toEqual([400, 'invalidInput'])
      expect((await storedGroup())?.options, url).toEqual({})
    }
    expect((await choose({ [name]: shape('https://example.ch/x') }))[0]).toBe(200)
    expect((await storedGroup())?.options).toEqual({ [name]: shape('https://example.ch/x') })
  })

  test('nor is a button’s link or one in rich text', async () => {
    await become(definitions.richTextBlock)
    for (const url of FOREIGN) {
      const mark = { type: 'text', text: 'hier', marks: [{ type: 'link', attrs: { href: url } }] }
      const link = { type: 'text', text: 'hier', marks: [{ type: 'link', attrs: { link: { type: 'url', url } } }] }
      for (const piece of [mark, link]) {
        const json = { type: 'doc', content: [{ type: 'paragraph', content: [piece] }] }
        expect(await saveField('textBlock', { type: 'localizedRichText', data: { de: { json, text: 'hier' } } }), url).toBe(400)
      }
    }
    expect(await saveField('textBlock', { type: 'localizedRichText', data: { de: { json: { type: 'doc', content: [{ type: 'paragraph' }] }, text: '' } } })).toBe(200)
    await become(definitions.cta)
    const lead = (url: string) => command('field.link', { groupId, slot: 'button', before: null, after: { type: 'url', url } }, `field:${groupId}:button`, 0)
    for (const url of FOREIGN) expect(await lead(url), url).toBe('invalidInput')
    expect(await lead('https://example.ch/x')).toBe('done')
    expect((await storedField('button'))?.options).toEqual({ link: { type: 'url', url: 'https://example.ch/x' } })
  })
})

describe('half an emoji and NUL', () => {
  test('an option’s value is stored well-formed, by either door', async () => {
    await become(definitions.goFeedCard)
    expect((await choose({ articleUrl: 'https://example.ch/a\ud83d\u0000b' }))[0]).toBe(200)
    expect((await storedGroup())?.options).toEqual({ articleUrl: 'https://example.ch/a\ufffdb' })
    const revision = (await storedGroup())?.revision ?? 0
    expect(await command('group.options', { groupId, before: {}, after: { articleUrl: 'https://example.ch/\ude00c\u0000' } }, `group:${groupId}`, revision)).toBe('done')
    expect((await storedGroup())?.options).toEqual({ articleUrl: 'https://example.ch/\ufffdc' })
  })

  test('a player’s name is stored well-formed, when it is given and when it is changed', async () => {
    const [gameId, id] = [newId(), newId()]
    await t.ask('/api/v1/game/create', { body: { id: gameId } })
    const storedNames = async () => (await rows<{ playerName: string }>(`select "playerName" from urban_golf.players where id = '${id}'`)).map(({ playerName }) => playerName)
    expect((await t.ask('/api/v1/game/players/add', { body: { gameId, id, playerName: 'An\u0000na \ud83d' } })).status).toBe(200)
    expect(await storedNames()).toEqual(['Anna \ufffd'])
    expect((await t.ask('/api/v1/game/players/rename', { body: { gameId, id, playerName: '\ude00 B\u0000ea' } })).status).toBe(200)
    expect(await storedNames()).toEqual(['\ufffd Bea'])
  })
})
