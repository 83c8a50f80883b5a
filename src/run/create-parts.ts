import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import pino from 'pino'
import type { Parts } from '../actions/context.ts'
import { createBell } from '../actions/bell.ts'
import { openTopics } from '../actions/live/topics.ts'
import { createTapSaver } from '../actions/taps/tap-saver.ts'
import { createSiteMemory } from '../actions/memory/site-memory.ts'
import type { Log } from '../actions/log.ts'
import type { Config } from './config.ts'
import { idFromBytes } from '../model/ids.ts'
import { YOUTUBE_THUMBNAIL_HOST } from '../model/video.ts'
import type { Secrets } from './secrets.ts'
import { createBlogArticles } from '../services/articles/blog-articles.ts'
import type { Articles } from '../services/articles/articles.ts'
import { createAuth } from '../services/auth/better-auth.ts'
import { createSteadyClock, type SteadyClock } from '../services/clock/steady-clock.ts'
import { createLimits, type Limits } from '../services/limits/limits.ts'
import type { Mail } from '../services/mail/mail.ts'
import { createPostgresLive } from '../services/live/postgres-live.ts'
import { createObjectMarks } from '../services/pictures/object-marks.ts'
import { createPageLocks } from '../services/page-locks/page-locks.ts'
import { createFolderObjects } from '../services/objects/folder-objects.ts'
import { createS3Client } from '../services/objects/s3-client.ts'
import { createS3Objects } from '../services/objects/s3-objects.ts'
import { createObjectPictures } from '../services/pictures/object-pictures.ts'
import { createPostgresPurge } from '../services/purge/postgres-purge.ts'
import { createObjectStreams } from '../services/streams/object-streams.ts'
import type { FetchBytes } from '../services/outside/fetched.ts'
import { createGuardedFetch } from '../services/outside/guarded-fetch.ts'
import { createYoutubeThumbnails } from '../services/thumbnails/youtube-thumbnails.ts'
import { chooseTranslator } from '../services/translation/choose-translator.ts'
import type { Translator } from '../services/translation/translator.ts'
import { createObjectUploads } from '../services/uploads/object-uploads.ts'
import { createFfmpegVideos } from '../services/videos/ffmpeg-videos.ts'
import * as authTables from '../store/schema/auth.ts'
import { databaseTime } from '../store/database-time.ts'
import { openStore } from '../store/store.ts'

/** What a test puts in the place of the real thing. */
export type Instead = {
  log?: Log
  now?: () => Date
  clock?: SteadyClock
  limits?: Limits
  mail?: Mail | null
  fetchBytes?: FetchBytes
  translator?: Translator | null
  articles?: Articles | null
  pictures?: Parameters<typeof createObjectPictures>[1]
}

/** `isServing`: somebody waits for each answer. */
type Options = { config: Config; secrets: Secrets; appUrl: string; isServing?: boolean; instead?: Instead }

export const isSecure = (config: Config) => config.environment === 'production'

/** Its own host only: the pictures of its articles lie there too. */
function openBlog({ articlesUrl }: Pick<Config, 'articlesUrl'>): Articles | null {
  return articlesUrl === null
    ? null
    : createBlogArticles({ url: articlesUrl, fetchBytes: createGuardedFetch({ hosts: [new URL(articlesUrl).hostname], accept: 'application/json, image/*' }) })
}

const newId = () => idFromBytes(randomBytes(16))

/** The parts, for a server process, the seed and the tests alike. */
export async function createParts({ config, secrets, appUrl, isServing = false, instead = {} }: Options): Promise<{ parts: Parts; close: () => Promise<void> }> {
  const log: Log = instead.log ?? pino({ level: config.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination({ dest: 2, sync: false }))
  const store = openStore({ url: appUrl, max: 20, isServing, onPoolError: (error) => log.warn({ error: error.message }, 'database connection lost') })
  const listener = { url: appUrl, pool: store.pool, processId: newId(), warn: (fields: object, message: string) => log.warn(fields, message) }
  const [purge, live] = await Promise.all([createPostgresPurge(listener), createPostgresLive(listener)])
  const topics = openTopics(live, store)
  const objects = config.s3 ? createS3Objects(createS3Client(config.s3, (fields, message) => log.warn(fields, message))) : createFolderObjects(join(config.dataDir, 'media'))
  const memory = createSiteMemory(store, purge)
  const now = instead.now ?? (() => new Date())
  const clock = instead.clock ?? createSteadyClock({ folder: config.dataDir, now, databaseTime: () => databaseTime(store) })
  const fetchBytes = instead.fetchBytes ?? createGuardedFetch({ hosts: [YOUTUBE_THUMBNAIL_HOST], accept: 'image/jpeg, image/webp' })
  const mail = instead.mail === undefined ? config.smtp && (await import('../services/mail/smtp-mail.ts')).createSmtpMail(config.smtp) : instead.mail
  const parts: Parts = {
    store,
    purge,
    auth: createAuth({ database: store.platform, tables: authTables, secret: secrets.sessionSecret, isSecure: isSecure(config), isSteady: clock.isSteady }),
    limits: instead.limits ?? createLimits(),
    pageLocks: createPageLocks({ secret: secrets.sessionSecret, isSecure: isSecure(config) }),
    pictures: createObjectPictures(objects, instead.pictures),
    streams: createObjectStreams(objects),
    thumbnails: createYoutubeThumbnails({ objects, fetchBytes }),
    uploads: createObjectUploads(objects),
    videos: createFfmpegVideos({ folder: join(config.dataDir, 'work') }),
    marks: createObjectMarks(objects),
    memory,
    live,
    topics,
    taps: createTapSaver({ store, games: topics.game, memory, now }),
    newId,
    now,
    clock,
    mail,
    articles: instead.articles === undefined ? openBlog(config) : instead.articles,
    translator: instead.translator === undefined ? config.translation && chooseTranslator(config.translation) : instead.translator,
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
