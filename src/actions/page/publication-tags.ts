import { anyCollectionTag, collectionTag, pageTag, siteTag } from '../../model/cache-tags.ts'
import type { PageRow } from '../../store/pages.ts'
import { addressesOf } from '../../store/slugs.ts'
import type { SiteTx } from '../../store/store.ts'

/** What is no longer right once the page is published as it is now; asked before, while the version before is the live one. */
export async function publicationTags(tx: SiteTx, page: PageRow): Promise<string[]> {
  const { siteId } = tx
  return [
    pageTag(siteId, page.id),
    ...(page.collection === null ? [] : [collectionTag(siteId, page.collection), anyCollectionTag(siteId)]),
    // Where it can be reached also stands in menus and links of other pages.
    // The home page also decides which languages the others offer.
    ...(page.role !== 'home' && (await isReachedAsBefore(tx, page)) ? [] : [siteTag(siteId, 'pages')]),
  ]
}

async function isReachedAsBefore(tx: SiteTx, { id, liveVersion, disallowedLanguages }: PageRow): Promise<boolean> {
  if (liveVersion === null) return false
  const before = new Set((await addressesOf(tx, [id])).get(id)?.disallowedLanguages)
  return before.size === new Set(disallowedLanguages).size && disallowedLanguages.every((locale) => before.has(locale))
}
