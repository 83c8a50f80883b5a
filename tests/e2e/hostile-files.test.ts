import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openBrowser, visit } from '../support/browser.ts'
import { MARK, type HostileFile } from '../support/hostile/hostile-file.ts'
import { hostileFiles } from '../support/hostile/hostile-files.ts'
import { signInEditor } from '../support/http.ts'
import { watchMemory } from '../support/watch-memory.ts'

/** `HOSTILE_FILES=Infinity` tries all of them; the rest of what they do is tried without a browser. */
const MOST = Number(process.env['HOSTILE_FILES'] ?? 12)
const HOST = 'seeblick.localhost'
/** Of the server with all that it starts. */
const MOST_MEGABYTES = 512
const MOST_GROWTH = 340
const FILMS = MOST === Infinity ? MOST : 3

let browser: Browser
let cookie = ''
let files: HostileFile[]
beforeAll(async () => {
  browser = await openBrowser()
  cookie = await signInEditor(inject('port'), HOST)
  files = await hostileFiles(Number(process.env['SEED'] ?? 7), MOST)
})
afterAll(() => browser.close())

type Sent = { status: number; headers: Record<string, string | string[] | undefined>; body: string }

type Sending = { method?: string; body?: Uint8Array; headers?: Record<string, string> }

/** Who sends so much is asked to wait now and then. */
async function send(path: string, sending: Sending = {}): Promise<Sent> {
  const answer = await sendOnce(path, sending)
  if (answer.status !== 429 && answer.status !== 503) return answer
  await wait(Number(answer.headers['retry-after'] ?? 1) * 1000)
  return send(path, sending)
}

function sendOnce(path: string, { method = 'POST', body = new Uint8Array(), headers = {} }: Sending): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const sending = request({ host: '127.0.0.1', port: inject('port'), path, method, agent: false, headers: { host: HOST, cookie, ...headers } }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts).toString() }))
    })
    // Whoever is refused before the last byte hangs up.
    sending.on('error', (error) => ('code' in error && (error.code === 'EPIPE' || error.code === 'ECONNRESET') ? resolve({ status: 413, headers: {}, body: '{}' }) : reject(error)))
    sending.end(body)
  })
}

const json = async <Value>(answer: Promise<Sent>): Promise<Value> => JSON.parse((await answer).body) as Value
const asJson = (value: unknown) => ({ body: new TextEncoder().encode(JSON.stringify(value)), headers: { 'content-type': 'application/json' } })

/** All files are sent to a server that has done nothing else; a few of them come among other journeys. */
function keepsMemory(what: string, { most, grown }: { most: number; grown: number }): void {
  if (MOST === Infinity) console.log(`${what}: at most ${Math.round(most)} MB, ${Math.round(grown)} MB more than before`)
  expect(grown).toBeLessThan(MOST_GROWTH)
  if (MOST === Infinity) expect(most).toBeLessThan(MOST_MEGABYTES)
}

describe('files that mean harm, sent to the server as it runs', () => {
  test('[T3] [T13] [E-126] pictures: bounded memory, harmless answers, and in a browser nothing of them runs', { timeout: 900_000 }, async () => {
    const memory = watchMemory(inject('serverPid'))
    const stored: string[] = []
    const lanes = [0, 1, 2].map(async (lane) => {
      for (const file of files.filter((_, at) => at % 3 === lane)) {
        const answer = await send(`/api/v1/media/upload?${new URLSearchParams({ filename: file.filename, isNew: '1' })}`, { body: await file.make() })
        expect(answer.status, file.about).toBeLessThan(500)
        const { media } = JSON.parse(answer.body) as { media?: { publicUrl: string } }
        if (media) stored.push(media.publicUrl)
      }
    })
    await Promise.all(lanes)
    keepsMemory(`${files.length} files, ${stored.length} stored`, memory.stop())

    const { page, context, problems } = await visit(browser)
    const asked: string[] = []
    page.on('request', (asking) => asked.push(asking.url()))
    for (const path of stored) {
      const response = await page.goto(`http://${HOST}:${inject('port')}${path}`)
      const headers = response?.headers() ?? {}
      expect([headers['x-content-type-options'], headers['content-security-policy'], /^image\/(?:webp|avif)$/.test(headers['content-type'] ?? '')]).toEqual([
        'nosniff',
        "default-src 'none'; sandbox",
        true,
      ])
      expect(await page.title()).not.toContain(MARK)
    }
    // Around a picture the browser draws a page of its own, whose styles the policy forbids as well.
    const others = problems.filter((problem) => !problem.startsWith('Applying inline style'))
    expect([stored.length > 0, asked.filter((url) => url.includes(MARK)), others]).toEqual([true, [], []])
    await context.close()
  })

  test('[T13] films: what is none is said, and nothing is left of it', { timeout: 900_000 }, async () => {
    const memory = watchMemory(inject('serverPid'))
    for (const file of files.slice(0, FILMS)) {
      const bytes = await file.make()
      if (bytes.length === 0) continue
      const { id } = await json<{ id: string }>(send('/api/v1/media/directUpload'))
      await send(`/api/v1/media/uploads/${id}`, {
        method: 'PATCH',
        body: bytes,
        headers: { 'tus-resumable': '1.0.0', 'content-type': 'application/offset+octet-stream', 'upload-offset': '0', 'upload-length': String(bytes.length) },
      })
      expect((await send('/api/v1/media/createEntry', asJson({ uploadId: id, filename: 'film.mp4' }))).status, file.about).toBe(200)
      await expect
        .poll(async () => (await json<{ state: string }>(send(`/api/v1/media/entry?uploadId=${id}`, { method: 'GET' }))).state, { timeout: 30_000, message: file.about })
        .toMatch(/^(?:failed|ready)$/)
      await send(`/api/v1/media/uploads/${id}`, { method: 'DELETE', headers: { 'tus-resumable': '1.0.0' } })
    }
    keepsMemory('as films', memory.stop())
  })
})
