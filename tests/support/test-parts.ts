import { randomBytes } from 'node:crypto'
import { createTapSaver } from '../../src/actions/game/tap-saver.ts'
import { openTopics } from '../../src/actions/live/topics.ts'
import { createBell } from '../../src/actions/bell.ts'
import { createSiteMemory } from '../../src/actions/site/site-memory.ts'
import { createBackground, type Background } from '../../src/background/background.ts'
import { idFromBytes } from '../../src/model/ids.ts'
import { createEventStreams } from '../../src/server/live/event-streams.ts'
import { createMetrics } from '../../src/server/operations/metrics.ts'
import type { CachedAnswer } from '../../src/server/pages/cached-answer.ts'
import type { ServerParts } from '../../src/server/parts.ts'
import { createAuth } from '../../src/services/auth/better-auth.ts'
import { createLimits } from '../../src/services/limits/limits.ts'
import { createPostgresLive } from '../../src/services/live/postgres-live.ts'
import type { Mail } from '../../src/services/mail/mail.ts'
import { createPageCache } from '../../src/services/page-cache/page-cache.ts'
import { createFolderMarks } from '../../src/services/pictures/folder-marks.ts'
import { createPageLocks } from '../../src/services/page-locks/page-locks.ts'
import { createFolderPictures } from '../../src/services/pictures/folder-pictures.ts'
import { createPostgresPurge } from '../../src/services/purge/postgres-purge.ts'
import { createFolderStreams } from '../../src/services/streams/folder-streams.ts'
import type { FetchBytes } from '../../src/services/thumbnails/thumbnails.ts'
import { createYoutubeThumbnails } from '../../src/services/thumbnails/youtube-thumbnails.ts'
import type { Assets } from '../../src/site/assets.ts'
import * as authTables from '../../src/store/schema/auth.ts'
import { openStore } from '../../src/store/store.ts'
import type { TestDatabase } from './postgres.ts'

const SECRET = 'a secret for tests that is long enough'

const newId = () => idFromBytes(randomBytes(16))

type LimitOptions = NonNullable<Parameters<typeof createLimits>[0]>

const assets: Assets = {
  loader: 'import("/assets/loader.js")',
  editPillUrl: '/assets/edit-pill.js',
  islandRuntimeUrl: '/assets/islands.js',
  behaviourUrl: (name) => `/assets/${name}.js`,
  islandUrl: (name) => `/assets/${name}.js`,
  cssOf: () => '',
  editor: { scripts: ['/assets/editor.js'], styles: ['/assets/editor.css'] },
}

export type TestPartsOptions = {
  database: TestDatabase
  folder: string
  now: () => Date
  limits: NonNullable<LimitOptions['points']>
  places: NonNullable<LimitOptions['places']>
  fetchBytes: FetchBytes
  mail: Mail | null
  keepDays: number
}

export const PLENTY = { write: 100_000, read: 100_000, search: 100_000, gameCreate: 100_000, gamePlayer: 100_000, gameTap: 100_000, gameStream: 100_000 }

/** What one process of the product is made of, on a database of the tests. */
export async function createTestParts({
  database,
  folder,
  now,
  limits,
  places,
  fetchBytes,
  mail,
  keepDays,
}: TestPartsOptions): Promise<{ parts: ServerParts; background: Background; logs: string[]; close: () => Promise<void> }> {
  const logs: string[] = []
  const write = (level: string) => (fields: object, message: string) => void logs.push(JSON.stringify({ level, message, ...fields }))
  const log = { info: write('info'), warn: write('warn'), error: write('error') }
  const store = openStore({ url: database.appUrl, onPoolError: () => {} })
  const listener = { url: database.appUrl, pool: store.pool, processId: newId(), warn: log.warn }
  const purge = await createPostgresPurge(listener)
  const live = await createPostgresLive(listener)
  const topics = openTopics(live, store)
  const memory = createSiteMemory(store, purge)
  const allLimits = createLimits({ points: limits, places })
  const eventStreams = createEventStreams({ limits: allLimits })
  const cache = createPageCache<CachedAnswer>({ maxBytes: 50_000_000, now: () => now().getTime() })
  purge.onPurge((tags) => cache.purge(tags))
  const parts: ServerParts = {
    store,
    purge,
    log,
    newId,
    now,
    auth: createAuth({ database: store.platform, tables: authTables, secret: SECRET, isSecure: false }),
    limits: allLimits,
    pageLocks: createPageLocks({ secret: SECRET, isSecure: false }),
    pictures: createFolderPictures(folder, { calmMs: 0 }),
    streams: createFolderStreams(folder),
    thumbnails: createYoutubeThumbnails({ folder, fetchBytes }),
    marks: createFolderMarks(folder),
    memory,
    mail,
    bell: createBell(),
    live,
    topics,
    taps: createTapSaver({ store, games: topics.game, memory, now }),
    eventStreams,
    pages: cache,
    assets,
    catalogueAssets: assets,
    consoleAssets: { scripts: ['/assets/console.js'], styles: [] },
    files: { serve: async () => null },
    metrics: createMetrics({ cacheBytes: () => 0, cacheEntries: () => 0, openStreams: eventStreams.count }),
    mayServeCached: () => purge.state() !== 'unsure',
    isReady: async () => purge.state() === 'listening',
    config: { port: 3000, baseDomain: 'localhost', isSecure: false, isDev: false, isTrustedProxy: () => false, demo: null },
  }
  const background = createBackground(parts, { keepDays })
  return {
    parts,
    background,
    logs,
    async close() {
      eventStreams.close()
      await background.stop()
      await parts.pictures.settled()
      await live.close()
      await purge.close()
      await store.close()
    },
  }
}
