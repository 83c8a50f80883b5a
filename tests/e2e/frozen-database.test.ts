import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '../../src/server/api/calls.ts'
import { makeDataDir } from '../support/demo-data.ts'
import { ask, openEditorClient, type Answer } from '../support/http.ts'
import { postgresProcesses } from '../support/postgres-processes.ts'
import { DEMO_PASSWORD, startServer, type ServerProcess } from '../support/server-process.ts'

const host = 'seeblick.localhost'

let dataDir: string
let server: ServerProcess
let frozen: number[] = []
beforeAll(async () => {
  dataDir = await makeDataDir('frozen')
  server = await startServer({ dataDir })
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

describe.runIf(process.platform === 'linux')('a database that is frozen', () => {
  test('saves, forms and logins answer 503 with Retry-After within a second, kept pages go on, /readyz says no, and it is back within two seconds', async () => {
    const editor = await openEditorClient({ port: server.port, host, editPath: '/de/edit' })
    expect((await timed('/de')).status).toBe(200)
    expect((await timed('/readyz')).status).toBe(200)
    const contact = calls.find(({ path }) => path === 'contact')?.example
    const save = {
      itemType: 'field',
      linkId: editor.page.fieldId,
      data: { content: { type: 'localizedSingleValue', data: { de: 'Gefroren' } } },
      revision: editor.page.revision,
      commandId: 'frozen-save',
    }
    await freeze()
    // The machine may be busy with other things too; the product itself decides after 0.8 seconds.
    const writes = () =>
      Promise.all([
        timed('/api/v1/data', { body: save, headers: { cookie: editor.cookie } }),
        timed('/api/v1/contact', { body: contact }),
        timed('/api/v1/auth', { body: { email: 'editor@seeblick.example', password: DEMO_PASSWORD } }),
      ])
    const kept = timed('/de')
    for (const answers of [await writes(), await writes()]) {
      expect(answers.map(({ status, headers }) => [status, headers['retry-after']])).toEqual(answers.map(() => [503, '2']))
      expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(1200)
    }
    expect([(await kept).status, (await kept).ms < 500]).toEqual([200, true])
    expect([(await timed('/de')).status, (await timed('/readyz')).status, (await timed('/livez')).status]).toEqual([200, 503, 200])
    const thawedAt = performance.now()
    thaw()
    await expect.poll(async () => (await timed('/readyz')).status, { timeout: 4000, interval: 50 }).toBe(200)
    await expect.poll(async () => (await timed('/api/v1/data', { body: save, headers: { cookie: editor.cookie } })).status, { timeout: 4000, interval: 50 }).toBe(200)
    expect(performance.now() - thawedAt).toBeLessThan(2000)
  })
})
