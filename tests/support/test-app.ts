import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { Hono } from 'hono'
import { seedSite } from '../../src/actions/demo/seed-site.ts'
import { createPostOffice } from '../../src/actions/mail/post-office.ts'
import { createSiteMemory } from '../../src/actions/site/site-memory.ts'
import { idFromBytes } from '../../src/model/ids.ts'
import type { Site } from '../../src/model/site/site.ts'
import { createApp } from '../../src/server/app.ts'
import { createMetrics } from '../../src/server/operations/metrics.ts'
import type { CachedAnswer } from '../../src/server/pages/cached-answer.ts'
import type { AppEnv, ServerParts } from '../../src/server/parts.ts'
import { createAuth } from '../../src/services/auth/better-auth.ts'
import { createLimits } from '../../src/services/limits/limits.ts'
import type { Mail } from '../../src/services/mail/mail.ts'
import { createPageCache } from '../../src/services/page-cache/page-cache.ts'
import { createFolderMarks } from '../../src/services/pictures/folder-marks.ts'
import { createPageLocks } from '../../src/services/page-locks/page-locks.ts'
import { createFolderPictures } from '../../src/services/pictures/folder-pictures.ts'
import { createPostgresPurge } from '../../src/services/purge/postgres-purge.ts'
import { createFolderStreams } from '../../src/services/streams/folder-streams.ts'
import type { FetchBytes } from '../../src/services/thumbnails/thumbnails.ts'
import { createYoutubeThumbnails } from '../../src/services/thumbnails/youtube-thumbnails.ts'
import { addMember } from '../../src/store/members.ts'
import { migrate } from '../../src/store/migrate.ts'
import * as authTables from '../../src/store/schema/auth.ts'
import { siteByHost } from '../../src/store/sites.ts'
import { openStore } from '../../src/store/store.ts'
import { createTestDatabase } from './postgres.ts'
import { testSeed } from './test-seed.ts'

export const HOST_A = 'anna.example'
export const HOST_B = 'bruno.example'
export const PASSWORD = 'correct horse battery'
const SECRET = 'a secret for tests that is long enough'

const newId = () => idFromBytes(randomBytes(16))

export type Who = 'visitor' | 'editorA' | 'editorB' | 'admin'

export type TestApp = {
  app: Hono<AppEnv>
  parts: ServerParts
  siteA: Site
  siteB: Site
  logs: string[]
  adminUrl: string
  /** A request as the named person on the host; JSON when a body is given. */
  ask: (path: string, options?: { host?: string; who?: Who; method?: string; body?: unknown; headers?: Record<string, string> }) => Promise<Response>
  pageId: (site: Site, slug: string) => Promise<string>
  close: () => Promise<void>
}

type AppOptions = { now?: () => Date; limits?: NonNullable<Parameters<typeof createLimits>[0]>['points']; fetchBytes?: FetchBytes; mail?: Mail | null; keepDays?: number }

/** The whole product without a port: real PostgreSQL, two sites, their editors and an administrator. */
export async function openTestApp({ now = () => new Date(), limits = { write: 100_000, read: 100_000, search: 100_000 }, fetchBytes = async () => ({ kind: 'failed' }), mail = null, keepDays = 365 }: AppOptions = {}): Promise<TestApp> {
  const database = await createTestDatabase(inject('postgresAdminUrl'))
  await migrate(database.adminUrl)
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-test-app-'))
  const logs: string[] = []
  const write = (level: string) => (fields: object, message: string) => void logs.push(JSON.stringify({ level, message, ...fields }))
  const log = { info: write('info'), warn: write('warn'), error: write('error') }
  const store = openStore({ url: database.appUrl, onPoolError: () => {} })
  const purge = await createPostgresPurge({ url: database.appUrl, pool: store.pool, processId: newId(), warn: log.warn })
  const cache = createPageCache<CachedAnswer>({ maxBytes: 50_000_000, now: () => now().getTime() })
  purge.onPurge((tags) => cache.purge(tags))
  const parts: ServerParts = {
    store,
    purge,
    log,
    newId,
    now,
    auth: createAuth({ database: store.platform, tables: authTables, secret: SECRET, isSecure: false }),
    limits: createLimits({ points: limits }),
    pageLocks: createPageLocks({ secret: SECRET, isSecure: false }),
    pictures: createFolderPictures(folder, { calmMs: 0 }),
    streams: createFolderStreams(folder),
    thumbnails: createYoutubeThumbnails({ folder, fetchBytes }),
    marks: createFolderMarks(folder),
    memory: createSiteMemory(store, purge),
    post: createPostOffice({ store, mail, now, log, keepDays }),
    pages: cache,
    assets: {
      loaderUrl: '/assets/loader.js',
      editPillUrl: '/assets/edit-pill.js',
      islandRuntimeUrl: '/assets/islands.js',
      behaviourUrl: (name) => `/assets/${name}.js`,
      islandUrl: (name) => `/assets/${name}.js`,
      cssOf: () => '',
      editor: { scripts: ['/assets/editor.js'], styles: ['/assets/editor.css'] },
    },
    consoleAssets: { scripts: ['/assets/console.js'], styles: [] },
    files: { serve: async () => null },
    metrics: createMetrics({ cacheBytes: () => 0, cacheEntries: () => 0 }),
    mayServeCached: () => purge.state() !== 'unsure',
    isReady: async () => purge.state() === 'listening',
    config: { port: 3000, baseDomain: 'localhost', isSecure: false, isDev: false, isTrustedProxy: () => false, demo: null },
  }
  const app = createApp(parts)
  await seedSite(parts, testSeed(HOST_A, 'annasonly'))
  await seedSite(parts, testSeed(HOST_B, 'brunosonly'))
  const [siteA, siteB] = [await siteByHost(store.platform, HOST_A), await siteByHost(store.platform, HOST_B)]
  if (!siteA || !siteB) throw new Error('The test sites are missing')
  const cookies = await createPeople(parts, siteA, siteB)

  return {
    app,
    parts,
    siteA,
    siteB,
    logs,
    adminUrl: database.adminUrl,
    async ask(path, { host = HOST_A, who = 'visitor', method, body, headers = {} } = {}) {
      return app.request(`http://${host}${path}`, {
        method: method ?? (body === undefined ? 'GET' : 'POST'),
        headers: { host, ...(who !== 'visitor' && { cookie: cookies[who](host) }), ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      })
    },
    async pageId(site, slug) {
      return store.inSite(site.id, async (tx) => {
        const rows = await tx.execute<{ page_id: string }>(`select page_id from site.slugs where slug = '${slug.replaceAll("'", '')}' limit 1`)
        const id = rows.rows[0]?.page_id
        if (id === undefined) throw new Error(`No page ${slug}`)
        return id
      })
    },
    async close() {
      await parts.post.stop()
      await parts.pictures.settled()
      await purge.close()
      await store.close()
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
