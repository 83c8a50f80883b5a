import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import type { Actor } from '../../model/access.ts'
import type { Group } from '../../model/page/document.ts'
import { addGroup } from './add.ts'

let t: TestApp
let pageId: string
let first: string

beforeAll(async () => {
  t = await openTestApp()
  pageId = await t.pageId(t.siteA, 'ueber-uns')
})
afterAll(() => t.close())
beforeEach(async () => {
  await revert()
  first = (await order())[0]?.id ?? ''
})

type Answer = { success: boolean; group: Group; revisions: Record<string, number>; data: unknown; error?: { code: string; message: string } }

async function post(path: string, body: object) {
  const response = await t.ask(`/api/v1/${path}`, { who: 'editorA', body })
  return { status: response.status, body: (await response.json()) as Answer }
}

const add = (groupName: string, rest: object = {}) => post('group/add', { pageId, groupName, ...rest })
const remove = (groupId: string, rest: object = {}) => post('group/remove', { pageId, groupId, ...rest })
const publish = () => post('page/publish', { id: pageId })
const revert = () => post('page/revert', { id: pageId })
const counts = async () => (await t.ask(`/api/v1/page/status/publication?id=${pageId}`, { who: 'editorA' })).json()
const live = async () => (await t.ask('/de/ueber-uns')).text()

/** What an editor sees after a reload, in its order. */
async function order(): Promise<Group[]> {
  const html = await (await t.ask('/de/edit/ueber-uns', { who: 'editorA' })).text()
  const json = /<script[^>]*id="edit-data"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}'
  return (JSON.parse(json) as { view: { groups: Group[] } }).view.groups
}
const types = async () => (await order()).map(({ type }) => type)

async function saveTitle(groupId: string, text: string, revision = 0) {
  return post('data', {
    itemType: 'field',
    linkId: `${groupId}:title`,
    data: { content: { type: 'localizedSingleValue', data: { de: text, en: text } } },
    revision,
    commandId: `title-${t.parts.newId()}`,
  })
}

describe('adding a section', () => {
  test('[E-225] {pageId, groupName, nextTo} adds it after the named one, as a draft with nothing but defaults', async () => {
    const { status, body } = await add('cta', { nextTo: first })
    expect([status, body.success], JSON.stringify(body)).toEqual([200, true])
    expect(body.group).toMatchObject({ type: 'cta', status: 'draft', options: {}, fields: {}, children: [] })
    expect(body.revisions).toEqual({})
    expect(await types()).toEqual(['hero', 'cta'])
  })

  test('before, after and at the end, and the order stays', async () => {
    await add('cta', { nextTo: first, side: 'before' })
    await add('spacer', { nextTo: first, side: 'after' })
    await add('richTextBlock')
    await add('videoPlayer', { nextTo: first, side: 'after' })
    expect(await types()).toEqual(['cta', 'hero', 'videoPlayer', 'spacer', 'richTextBlock'])
  })

  test('[E-058] visitors see nothing of it until it is published', async () => {
    const { group } = (await add('cta', { nextTo: first })).body
    await saveTitle(group.id, 'Ein neuer Abschnitt')
    expect(await live()).not.toContain('Ein neuer Abschnitt')
    expect(await counts()).toMatchObject({ groups: 1, fields: 1 })
    await publish()
    expect(await live()).toContain('Ein neuer Abschnitt')
    expect((await order()).map(({ status }) => status)).toEqual(['published', 'published'])
    expect(await counts()).toMatchObject({ groups: 0, fields: 0 })
    await remove(group.id)
    await publish()
    expect(await live()).not.toContain('Ein neuer Abschnitt')
  })

  test.each(['imageCard', 'goFeedCard', 'mapDetails', 'gameSetup', 'contentSliderBoard', 'noSuchThing', 'constructor', '__proto__'])(
    '[E-054] %s is refused with a sentence, and nothing is added',
    async (type) => {
      const { status, body } = await add(type, { nextTo: first })
      expect([status, body.error?.code]).toEqual([400, 'sectionNotOffered'])
      expect(body.error?.message).toBe('Diese Box kann hier nicht hinzugefügt werden.')
      expect(await types()).toEqual(['hero'])
    },
  )

  test.each(['goFeed', 'contactForm'])('[V-033] %s is refused on a site that is no optician’s, and taken on one that is', async (type) => {
    const { status, body } = await add(type, { nextTo: first })
    expect([status, body.error]).toMatchObject([403, { code: 'opticiansOnly', message: 'Nur verfügbar für Gesundheitsoptiker.' }])
    const editor: Actor = { kind: 'user', userId: t.parts.newId(), name: 'Anna', role: 'admin', siteIds: [] }
    const asOptician = await addGroup(
      { ...t.parts, site: { ...t.siteA, businessType: 'optician' }, actor: editor },
      { pageId, groupName: type, place: { nextTo: first, side: 'after' } },
    )
    expect(asOptician.group).toMatchObject({ type, status: 'draft' })
  })

  test('a block of a feature can be added once the site has it', async () => {
    const admin: Actor = { kind: 'user', userId: t.parts.newId(), name: 'Anna', role: 'admin', siteIds: [] }
    const withGame = { ...t.parts, site: { ...t.siteA, features: ['game' as const] }, actor: admin }
    expect((await addGroup(withGame, { pageId, groupName: 'gameSetup', place: { nextTo: null, side: 'after' } })).group.type).toBe('gameSetup')
  })

  test('the same request sent twice adds one section, also when it comes with another command', async () => {
    const sent = { nextTo: first, groupId: t.parts.newId(), commandId: `add-${t.parts.newId()}` }
    const [one, two] = [await add('cta', sent), await add('cta', sent)]
    expect([one.status, two.status, two.body.group.id]).toEqual([200, 200, sent.groupId])
    expect((await add('cta', { ...sent, commandId: `add-${t.parts.newId()}` })).status).toBe(200)
    expect(await types()).toEqual(['hero', 'cta'])
  })

  test('at the same moment: all are there, each once', async () => {
    const ids = Array.from({ length: 8 }, () => t.parts.newId())
    const answers = await Promise.all(ids.map((groupId) => add('cta', { nextTo: first, groupId })))
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200))
    const now = (await order()).map(({ id }) => id)
    expect(now[0]).toBe(first)
    expect(now.slice(1).toSorted()).toEqual(ids.toSorted())
  })

  test('an id that is taken by something else clashes, and a neighbour of another page is not found', async () => {
    expect((await add('cta', { nextTo: first, groupId: first })).status).toBe(409)
    const home = await t.pageId(t.siteA, '~home')
    expect((await post('group/add', { pageId: home, groupName: 'hero', nextTo: first })).status).toBe(404)
    expect((await post('group/add', { pageId: home, groupName: 'hero', groupId: first })).status).toBe(409)
    expect(await types()).toEqual(['hero'])
  })

  test('the answer brings what the section’s loader found', async () => {
    const { body } = await add('servicesContainer', { nextTo: first, locale: 'de' })
    expect(JSON.stringify(body.data)).toContain('Sehtest')
    expect((await add('cta', { nextTo: first })).body.data).toBeNull()
  })
})

describe('removing a section', () => {
  test('[E-228] a draft goes, its texts with it, and no text can be saved into it any more', async () => {
    const { group } = (await add('cta', { nextTo: first })).body
    await saveTitle(group.id, 'Bald wieder da')
    expect(await remove(group.id)).toMatchObject({ status: 200, body: { success: true, group: { id: group.id, status: 'deleted' } } })
    expect(await types()).toEqual(['hero'])
    expect(await counts()).toMatchObject({ groups: 0, fields: 0 })
    expect((await saveTitle(group.id, 'Zu spät', 1)).status).toBe(404)
    await publish()
    expect(await live()).not.toContain('Bald wieder da')
  })

  test('added again it is back in its place, with what was written in it', async () => {
    const { group } = (await add('cta', { nextTo: first, side: 'before' })).body
    await saveTitle(group.id, 'Bleibt erhalten')
    await remove(group.id)
    const back = await add('cta', { nextTo: first, side: 'before', groupId: group.id })
    expect(back.body.group).toMatchObject({ id: group.id, status: 'draft', fields: { title: { content: { data: { de: 'Bleibt erhalten' } } } } })
    expect(back.body.revisions).toEqual({ [`${group.id}:title`]: 1 })
    expect(await types()).toEqual(['cta', 'hero'])
  })

  test('the same request sent twice removes once: a section added again in between stays', async () => {
    const { group } = (await add('cta', { nextTo: first })).body
    const commandId = `remove-${t.parts.newId()}`
    await remove(group.id, { commandId })
    await add('cta', { nextTo: first, groupId: group.id })
    expect(await remove(group.id, { commandId })).toMatchObject({ status: 200, body: { group: { status: 'draft' } } })
    expect(await types()).toEqual(['hero', 'cta'])
  })

  test('what visitors see is only marked, comes back by adding it again, and goes when that is published', async () => {
    const { group } = (await add('cta', { nextTo: first })).body
    await saveTitle(group.id, 'Schon öffentlich')
    await publish()
    expect((await remove(group.id)).body.group).toEqual({ id: group.id, status: 'markedForDeletion' })
    expect(await live()).toContain('Schon öffentlich')
    expect(await counts()).toMatchObject({ groups: 1 })
    expect((await add('cta', { nextTo: first, groupId: group.id })).body.group.status).toBe('published')
    expect(await counts()).toMatchObject({ groups: 0, fields: 0 })
    await remove(group.id)
    await publish()
    expect(await live()).not.toContain('Schon öffentlich')
    expect(await types()).toEqual(['hero'])
  })

  test('revert removes a section that was never published, and adding it again brings its words back', async () => {
    const { group } = (await add('cta', { nextTo: first })).body
    await saveTitle(group.id, 'Verworfen, nicht verloren')
    await revert()
    expect(await types()).toEqual(['hero'])
    expect(await counts()).toMatchObject({ success: true, fields: 0, groups: 0, pages: 0 })
    const back = await add('cta', { nextTo: first, groupId: group.id })
    expect(back.body.group.fields['title']?.content).toEqual({ type: 'localizedSingleValue', data: { de: 'Verworfen, nicht verloren', en: 'Verworfen, nicht verloren' } })
  })
})
