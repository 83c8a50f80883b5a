import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { Hono } from 'hono'
import type { Background } from '../../src/background/background.ts'
import type { Site } from '../../src/model/site/site.ts'
import { createApp } from '../../src/server/app.ts'
import type { AppEnv, ServerParts } from '../../src/server/parts.ts'
import { createTestDatabase } from './postgres.ts'
import { createTestParts, PLENTY, type TestPartsOptions } from './test-parts.ts'
import { HOST_A, testTemplate, type Who } from './test-template.ts'

export { HOST_A, HOST_B, PASSWORD, type Who } from './test-template.ts'

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
  const template = await testTemplate()
  const { siteA, siteB, cookies } = template
  const database = await createTestDatabase(inject('postgresAdminUrl'), template.database)
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-test-app-'))
  await cp(template.folder, folder, { recursive: true })
  const options = { database, folder, now, limits, places, fetchBytes, mail, keepDays, translator, articles, ...(admission && { admission }) }
  const { parts, background, logs, close } = await createTestParts(options)
  const app = createApp(parts)

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
