import { expect, test } from 'vitest'
import type { SendResult } from '../queue/create-queue.ts'
import { entry, texts, TITLE } from '../queue/queue-test-kit.ts'
import { createCall } from '../../kit/api/call.ts'
import { saveField } from './save-field.ts'

const answering = (status: number, body: object, headers: Record<string, string> = {}) => createCall(async () => Response.json(body, { status, headers }))
const refusal = (code: string) => ({ success: false, error: { code, message: 'Worte', requestId: 'r' } })

test('sends the one language that changed, the revision seen and the id of the command', async () => {
  const bodies: unknown[] = []
  const call = createCall(async (_, init) => {
    bodies.push(JSON.parse(typeof init.body === 'string' ? init.body : ''))
    return Response.json({ success: true, revision: 2, content: texts({ de: null }) })
  })
  await saveField(call, entry({ after: null }))
  expect(bodies).toEqual([{ itemType: 'field', linkId: TITLE, data: { content: { type: 'localizedSingleValue', data: { de: null } } }, revision: 1, commandId: 'c0' }])
})

test.each<[number, object, SendResult]>([
  [200, { success: true, revision: 2, content: texts({ de: 'Neu' }) }, { kind: 'saved', revision: 2, content: texts({ de: 'Neu' }) }],
  [409, { ...refusal('revisionClash'), mine: texts({ de: 'Neu' }), theirs: texts({ de: 'Fremd' }), revision: 7 }, { kind: 'clash', theirs: texts({ de: 'Fremd' }), revision: 7 }],
  [401, refusal('signInNeeded'), { kind: 'signIn' }],
  [404, refusal('notFound'), { kind: 'refused', code: 'notFound', message: 'Worte' }],
  [403, refusal('notAllowed'), { kind: 'refused', code: 'notAllowed', message: 'Worte' }],
  [409, refusal('statusClash'), { kind: 'refused', code: 'statusClash', message: 'Worte' }],
  [500, refusal('internal'), { kind: 'later', retryAfterSeconds: undefined }],
])('reads an answer with status %i', async (status, body, expected) => {
  expect(await saveField(answering(status, body), entry())).toEqual(expected)
})

test('a busy server says when to come again', async () => {
  expect(await saveField(answering(429, refusal('tooManyRequests'), { 'retry-after': '5' }), entry())).toEqual({ kind: 'later', retryAfterSeconds: 5 })
})
