import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { REFUSALS } from '../../model/refusal.ts'
import { errorTexts } from '../../i18n/errors/texts.ts'
import { calls } from './calls.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

type Failure = { success: boolean; error: { code: string; message: string; requestId: string } }
const failure = async (response: Response) => ({ status: response.status, body: (await response.json()) as Failure })

describe('the frame of the API', () => {
  test('[V-258] an unknown path answers 404 as JSON', async () => {
    for (const path of ['/api/v1/nothing', '/api/v1/page', '/api/v1/page/publish/x', '/api/nothing']) {
      const { status, body } = await failure(await t.ask(path))
      expect(status, path).toBe(404)
      expect(body).toMatchObject({ success: false, error: { code: 'unknownCall' } })
    }
  })

  test('a known path with another method answers 405', async () => {
    expect((await t.ask('/api/v1/page/publish')).status).toBe(405)
    expect((await t.ask('/api/v1/data', { method: 'DELETE' })).status).toBe(405)
  })

  test('[E-246] a write from another website is refused, by Origin and by Sec-Fetch-Site', async () => {
    const body = { id: 'x' }
    const strangers: Record<string, string>[] = [{ origin: 'https://evil.example' }, { origin: 'null' }, { origin: 'https://anna.example.evil.example' }, { 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }]
    for (const headers of strangers) {
      const { status, body: answer } = await failure(await t.ask('/api/v1/page/publish', { who: 'editorA', body, headers }))
      expect([status, answer.error.code]).toEqual([403, 'foreignOrigin'])
    }
    expect((await t.ask('/api/v1/page/publish', { who: 'editorA', body, headers: { origin: 'http://anna.example', 'sec-fetch-site': 'same-origin' } })).status).toBe(404)
  })

  test('only JSON is read', async () => {
    const response = await t.ask('/api/v1/page/publish', { who: 'editorA', body: 'id=x', headers: { 'content-type': 'text/plain' } })
    expect((await failure(response)).body.error.code).toBe('jsonOnly')
  })

  test('broken, deep and large bodies get 4xx quickly', async () => {
    const cases: [string, number][] = [
      ['{', 400],
      ['{"id":', 400],
      [`${'['.repeat(100_000)}${']'.repeat(100_000)}`, 400],
      [JSON.stringify({ id: 'x'.repeat(2_000_000) }), 413],
      ['"text"', 400],
      ['null', 400],
    ]
    for (const [body, status] of cases) {
      const startedAt = performance.now()
      expect((await t.ask('/api/v1/page/publish', { who: 'editorA', body })).status).toBe(status)
      expect(performance.now() - startedAt).toBeLessThan(500)
    }
  })

  test('a length that cannot be compared is a wrong value, and no fault of ours', async () => {
    const { status } = await t.ask('/api/v1/page/publish', { who: 'editorA', body: '{"id":{"length":{"valueOf":1,"toString":1}}}' })
    expect(status).toBe(400)
  })

  test('keys that reach prototypes change nothing', async () => {
    await t.ask('/api/v1/page/publish', { who: 'editorA', body: '{"id":"x","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}' })
    expect('polluted' in {}).toBe(false)
  })

  test('[E-244] failures are JSON with a permanent code, a sentence in the caller’s language and a request id, and nothing of the inside', async () => {
    for (const [language, text] of [['de', errorTexts.de.signInNeeded], ['fr-CH,fr;q=0.9', errorTexts.fr.signInNeeded], ['xx', errorTexts.de.signInNeeded]] as const) {
      const { body } = await failure(await t.ask('/api/v1/page/publish', { body: { id: 'x' }, headers: { 'accept-language': language } }))
      expect(body).toEqual({ success: false, error: { code: 'signInNeeded', message: text, requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) } })
    }
  })

  test('every code has a text in every language', () => {
    for (const texts of Object.values(errorTexts)) expect(Object.keys(texts).toSorted()).toEqual(Object.keys(REFUSALS).toSorted())
  })

  test('an error inside answers 500 with an id, and the details stay in the log', async () => {
    const { inSite } = t.parts.store
    t.parts.store.inSite = () => Promise.reject(new Error('secret detail of /var/lib'))
    const response = await t.ask('/api/v1/page/publish', { who: 'admin', body: { id: 'x' } })
    t.parts.store.inSite = inSite
    const text = await response.text()
    expect(response.status).toBe(500)
    expect(text).not.toContain('secret detail')
    expect(t.logs.join('\n')).toContain('secret detail')
  })

  test('answers of the API are private and never stored', async () => {
    const response = await t.ask('/api/v1/auth')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('openapi.json describes every call, and the readable page names it', async () => {
    const document = (await (await t.ask('/api/v1/openapi.json')).json()) as { paths: Record<string, Record<string, object>> }
    const page = await (await t.ask('/api/v1')).text()
    for (const call of calls) {
      expect(document.paths[`/api/v1/${call.path}`]).toHaveProperty(call.method.toLowerCase())
      expect(page).toContain(`/api/v1/${call.path}`)
    }
  })

  test('examples in the documentation are valid inputs', () => {
    for (const call of calls) expect(call.input.safeParse(call.example).success, call.path).toBe(true)
  })

  test('logs hold no query, body, cookie or address', async () => {
    t.logs.length = 0
    await t.ask('/api/v1/auth?email=secret%40example.ch', { who: 'editorA', headers: { 'x-forwarded-for': '203.0.113.9' } })
    await t.ask('/api/v1/auth', { body: { email: 'secret@example.ch', password: 'geheim' } })
    expect(t.logs.join('\n')).not.toMatch(/secret|geheim|203\.0\.113|vitrine_session/)
  })
})

describe('limits', () => {
  test('too many writes from one address get 429 with the time to wait', async () => {
    const tight = await openTestApp({ limits: { write: 3, read: 3 } })
    const ask = () => tight.ask('/api/v1/page/publish', { who: 'editorA', body: { id: 'x' } })
    for (let round = 0; round < 3; round += 1) expect((await ask()).status).toBe(404)
    const refused = await ask()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    await tight.close()
  })
})
