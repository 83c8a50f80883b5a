import { expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { createCall } from './call.ts'

const answer = z.object({ success: z.literal(true), id: z.string() })

function callWith(respond: () => Response | Promise<Response>) {
  const requests: { url: string; init: RequestInit }[] = []
  const call = createCall(async (url, init) => {
    requests.push({ url, init })
    return respond()
  })
  return { call, requests }
}

const ok = () => Response.json({ success: true, id: 'x' })

test('[V-255] POST and PUT send JSON with same-origin credentials and return parsed JSON', async () => {
  const { call, requests } = callWith(ok)
  expect(await call.post('data', { a: 1 }, answer)).toEqual({ ok: true, value: { success: true, id: 'x' } })
  expect(await call.put('page/info', { b: 2 }, answer)).toEqual({ ok: true, value: { success: true, id: 'x' } })
  expect(requests).toMatchObject([
    { url: '/api/v1/data', init: { method: 'POST', credentials: 'same-origin', headers: { 'content-type': 'application/json' }, body: '{"a":1}' } },
    { url: '/api/v1/page/info', init: { method: 'PUT', credentials: 'same-origin', headers: { 'content-type': 'application/json' }, body: '{"b":2}' } },
  ])
})

test('[V-255] GET sends query parameters', async () => {
  const { call, requests } = callWith(ok)
  await call.get('page/status/publication', { id: 'a b' }, answer)
  await call.get('sites', {}, answer)
  expect(requests).toMatchObject([
    { url: '/api/v1/page/status/publication?id=a+b', init: { method: 'GET', credentials: 'same-origin' } },
    { url: '/api/v1/sites', init: { method: 'GET', credentials: 'same-origin' } },
  ])
})

test('a language of its own is asked for with every call, before the browser’s', async () => {
  const requests: RequestInit[] = []
  const call = createCall(async (_, init) => (requests.push(init), ok()), 'fr')
  await call.get('sites', {}, answer)
  await call.post('data', {}, answer)
  expect(requests.map(({ headers }) => headers)).toEqual([{ 'accept-language': 'fr' }, { 'accept-language': 'fr', 'content-type': 'application/json' }])
})

test('a refusal comes back as a value, with its code, its words and when to come again', async () => {
  const body = { success: false, error: { code: 'tooManyRequests', message: 'Bitte warten', requestId: 'r' } }
  const { call } = callWith(() => Response.json(body, { status: 429, headers: { 'retry-after': '12' } }))
  expect(await call.post('data', {}, answer)).toEqual({ ok: false, status: 429, code: 'tooManyRequests', message: 'Bitte warten', retryAfterSeconds: 12, body })
})

test.each([
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), 0],
  ['somebody else’s page with status 200', () => new Response('<h1>Gratis WLAN</h1>'), 0],
  ['an error page of a proxy', () => new Response('Bad gateway', { status: 502 }), 502],
])('%s is a failure, never an exception', async (_, respond, status) => {
  expect(await callWith(respond).call.post('data', {}, answer)).toMatchObject({ ok: false, status, message: '' })
})

test('small bodies outlive the page, large ones would be refused by the browser', async () => {
  const { call, requests } = callWith(ok)
  await call.post('data', 'a'.repeat(100), answer)
  await call.post('data', 'a'.repeat(60_000), answer)
  expect(requests.map(({ init }) => init.keepalive)).toEqual([true, false])
})

test('what is asked for ahead is asked once, taken by the first who wants it, and not kept for later', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { call, requests } = callWith(ok)
  call.ahead('sites', { a: '1' })
  call.ahead('sites', { a: '1' })
  expect(await call.get('sites', { a: '1' }, answer)).toMatchObject({ ok: true })
  expect(requests).toHaveLength(1)
  await call.get('sites', { a: '1' }, answer)
  expect(requests).toHaveLength(2)
  call.ahead('sites', { a: '1' })
  vi.advanceTimersByTime(3001)
  await call.get('sites', { a: '1' }, answer)
  expect(requests).toHaveLength(4)
})
