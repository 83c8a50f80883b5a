import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoSites } from '../../demo/sites.ts'
import { ask } from '../support/http.ts'
import { createTestDatabase, startTestPostgres } from '../support/postgres.ts'
import { startServer, type ServerProcess } from '../support/server-process.ts'

const STARTS = 3
const SQL = /\b(insert into|select .* from|failed query|violates|duplicate key|params:)/i

let room: string
beforeAll(async () => {
  room = await mkdtemp(join(tmpdir(), 'vitrine-first-'))
})
afterAll(() => rm(room, { recursive: true, force: true }))

async function startAll(options: (at: number) => Parameters<typeof startServer>[0]): Promise<void> {
  const starts = await Promise.allSettled(Array.from({ length: STARTS }, (_, at) => startServer(options(at))))
  const servers = starts.flatMap((start): ServerProcess[] => (start.status === 'fulfilled' ? [start.value] : []))
  try {
    expect(starts.flatMap((start) => (start.status === 'rejected' ? [String(start.reason)] : []))).toEqual([])
    const output = servers.map((server) => server.output()).join('\n')
    expect(output).not.toMatch(SQL)
    for (const { name } of demoSites) expect(output.split(`Setting up ${name} …`).length - 1, name).toBe(1)
    for (const { port } of servers) expect((await ask({ port, host: 'seeblick.localhost', path: '/de' })).status).toBe(200)
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
}

describe('three first starts at once', () => {
  test('on one data folder: one of them makes the demo sites, and all of them serve', { timeout: 180_000 }, async () => {
    await startAll(() => ({ dataDir: join(room, 'shared') }))
  })

  test('on one database of the operator: the same, and each site is there once', { timeout: 180_000 }, async () => {
    const postgres = await startTestPostgres()
    const database = await createTestDatabase(postgres.adminUrl)
    try {
      await startAll((at) => ({ dataDir: join(room, `own-${at}`), env: { DATABASE_URL: database.adminUrl } }))
      const client = new Client({ connectionString: database.adminUrl })
      await client.connect()
      const { rows } = await client.query<{ count: number }>('select count(*)::int as count from platform.sites')
      await client.end()
      expect(rows).toEqual([{ count: demoSites.length }])
    } finally {
      await database.drop()
      await postgres.stop()
    }
  })
})
