import { z } from 'zod'

/** Tags a caller may name; page:<id> and site-wide ones are made by the server. */
export const CACHE_TAGS = [
  'appMetadata',
  'pages',
  'pageStatus',
  'settings',
  'navigation',
  'translations',
  'instagramFeed',
  'changelog',
  'fileList',
  'groupStatus',
  'translationStatus',
  'pageData',
] as const

export const cacheTagSchema = z.enum(CACHE_TAGS)
export type CacheTag = z.infer<typeof cacheTagSchema>

/** Tags carry the site, so that a purge never reaches another site's pages. */
export function siteTag(siteId: string, tag: CacheTag): string {
  return `${siteId}/${tag}`
}

export function pageTag(siteId: string, pageId: string): string {
  return `${siteId}/page:${pageId}`
}

/** Pages that show this picture or video, so that a new focal point refreshes them and no others. */
export function mediaTag(siteId: string, mediaId: string): string {
  return `${siteId}/media:${mediaId}`
}

/** Pages that show this gallery's photographs, so that one more refreshes them. */
export function galleryTag(siteId: string, groupId: string): string {
  return `${siteId}/gallery:${groupId}`
}

/** Pages that list a collection's items carry it, so that publishing an item refreshes them. */
export function collectionTag(siteId: string, collection: string): string {
  return `${siteId}/collection:${collection}`
}

/** Pages that show items of a collection which they find out only while loading, such as the golf course. */
export function anyCollectionTag(siteId: string): string {
  return `${siteId}/collections`
}

/** Pages that show addresses, opening hours or what is said about a branch. */
export function branchesTag(siteId: string): string {
  return `${siteId}/branches`
}

/** Pages that show jobs on offer. */
export function jobsTag(siteId: string): string {
  return `${siteId}/jobs`
}

export function wholeSiteTag(siteId: string): string {
  return `${siteId}/*`
}

/** Whose tag it is; of tags that are no site's, something that no site is called. */
export function siteInTag(tag: string): string {
  return tag.slice(0, tag.indexOf('/'))
}

/** Everything drawn from a site's name, colours and logo is forgotten together with them. */
export function markTags(siteId: string): string[] {
  return [wholeSiteTag(siteId), siteTag(siteId, 'appMetadata'), siteTag(siteId, 'settings')]
}

const HOST = 'host:'

/** Not a site's: which site answers under this host, or that none does. */
export function hostTag(host: string): string {
  return HOST + host
}

export function hostInTag(tag: string): string | null {
  return tag.startsWith(HOST) ? tag.slice(HOST.length) : null
}
