import { anyCollectionTag, collectionTag, pageTag, siteTag } from '../../model/cache-tags.ts'

/** A page itself, everything that names or lists it, and its collection. */
export function pageTags(siteId: string, pageId: string, collection: string | null): string[] {
  return [pageTag(siteId, pageId), siteTag(siteId, 'pages'), ...(collection === null ? [] : [collectionTag(siteId, collection), anyCollectionTag(siteId)])]
}
