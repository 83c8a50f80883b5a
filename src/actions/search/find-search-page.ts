import type { Locale } from '../../model/locales.ts'
import { slugOrId, type PageAddress, type PageMode } from '../../model/page/path.ts'
import { isVisibleToVisitors } from '../../model/page/status.ts'
import { pageByRole } from '../../store/pages.ts'
import type { Context } from '../context.ts'

/** The page that holds the search, if the site has one; visitors get it only when it is published. */
export async function findSearchPage({ site, store }: Context, { locale, mode }: { locale: Locale; mode: PageMode }): Promise<PageAddress | null> {
  const page = await store.readSite(site.id, (tx) => pageByRole(tx, 'search'))
  if (!page) return null
  const isPublished = isVisibleToVisitors(page.status)
  if (mode === 'live' && !isPublished) return null
  return { locale, mode, collection: page.collection, slug: slugOrId({ ...page, isPublished }, locale) }
}
