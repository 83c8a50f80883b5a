import { buildPath, slugOrId, type PageAddress } from '../model/page/path.ts'
import { isVisibleToVisitors } from '../model/page/status.ts'
import type { LinkTarget } from './page-source.ts'

export type Place = Pick<PageAddress, 'locale' | 'mode'>

/** Visitors never get an address that would answer 404; editors also reach drafts. */
export function hrefFor(target: LinkTarget | undefined, place: Place): string | undefined {
  if (!target || target.status === 'deleted') return undefined
  const isPublished = isVisibleToVisitors(target.status)
  if (place.mode === 'live' && (!isPublished || target.disallowedLanguages.includes(place.locale))) return undefined
  return buildPath({ ...place, collection: target.collection, slug: slugOrId({ ...target, isPublished }, place.locale) })
}

/** Addresses of the pages that links on a page lead to, by id, as far as somebody here may open them. */
export function linksIn(addresses: ReadonlyMap<string, LinkTarget>, place: Place): Record<string, string> {
  return Object.fromEntries(
    [...addresses.values()].flatMap((target): [string, string][] => {
      const href = hrefFor(target, place)
      return href === undefined ? [] : [[target.id, href]]
    }),
  )
}
