import { expect, test } from 'vitest'
import { createCall } from '../../kit/api/call.ts'
import { sendCommands } from './send-commands.ts'

const answering = (status: number, headers: Record<string, string> = {}) =>
  createCall(() => Promise.resolve(Response.json({ success: false, error: { code: 'internal', message: 'Das hat nicht geklappt.' } }, { status, headers })))
const send = (call: ReturnType<typeof createCall>) => sendCommands({ call, author: 'anna', locale: 'de', onScreen: () => {} }, [])

test.each([408, 425, 429, 502, 503, 504, 507])('%s is a reason to wait, as long as the server says', async (status) => {
  expect(await send(answering(status, { 'retry-after': '7' }))).toEqual({ kind: 'later', retryAfterSeconds: 7 })
})

test('no answer at all is one too', async () => {
  expect(await send(createCall(() => Promise.reject(new TypeError('no line'))))).toMatchObject({ kind: 'later' })
})

test.each([400, 500])('%s is not: waiting for it would hold back everything after it', async (status) => {
  expect(await send(answering(status))).toEqual({ kind: 'fault', error: { code: 'internal', message: 'Das hat nicht geklappt.' } })
})

test('who is signed out signs in first', async () => {
  expect(await send(answering(401))).toEqual({ kind: 'signIn' })
})
