import type { ServerResponse } from 'node:http'
import type { Parts } from '../actions/context.ts'
import type { Admission } from '../services/admission/admission.ts'
import type { PageCache } from '../services/page-cache/page-cache.ts'
import type { Assets, Program } from '../site/assets.ts'
import type { SearchShell } from '../site/search/render-search.tsx'
import type { Site } from '../model/site/site.ts'
import type { EventStreams } from './live/event-streams.ts'
import type { CachedAnswer } from './ready-bytes/cached-answer.ts'
import type { FixedPiece } from './ready-bytes/joined-pieces.ts'
import type { StaticFiles } from './ready-bytes/static-files.ts'
import type { Metrics } from './operations/metrics.ts'

export type ServerConfig = {
  port: number
  baseDomain: string
  isSecure: boolean
  isDev: boolean
  isTrustedProxy: (address: string | undefined) => boolean
  demo: {
    password: string | null
    accounts: readonly { email: string; label: string }[]
    protectedPages: readonly { host: string; path: string; name: string; password: string }[]
  } | null
}

/** The page of results around what was found. */
export type KeptShell = { drawn: SearchShell; fixed: readonly FixedPiece[]; headers: Record<string, string> }

/** What the HTTP side needs besides the parts that actions use. */
export type ServerParts = Parts & {
  config: ServerConfig
  pages: PageCache<CachedAnswer>
  /** By site and language; any purge of a site forgets all of its own. */
  searchShells: PageCache<KeptShell>
  admission: Admission
  assets: Assets
  consoleAssets: Program
  /** The catalogue draws every type on one page, which takes what the editor takes. */
  catalogueAssets: Assets
  files: StaticFiles
  metrics: Metrics
  eventStreams: EventStreams
  /** False while this process may have missed a purge. */
  mayServeCached: () => boolean
  isReady: () => Promise<boolean>
}

export type AppEnv = {
  Bindings: { incoming?: { socket: { remoteAddress?: string } }; outgoing?: ServerResponse; requestId: string; host: string; site: Site }
  Variables: { requestId: string; host: string; site: Site }
}
