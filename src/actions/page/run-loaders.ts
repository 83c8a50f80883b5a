import type { Locale } from '../../model/locales.ts'
import { walkGroups, type Group } from '../../model/page/document.ts'
import { findDefinition } from '../../sections/definitions.ts'
import type { LoaderSources, SectionLoader } from '../../sections/define-loader.ts'
import { loaders as allLoaders } from '../../sections/loaders.ts'
import { readOptions } from '../../sections/prepare-section.ts'
import type { Log } from '../log.ts'

type Input = {
  siteId: string
  locale: Locale
  groups: readonly Group[]
  sources: LoaderSources
  log: Log
  now: Date
  loaders?: Readonly<Record<string, SectionLoader | undefined>>
  limitMs?: number
}

export type Loaded = { data: Record<string, unknown>; tags: string[]; expiresAt: number | null }

const LIMIT_MS = 1500

/** Side by side, each with a time limit: a failed one means that section's empty state, never a broken page. */
export async function runLoaders({ siteId, locale, groups, sources, log, now, loaders = allLoaders, limitMs = LIMIT_MS }: Input): Promise<Loaded> {
  const work = [...walkGroups(groups)].flatMap((group) => {
    const loader = Object.hasOwn(loaders, group.type) ? loaders[group.type] : undefined
    const definition = findDefinition(group.type)
    return loader && definition ? [{ loader, input: { siteId, locale, group, options: readOptions(definition, group), now } }] : []
  })
  const loaded = await Promise.all(
    work.map(async ({ loader, input }) => {
      try {
        const signal = AbortSignal.timeout(limitMs)
        const value = await Promise.race([loader.load(sources, input, signal), rejectOn(signal)])
        return [input.group.id, value] as const
      } catch (error) {
        log.warn({ section: input.group.type, error: String(error) }, 'a section could not load its data')
        return null
      }
    }),
  )
  const ends = work.flatMap(({ loader, input }) => loader.expiresAt?.(input).getTime() ?? [])
  return {
    data: Object.fromEntries(loaded.filter((entry) => entry !== null)),
    tags: work.flatMap(({ loader, input }) => loader.tags(input)),
    expiresAt: ends.length === 0 ? null : Math.min(...ends),
  }
}

function rejectOn(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }))
}
