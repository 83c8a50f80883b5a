import { useSyncExternalStore } from 'react'
import { hrefOf, type Link } from '../model/content/link.ts'
import type { Media } from '../model/media.ts'
import { usePageMode } from './mode/use-page-mode.ts'
import { usePage } from './page-context.ts'
import type { PageFacts } from './page-facts.ts'

/** Redraws its reader when this one fact changes. The answer must be a stored object or a plain value: a new object each time would never come to rest. */
export function useFact<Fact>(select: (facts: PageFacts) => Fact): Fact {
  const { facts } = usePage()
  const mode = usePageMode()
  const read = () => select(facts.getState())
  // Live pages are drawn once, and a tenth slower if each fact were watched.
  // oxlint-disable-next-line react/rules-of-hooks -- a page never changes its mode
  return mode === 'live' ? read() : useSyncExternalStore(facts.subscribe, read, read)
}

export function useMedium(id: string | null): Media | undefined {
  return useFact(({ media }) => (id === null ? undefined : media[id]))
}

/** Where the link leads; undefined for a page that cannot be found any more. */
export function useHref(link: Link | null | undefined): string | undefined {
  return useFact(({ pageHref }) => (link ? hrefOf(link, pageHref) : undefined))
}

export function useIsSample(): boolean {
  return useFact(({ isSample }) => isSample)
}
