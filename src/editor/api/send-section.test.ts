import { expect, test } from 'vitest'
import { sectionCommand } from '../history/history-test-kit.ts'
import { createCall } from '../../kit/api/call.ts'
import { sendSection } from './send-section.ts'

function server(status: number, answer: object) {
  const asked: { url: string; body: unknown }[] = []
  const call = createCall(async (url, init) => {
    asked.push({ url, body: await new Response(init.body).json() })
    return Response.json(answer, { status })
  })
  return { call, asked }
}

const { group } = sectionCommand()

test('[E-225] an addition names page, type, neighbour and side, with the id that makes a repetition harmless', async () => {
  const { call, asked } = server(200, { success: true, group, revisions: {}, data: null })
  expect(await sendSection(call, { command: sectionCommand(), pageId: 'page' }, 'de')).toMatchObject({ kind: 'arrived', section: { group } })
  expect(asked).toEqual([
    { url: '/api/v1/group/add', body: { pageId: 'page', groupName: 'hero', nextTo: '0'.repeat(26), side: 'after', groupId: group.id, commandId: 's0', locale: 'de' } },
  ])
})

test('on an empty page there is no neighbour to name', async () => {
  const { call, asked } = server(200, { success: true, group, revisions: {}, data: null })
  await sendSection(call, { command: sectionCommand({ place: { nextTo: null, side: 'after' } }), pageId: 'page' }, 'de')
  expect(asked[0]?.body).not.toHaveProperty('nextTo')
})

test('[E-228] a removal names page and group', async () => {
  const { call, asked } = server(200, { success: true })
  expect(await sendSection(call, { command: sectionCommand({ kind: 'removeSection' }), pageId: 'page' }, 'de')).toEqual({ kind: 'arrived', section: null })
  expect(asked).toEqual([{ url: '/api/v1/group/remove', body: { pageId: 'page', groupId: group.id, commandId: 's0' } }])
})

test.each([
  [403, 'opticiansOnly', 'refused'],
  [400, 'sectionNotOffered', 'refused'],
  [401, 'signInNeeded', 'signIn'],
  [503, 'unavailable', 'later'],
])('%s %s means %s', async (status, code, kind) => {
  const { call } = server(status, { success: false, error: { code, message: 'Nein', requestId: '' } })
  expect((await sendSection(call, { command: sectionCommand(), pageId: 'page' }, 'de')).kind).toBe(kind)
})
