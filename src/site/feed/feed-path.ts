import type { Group } from '../../model/page/document.ts'
import { buildPath, type PageAddress } from '../../model/page/path.ts'
import { shownSections } from '../shown-sections.ts'

/** No slug holds a dot, so no page can ever stand at a feed's address. */
const FEED_END = '/feed.xml'

export function feedPath(address: PageAddress): string {
  return buildPath({ ...address, mode: 'live' }) + FEED_END
}

/** The path of the page whose feed is asked for. */
export function pagePathOf(pathname: string): string {
  return pathname.slice(0, -FEED_END.length)
}

export function hasFeed({ groups, address }: { groups: readonly Group[]; address: PageAddress }): boolean {
  return shownSections(groups, address.locale).some(({ definition }) => definition.feed !== undefined)
}
