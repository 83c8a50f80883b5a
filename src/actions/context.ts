import type { Actor } from '../model/access.ts'
import type { Site } from '../model/site/site.ts'
import type { SteadyClock } from '../services/clock/steady-clock.ts'
import type { Articles } from '../services/articles/articles.ts'
import type { Auth } from '../services/auth/auth.ts'
import type { Live } from '../services/live/live.ts'
import type { Limits } from '../services/limits/limits.ts'
import type { Mail } from '../services/mail/mail.ts'
import type { Marks } from '../services/pictures/marks.ts'
import type { PageLocks } from '../services/page-locks/page-locks.ts'
import type { Pictures } from '../services/pictures/pictures.ts'
import type { Purge } from '../services/purge/purge.ts'
import type { Streams } from '../services/streams/streams.ts'
import type { Thumbnails } from '../services/thumbnails/thumbnails.ts'
import type { Translator } from '../services/translation/translator.ts'
import type { Uploads } from '../services/uploads/uploads.ts'
import type { Videos } from '../services/videos/videos.ts'
import type { Store } from '../store/store.ts'
import type { Bell } from './bell.ts'
import type { Topics } from './live/topics.ts'
import type { Log } from './log.ts'
import type { TapSaver } from './taps/tap-saver.ts'
import type { SiteMemory } from './memory/site-memory.ts'

/** The real parts of the running product, put together in main.ts. */
export type Parts = {
  store: Store
  purge: Purge
  auth: Auth
  limits: Limits
  pageLocks: PageLocks
  pictures: Pictures
  streams: Streams
  thumbnails: Thumbnails
  uploads: Uploads
  videos: Videos
  marks: Marks
  memory: SiteMemory
  /** Null: there is no mail server, so mails are kept to be read instead of waiting for one. */
  mail: Mail | null
  /** Null: no service is connected; what was translated before is found all the same. */
  translator: Translator | null
  /** Null: no blog is connected that articles could be taken from. */
  articles: Articles | null
  bell: Bell
  live: Live
  topics: Topics
  taps: TapSaver
  newId: () => string
  now: () => Date
  clock: SteadyClock
  log: Log
}

/** Who asks, on which site. The site comes from the host, never from the request's content. */
export type Context = Parts & { site: Site; actor: Actor }
