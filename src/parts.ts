import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import pino from 'pino'
import type { Parts } from './actions/context.ts'
import { createBell } from './actions/bell.ts'
import { createTapSaver } from './actions/game/tap-saver.ts'
import { openTopics } from './actions/live/topics.ts'
import { createSiteMemory } from './actions/site/site-memory.ts'
import type { Config } from './config.ts'
import { idFromBytes } from './model/ids.ts'
import { YOUTUBE_THUMBNAIL_HOST } from './model/video.ts'
import type { Secrets } from './secrets.ts'
import { createAuth } from './services/auth/better-auth.ts'
import { createLimits } from './services/limits/limits.ts'
import { createSmtpMail } from './services/mail/smtp-mail.ts'
import { createPostgresLive } from './services/live/postgres-live.ts'
import { createFolderMarks } from './services/pictures/folder-marks.ts'
import { createPageLocks } from './services/page-locks/page-locks.ts'
import { createFolderPictures } from './services/pictures/folder-pictures.ts'
import { createPostgresPurge } from './services/purge/postgres-purge.ts'
import { createFolderStreams } from './services/streams/folder-streams.ts'
import { createGuardedFetch } from './services/thumbnails/guarded-fetch.ts'
import { createYoutubeThumbnails } from './services/thumbnails/youtube-thumbnails.ts'
import * as authTables from './store/schema/auth.ts'
import { openStore } from './store/store.ts'

type Options = { config: Config; secrets: Secrets; appUrl: string }

export const isSecure = (config: Config) => config.environment === 'production'

const newId = () => idFromBytes(randomBytes(16))

/** The real parts, for a server process, the seed and the operator's commands alike. */
export async function createParts({ config, secrets, appUrl }: Options): Promise<{ parts: Parts; close: () => Promise<void> }> {
  const log = pino({ level: config.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination({ dest: 2, sync: false }))
  const store = openStore({ url: appUrl, max: 20, onPoolError: (error) => log.warn({ error: error.message }, 'database connection lost') })
  const listener = { url: appUrl, pool: store.pool, processId: newId(), warn: (fields: object, message: string) => log.warn(fields, message) }
  const purge = await createPostgresPurge(listener)
  const live = await createPostgresLive(listener)
  const topics = openTopics(live, store)
  const media = join(config.dataDir, 'media')
  const memory = createSiteMemory(store, purge)
  const now = () => new Date()
  const parts: Parts = {
    store,
    purge,
    auth: createAuth({ database: store.platform, tables: authTables, secret: secrets.sessionSecret, isSecure: isSecure(config) }),
    limits: createLimits(),
    pageLocks: createPageLocks({ secret: secrets.sessionSecret, isSecure: isSecure(config) }),
    pictures: createFolderPictures(media),
    streams: createFolderStreams(media),
    thumbnails: createYoutubeThumbnails({ folder: media, fetchBytes: createGuardedFetch({ hosts: [YOUTUBE_THUMBNAIL_HOST] }) }),
    marks: createFolderMarks(media),
    memory,
    live,
    topics,
    taps: createTapSaver({ store, games: topics.game, memory, now }),
    newId,
    now,
    mail: config.smtp && createSmtpMail(config.smtp),
    bell: createBell(),
    log,
  }
  return {
    parts,
    async close() {
      await live.close()
      await purge.close()
      await store.close()
    },
  }
}
