import { HOME_SLUG, buildPath, slugOrId, type PageFlags } from '../../model/page/path.ts'
import type { Locale } from '../../model/locales.ts'
import type { PageThing } from '../../model/page/page-thing.ts'
import { isVisibleToVisitors } from '../../model/page/status.ts'

type Addressed = Pick<PageThing, 'collection' | 'status' | 'slugs' | 'role'>

/** E-011: a draft by its id, a published page by its address, a page of a collection with that before it. */
export function editHref(id: string, page: Addressed, locale: Locale, flags: PageFlags): string {
  const slug = page.role === 'home' ? HOME_SLUG : slugOrId({ id, isPublished: isVisibleToVisitors(page.status), slugs: page.slugs }, locale)
  return buildPath({ locale, mode: 'edit', collection: page.collection, slug }, flags)
}

export const homeHref = (locale: Locale, flags: PageFlags): string => buildPath({ locale, mode: 'edit', collection: null, slug: HOME_SLUG }, flags)

/** On a phone the panel covers the page, so whoever opens another page wants to see that. */
export const panelFlags = (isNarrow: boolean): PageFlags => (isNarrow ? { toolbar: true } : { pagemenu: true })
