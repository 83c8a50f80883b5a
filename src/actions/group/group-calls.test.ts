import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'

let t: TestApp
let pageId: string
let ids: string[]

type Answer = { success: boolean; error?: { code: string }; group?: { id: string; status?: string }; field?: object; visibleFields?: object }

async function call(path: string, body: object, method = 'POST'): Promise<{ status: number; body: Answer }> {
  const response = await t.ask(`/api/v1/${path}`, { who: 'editorA', method, body })
  return { status: response.status, body: (await response.json()) as Answer }
}

const order = async () => {
  const { rows } = await t.parts.store.inSite(t.siteA.id, (tx) =>
    tx.execute<{ id: string }>(`select id from site.groups where page_id = '${pageId}' and parent_id is null and deleted_at is null order by position`),
  )
  return rows.map(({ id }) => id)
}
const statusOf = async (id: string | undefined) => {
  const { rows } = await t.parts.store.inSite(t.siteA.id, (tx) => tx.execute<{ status: string }>(`select status from site.groups where id = '${id}'`))
  return rows[0]?.status
}

beforeAll(async () => {
  t = await openTestApp()
  pageId = await t.pageId(t.siteA, 'ueber-uns')
})
afterAll(() => t.close())
beforeEach(async () => {
  ids = []
  for (const _ of [1, 2]) {
    const { body } = await call('group/add', { pageId, groupName: 'cta' })
    ids.push(body.group?.id ?? '')
  }
})

test('[E-226] a section goes one place up or down, and stays at the end of the line', async () => {
  const [first, second] = ids
  expect((await call('group/sort', { pageId, groupId: second, direction: 'up' })).status).toBe(200)
  expect((await order()).slice(-2)).toEqual([second, first])
  expect((await call('group/sort', { pageId, groupId: first, direction: 'down' })).status).toBe(200)
  expect((await order()).slice(-2)).toEqual([second, first])
})

test('[E-226] the same move sent twice moves once', async () => {
  const [first, second] = ids
  const move = { pageId, groupId: second, direction: 'up', commandId: `move-${first}` }
  for (const _ of [1, 2]) expect((await call('group/sort', move)).status).toBe(200)
  expect((await order()).slice(-2)).toEqual([second, first])
})

test('[E-222] one text is hidden and shown, by either method; an id of another field is none', async () => {
  const [groupId] = ids
  const visible = async () => {
    const { rows } = await t.parts.store.inSite(t.siteA.id, (tx) => tx.execute<{ visible: boolean }>(`select visible from site.fields where id = '${groupId}:title'`))
    return rows[0]?.visible ?? true
  }
  expect((await call('field/visibility', { fieldId: `${groupId}:title`, fieldName: 'title', groupId, visible: false })).body).toMatchObject({
    success: true,
    field: { visible: false },
  })
  expect(await visible()).toBe(false)
  expect((await call('field/visibility', { fieldName: 'title', groupId, visible: true }, 'PUT')).status).toBe(200)
  expect(await visible()).toBe(true)
  expect((await call('field/visibility', { fieldId: `${groupId}:button`, fieldName: 'title', groupId, visible: false })).status).toBe(404)
})

test('[E-223] [E-117] several at once; one that the section does not have refuses all', async () => {
  const [groupId] = ids
  const hidden = async () => {
    const { rows } = await t.parts.store.inSite(t.siteA.id, (tx) =>
      tx.execute<{ name: string }>(`select name from site.fields where group_id = '${groupId}' and not visible order by name`),
    )
    return rows.map(({ name }) => name)
  }
  expect((await call('group/visibility', { pageId, groupId, visibleFields: { title: false, quote: false } })).status).toBe(404)
  expect(await hidden()).toEqual([])
  expect((await call('group/visibility', { pageId, groupId, visibleFields: { title: false, description: false } }, 'PUT')).status).toBe(200)
  expect(await hidden()).toEqual(['description', 'title'])
})

test('[E-224] [E-120] the languages of a section; one that the site has not is refused', async () => {
  const [groupId] = ids
  expect((await call('group/meta', { pageId, groupId, meta: { disallowedLanguages: ['en'] } })).body).toMatchObject({ group: { meta: { disallowedLanguages: ['en'] } } })
  expect((await call('group/meta', { pageId, groupId, meta: { disallowedLanguages: ['sq'] } })).status).toBe(400)
})

test('[E-227] [E-115] only listed steps, and only from the status that is there', async () => {
  const [groupId] = ids
  const step = (from: string, to: string) => call('group/status', { pageId, groupId, from, to })
  for (const [from, to] of [
    ['published', 'markedForDeletion'],
    ['draft', 'published'],
    ['deleted', 'published'],
    ['draft', 'archived'],
  ] as const) {
    const { status, body } = await step(from, to)
    expect([status, body.error?.code], `${from} to ${to}`).toEqual([409, 'statusClash'])
  }
  expect((await step('draft', 'deleted')).body.group?.status).toBe('deleted')
  expect(await order()).not.toContain(groupId)
})

test('[E-112] [E-113] what is published is marked, and can be kept', async () => {
  const [groupId] = ids
  const title = {
    itemType: 'field',
    linkId: `${groupId}:title`,
    data: { content: { type: 'localizedSingleValue', data: { de: 'Da', en: 'There' } } },
    revision: 0,
    commandId: `title-${groupId}`,
  }
  expect((await call('data', title)).status).toBe(200)
  await call('page/publish', { id: pageId })
  expect(await statusOf(groupId)).toBe('published')
  const step = (from: string, to: string, commandId?: string) => call('group/status', { pageId, groupId, from, to, commandId })
  for (const _ of [1, 2]) expect((await step('published', 'markedForDeletion', `mark-${groupId}`)).body.group?.status).toBe('markedForDeletion')
  expect((await step('published', 'markedForDeletion')).status).toBe(409)
  expect((await step('markedForDeletion', 'published')).body.group?.status).toBe('published')
})
