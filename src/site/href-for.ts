import { buildPath, slugOrId, type PageAddress } from '../model/page/path.ts'
import { isVisibleToVisitors } from '../model/page/status.ts'
import type { LinkTarget, PageSource } from './page-source.ts'

export type Place = Pick<PageAddress, 'locale' | 'mode'>

/** Visitors never get an address that would answer 404; editors also reach drafts. */
export function hrefFor(target: LinkTarget | undefined, place: Place): string | undefined {
  if (!target || target.status === 'deleted') return undefined
  const isPublished = isVisibleToVisitors(target.status)
  if (place.mode === 'live' && (!isPublished || target.disallowedLanguages.includes(place.locale))) return undefined
  return buildPath({ ...place, collection: target.collection, slug: slugOrId({ ...target, isPublished }, place.locale) })
}

/** The addresses of the pages that a page's content leads to, by id. */
export function linksOf({ addresses, address }: Pick<PageSource, 'addresses' | 'address'>): Record<string, string> {
  const links = [...addresses.values()].flatMap((target): [string, string][] => {
    const href = hrefFor(target, address)
    return href === undefined ? [] : [[target.id, href]]
  })
  return Object.fromEntries(links)
}
