import type { Parts } from '../actions/context.ts'
import { siteInTag, wholeSiteTag } from '../model/cache-tags.ts'
import type { BuiltAssets } from '../server/assets/load-assets.ts'
import { trustedProxies } from '../server/hosts/trusted-proxies.ts'
import { createEventStreams } from '../server/live/event-streams.ts'
import { DEV_RELOAD_URL } from '../server/operations/dev-reload.ts'
import { createMetrics } from '../server/operations/metrics.ts'
import type { KeptShell, ServerConfig, ServerParts } from '../server/parts.ts'
import type { CachedAnswer } from '../server/ready-bytes/cached-answer.ts'
import type { StaticFiles } from '../server/ready-bytes/static-files.ts'
import { createAdmission } from '../services/admission/admission.ts'
import { createPageCache } from '../services/page-cache/page-cache.ts'
import type { Config } from './config.ts'
import { isSecure } from './create-parts.ts'

const CACHE_BYTES = 128 * 1024 * 1024
const SEARCH_SHELL_BYTES = 16 * 1024 * 1024

type Options = {
  base: Parts
  config: Config
  assets: BuiltAssets
  files: StaticFiles
  demo: ServerConfig['demo']
  isDev?: boolean
  isStopping?: () => boolean
  /** Other bounds than the product's, for tests. */
  bounds?: Parameters<typeof createAdmission>[0]
}

/** What a process that answers requests has besides the parts that actions use. */
export function createServerParts({ base, config, assets, files, demo, isDev = false, isStopping = () => false, bounds }: Options): ServerParts {
  const pages = createPageCache<CachedAnswer>({ maxBytes: CACHE_BYTES, now: () => base.now().getTime() })
  const searchShells = createPageCache<KeptShell>({ maxBytes: SEARCH_SHELL_BYTES, now: () => base.now().getTime() })
  base.purge.onPurge((tags) => {
    pages.purge(tags)
    searchShells.purge([...new Set(tags.map(siteInTag))].map(wholeSiteTag))
  })
  base.purge.onMissed(() => {
    pages.clear()
    searchShells.clear()
  })
  const eventStreams = createEventStreams({ limits: base.limits })
  return {
    ...base,
    pages,
    searchShells,
    admission: createAdmission(bounds),
    assets: isDev ? { ...assets, devReloadUrl: DEV_RELOAD_URL } : assets,
    consoleAssets: assets.console,
    catalogueAssets: assets.catalogue,
    files,
    metrics: createMetrics({ cacheBytes: () => pages.stats().bytes, cacheEntries: () => pages.stats().entries, openStreams: eventStreams.count }),
    eventStreams,
    mayServeCached: () => base.purge.state() !== 'unsure',
    isReady: async () => !isStopping() && base.purge.state() === 'listening' && !base.store.isSilent(),
    config: {
      port: config.port,
      baseDomain: config.baseDomain,
      isSecure: isSecure(config),
      isDev,
      isTrustedProxy: trustedProxies(config.trustedProxies),
      demo,
    },
  }
}
