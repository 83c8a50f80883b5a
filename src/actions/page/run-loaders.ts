import type { Locale } from '../../model/locales.ts'
import { walkGroups, type Group } from '../../model/page/document.ts'
import { findDefinition } from '../../sections/definitions.ts'
import type { LoaderInput, LoaderSources, SectionLoader } from '../../sections/define-loader.ts'
import { loaders as allLoaders } from '../../sections/loaders.ts'
import { readOptions } from '../../sections/prepare-section.ts'
import type { Log } from '../log.ts'

type Page = {
  siteId: string
  locale: Locale
  groups: readonly Group[]
  now: Date
  loaders?: Readonly<Record<string, SectionLoader | undefined>>
}

/** What one section has to load. */
export type Load = { loader: SectionLoader; input: LoaderInput }

/** What a page's sections load, and under which tags. */
export type LoadPlan = { loads: readonly Load[]; tags: string[] }

export type Loaded = { data: Record<string, unknown>; failed: { load: Load; error: unknown }[] }

/** What all loads of a page may take in one transaction, and after that each one that failed there for itself. */
export const TOGETHER_MS = 500
export const ALONE_MS = 1000

export function planLoads({ siteId, locale, groups, now, loaders = allLoaders }: Page): LoadPlan {
  const loads = [...walkGroups(groups)].flatMap((group): Load[] => {
    const loader = Object.hasOwn(loaders, group.type) ? loaders[group.type] : undefined
    const definition = findDefinition(group.type)
    return loader && definition ? [{ loader, input: { siteId, locale, group, options: readOptions(definition, group), now } }] : []
  })
  return { loads, tags: loads.flatMap(({ loader, input }) => loader.tags(input)) }
}

/** Until when what was loaded holds; null where time changes nothing. */
export function endOf({ loads }: LoadPlan, data: Loaded['data']): number | null {
  const ends = loads.flatMap(({ loader, input }) => loader.expiresAt?.(input, data[input.group.id])?.getTime() ?? [])
  return ends.length === 0 ? null : Math.min(...ends)
}

/** Side by side, each with a time limit; none can break another or the page. */
export async function attemptLoads(loads: readonly Load[], sources: LoaderSources, limitMs: number): Promise<Loaded> {
  const failed: Loaded['failed'] = []
  const loaded = await Promise.all(
    loads.map(async (load) => {
      try {
        const signal = AbortSignal.timeout(limitMs)
        const value = await Promise.race([load.loader.load(sources, load.input, signal), rejectOn(signal)])
        return [[load.input.group.id, value] as const]
      } catch (error) {
        failed.push({ load, error })
        return []
      }
    }),
  )
  return { data: Object.fromEntries(loaded.flat()), failed }
}

type Input = Page & { sources: LoaderSources; log: Log; limitMs?: number }

/** From one source and in one attempt: a failed load means that section's empty state, never a broken page. */
export async function runLoaders({
  sources,
  log,
  limitMs = TOGETHER_MS + ALONE_MS,
  ...page
}: Input): Promise<{ data: Record<string, unknown>; tags: string[]; expiresAt: number | null; isComplete: boolean }> {
  const plan = planLoads(page)
  const { data, failed } = await attemptLoads(plan.loads, sources, limitMs)
  for (const { load, error } of failed) warnOf(log, load, error)
  return { data, tags: plan.tags, expiresAt: endOf(plan, data), isComplete: failed.length === 0 }
}

export function warnOf(log: Log, { input }: Load, error: unknown): void {
  log.warn({ section: input.group.type, error: String(error) }, 'a section could not load its data')
}

export function rejectOn(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }))
}
