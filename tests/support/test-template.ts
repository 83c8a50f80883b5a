import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { seedSite } from '../../src/actions/demo/seed-site.ts'
import type { Site } from '../../src/model/site/site.ts'
import type { ServerParts } from '../../src/server/parts.ts'
import { addMember } from '../../src/store/members.ts'
import { migrate } from '../../src/store/migrate.ts'
import { siteByHost } from '../../src/store/sites.ts'
import { createTestDatabase } from './postgres.ts'
import { createTestParts, PLENTY } from './test-parts.ts'
import { testSeed } from './test-seed.ts'

export const HOST_A = 'anna.example'
export const HOST_B = 'bruno.example'
export const PASSWORD = 'correct horse battery'

export type Who = 'visitor' | 'editorA' | 'editorB' | 'admin'
type CookieFor = (host: string) => string

/** What every test app begins with; nobody works on it, so that it can be copied. */
export type TestTemplate = { database: string; folder: string; siteA: Site; siteB: Site; cookies: Record<Exclude<Who, 'visitor'>, CookieFor> }

let made: Promise<TestTemplate> | undefined

/** Made once per process: migrations, pictures and a dozen password checks are most of what a small test file would do. */
export function testTemplate(): Promise<TestTemplate> {
  return (made ??= makeTemplate())
}

async function makeTemplate(): Promise<TestTemplate> {
  const database = await createTestDatabase(inject('postgresAdminUrl'))
  await migrate(database.adminUrl)
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-test-template-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const given = { now: () => new Date(), limits: PLENTY, places: {}, fetchBytes: async () => ({ kind: 'failed' as const }), mail: null, keepDays: 365, translator: null }
  const { parts, close } = await createTestParts({ database, folder, ...given })
  await seedSite(parts, testSeed(HOST_A, 'annasonly'))
  await seedSite(parts, testSeed(HOST_B, 'brunosonly'))
  const [siteA, siteB] = [await siteByHost(parts.store.platform, HOST_A), await siteByHost(parts.store.platform, HOST_B)]
  if (!siteA || !siteB) throw new Error('The test sites are missing')
  const cookies = await createPeople(parts, siteA, siteB)
  await close()
  return { database: new URL(database.adminUrl).pathname.slice(1), folder, siteA, siteB, cookies }
}

/** Sessions belong to a host, so each person signs in on every host they may use. */
async function createPeople(parts: ServerParts, siteA: Site, siteB: Site): Promise<TestTemplate['cookies']> {
  const { auth, store } = parts
  const create = async (email: string, role: 'optician' | 'admin', sites: readonly Site[]): Promise<CookieFor> => {
    const { userId } = await auth.createUser({ email, name: email, password: PASSWORD, role })
    for (const site of sites) await addMember(store.platform, userId, site.id)
    const perHost = new Map<string, string>()
    for (const host of [HOST_A, HOST_B, 'console.localhost']) {
      const signedIn = await auth.signIn({ email, password: PASSWORD, host, address: '127.0.0.1', userAgent: 'test' })
      perHost.set(host, signedIn?.cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ') ?? '')
    }
    return (host) => perHost.get(host) ?? ''
  }
  return {
    editorA: await create('a@anna.example', 'optician', [siteA]),
    editorB: await create('b@bruno.example', 'optician', [siteB]),
    admin: await create('admin@vitrine.example', 'admin', []),
  }
}
