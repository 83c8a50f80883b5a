import { rm } from 'node:fs/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { calls } from '../../src/server/api/calls.ts'
import { makeDataDir } from '../support/demo-data.ts'
import { ask, openEditorClient, type Answer, type EditorClient } from '../support/http.ts'
import { databaseUrl } from '../support/journey-store.ts'
import { postgresProcesses } from '../support/postgres-processes.ts'
import { DEMO_PASSWORD, SOON_MS, startServer, type ServerProcess } from '../support/server-process.ts'

const host = 'seeblick.localhost'

let dataDir: string
let server: ServerProcess
let frozen: number[] = []
beforeAll(async () => {
  dataDir = await makeDataDir('frozen')
  server = await startServer({ dataDir, env: { TRUSTED_PROXIES: '127.0.0.1' } })
})
afterAll(async () => {
  thaw()
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
})

async function freeze(): Promise<void> {
  frozen = await postgresProcesses(dataDir)
  for (const pid of frozen) process.kill(pid, 'SIGSTOP')
}

function thaw(): void {
  for (const pid of frozen.splice(0)) process.kill(pid, 'SIGCONT')
}

type Timed = Answer & { ms: number }

async function timed(path: string, options: { body?: unknown; headers?: Record<string, string> } = {}): Promise<Timed> {
  const began = performance.now()
  const answer = await ask({ port: server.port, host, path, ...options })
  return { ...answer, ms: performance.now() - began }
}

const contact = z.record(z.string(), z.unknown()).parse(calls.find(({ path }) => path === 'contact')?.example)
let asked = 0

/** What people do who wait for the answer: an owner saves, a visitor sends a form, an owner signs in. Each time other people from elsewhere: what was too much for one of them is not asked here. */
function askToWrite(editor: EditorClient, words: string): Promise<Timed[]> {
  asked += 1
  const from = { 'x-forwarded-for': `192.0.2.${asked}` }
  const save = {
    itemType: 'field',
    linkId: editor.page.fieldId,
    data: { content: { type: 'localizedSingleValue', data: { de: words } } },
    revision: editor.page.revision,
    commandId: `save-${words}`,
  }
  return Promise.all([
    timed('/api/v1/data', { body: save, headers: { ...from, cookie: editor.cookie } }),
    timed('/api/v1/contact', { body: { ...contact, email: `visitor-${asked}@example.ch` }, headers: { ...from, 'idempotency-key': `form-${words}` } }),
    timed('/api/v1/auth', { body: { email: 'editor@seeblick.example', password: DEMO_PASSWORD }, headers: from }),
  ])
}

function expectToldToComeBack(answers: readonly Timed[]): void {
  expect(answers.map(({ status, headers }) => [status, headers['retry-after']])).toEqual(answers.map(() => [503, '2']))
  expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(SOON_MS)
}

async function expectBackByItself(editor: EditorClient, words: string): Promise<void> {
  const since = performance.now()
  const isBack = async () => (await askToWrite(editor, words)).map(({ status }) => status)
  await expect.poll(isBack, { timeout: 4000, interval: 50 }).toEqual([200, 200, 200])
  expect(performance.now() - since).toBeLessThan(2000)
}

describe.runIf(process.platform === 'linux')('a database that is frozen', () => {
  test('saves, forms and logins answer 503 with Retry-After within a second, kept pages go on, /readyz says no, and it is back within two seconds', async () => {
    const editor = await openEditorClient({ port: server.port, host, editPath: '/de/edit' })
    expect((await timed('/de')).status).toBe(200)
    expect((await timed('/readyz')).status).toBe(200)
    await freeze()
    const kept = timed('/de')
    expectToldToComeBack(await askToWrite(editor, 'Gefroren'))
    expectToldToComeBack(await askToWrite(editor, 'Gefroren'))
    expect([(await kept).status, (await kept).ms < 500]).toEqual([200, true])
    expect([(await timed('/de')).status, (await timed('/readyz')).status, (await timed('/livez')).status]).toEqual([200, 503, 200])
    thaw()
    await expectBackByItself(editor, 'Gefroren')
    expect((await timed('/readyz')).status).toBe(200)
  })
})

/** Somebody else works on all that is written, and does not come to an end. */
async function lockTables(): Promise<() => Promise<void>> {
  const other = new Client({ connectionString: await databaseUrl(dataDir) })
  await other.connect()
  await other.query('begin; lock table site.fields, site.submissions, auth.accounts in access exclusive mode')
  return () => other.end()
}

describe('a database that answers and is slow', () => {
  test('saves, forms and logins that wait for somebody else’s lock answer 503 within a second, kept pages go on, and all is well afterwards', async () => {
    const editor = await openEditorClient({ port: server.port, host, editPath: '/de/edit' })
    expect((await timed('/de')).status).toBe(200)
    const unlock = await lockTables()
    try {
      expectToldToComeBack(await askToWrite(editor, 'Gesperrt'))
      // Far more than there are connections: also who gets none hears of it long before the lock would have given up.
      const since = performance.now()
      const crowd = (await Promise.all(Array.from({ length: 30 }, (_, at) => askToWrite(editor, `Gesperrt-${at}`)))).flat()
      expect(crowd.map(({ status }) => status).filter((status) => status !== 503 && status !== 429)).toEqual([])
      expect(performance.now() - since).toBeLessThan(4000)
      const kept = await timed('/de')
      expect([kept.status, kept.ms < 500]).toEqual([200, true])
    } finally {
      await unlock()
    }
    await expectBackByItself(editor, 'Gesperrt')
  })
})
