import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { Hono } from 'hono'
import { seedSite } from '../../src/actions/demo/seed-site.ts'
import type { Background } from '../../src/background/background.ts'
import type { Site } from '../../src/model/site/site.ts'
import { createApp } from '../../src/server/app.ts'
import type { AppEnv, ServerParts } from '../../src/server/parts.ts'
import { addMember } from '../../src/store/members.ts'
import { migrate } from '../../src/store/migrate.ts'
import { siteByHost } from '../../src/store/sites.ts'
import { createTestDatabase } from './postgres.ts'
import { createTestParts, PLENTY, type TestPartsOptions } from './test-parts.ts'
import { testSeed } from './test-seed.ts'

export const HOST_A = 'anna.example'
export const HOST_B = 'bruno.example'
export const PASSWORD = 'correct horse battery'

export type Who = 'visitor' | 'editorA' | 'editorB' | 'admin'

export type TestApp = {
  app: Hono<AppEnv>
  parts: ServerParts
  /** Not started. */
  background: Background
  siteA: Site
  siteB: Site
  logs: string[]
  adminUrl: string
  /** Where its files are. */
  folder: string
  /** A request as the named person on the host; JSON when a body is given. */
  ask: (path: string, options?: { host?: string; who?: Who; method?: string; body?: unknown; headers?: Record<string, string> }) => Promise<Response>
  pageId: (site: Site, slug: string) => Promise<string>
  /** Another process on the same database. */
  openSecond: () => Promise<{ app: Hono<AppEnv>; parts: ServerParts; close: () => Promise<void> }>
  close: () => Promise<void>
}

type AppOptions = Partial<Pick<TestPartsOptions, 'now' | 'limits' | 'places' | 'fetchBytes' | 'mail' | 'keepDays' | 'admission' | 'translator' | 'articles'>>

/** The whole product without a port: real PostgreSQL, two sites, their editors and an administrator. */
export async function openTestApp({
  now = () => new Date(),
  limits = PLENTY,
  places = {},
  fetchBytes = async () => ({ kind: 'failed' }),
  mail = null,
  keepDays = 365,
  admission,
  translator = null,
  articles = null,
}: AppOptions = {}): Promise<TestApp> {
  const database = await createTestDatabase(inject('postgresAdminUrl'))
  await migrate(database.adminUrl)
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-test-app-'))
  const options = { database, folder, now, limits, places, fetchBytes, mail, keepDays, translator, articles, ...(admission && { admission }) }
  const { parts, background, logs, close } = await createTestParts(options)
  const app = createApp(parts)
  await seedSite(parts, testSeed(HOST_A, 'annasonly'))
  await seedSite(parts, testSeed(HOST_B, 'brunosonly'))
  const [siteA, siteB] = [await siteByHost(parts.store.platform, HOST_A), await siteByHost(parts.store.platform, HOST_B)]
  if (!siteA || !siteB) throw new Error('The test sites are missing')
  const cookies = await createPeople(parts, siteA, siteB)

  return {
    app,
    parts,
    background,
    siteA,
    siteB,
    logs,
    adminUrl: database.adminUrl,
    folder,
    async ask(path, { host = HOST_A, who = 'visitor', method, body, headers = {} } = {}) {
      return app.request(`http://${host}${path}`, {
        method: method ?? (body === undefined ? 'GET' : 'POST'),
        headers: { host, ...(who !== 'visitor' && { cookie: cookies[who](host) }), ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      })
    },
    async pageId(site, slug) {
      return parts.store.inSite(site.id, async (tx) => {
        const rows = await tx.execute<{ page_id: string }>(`select page_id from site.slugs where slug = '${slug.replaceAll("'", '')}' limit 1`)
        const id = rows.rows[0]?.page_id
        if (id === undefined) throw new Error(`No page ${slug}`)
        return id
      })
    },
    async openSecond() {
      const second = await createTestParts(options)
      return { app: createApp(second.parts), parts: second.parts, close: second.close }
    },
    async close() {
      await close()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

type CookieFor = (host: string) => string

/** Sessions belong to a host, so each person signs in on every host they may use. */
async function createPeople(parts: ServerParts, siteA: Site, siteB: Site): Promise<Record<Exclude<Who, 'visitor'>, CookieFor>> {
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
