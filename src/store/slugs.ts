import { and, eq, inArray } from 'drizzle-orm'
import { isLocale, type Locale } from '../model/locales.ts'
import type { PageMeta } from '../model/page/document.ts'
import type { ItemStatus } from '../model/page/status.ts'
import { pages, slugs } from './schema/site.ts'
import type { SiteTx } from './store.ts'

export type PageAddressRow = {
  id: string
  collection: string | null
  status: ItemStatus
  slugs: Partial<Record<Locale, string>>
  disallowedLanguages: string[]
  meta: PageMeta
}

/** Where the given pages can be reached, for links and menus. */
export async function addressesOf(tx: SiteTx, pageIds: readonly string[]): Promise<Map<string, PageAddressRow>> {
  const found = new Map<string, PageAddressRow>()
  if (pageIds.length === 0) return found
  const rows = await tx
    .select({ id: pages.id, collection: pages.collection, status: pages.status, disallowedLanguages: pages.disallowedLanguages, meta: pages.meta, locale: slugs.locale, slug: slugs.slug })
    .from(pages)
    .leftJoin(slugs, and(eq(slugs.siteId, pages.siteId), eq(slugs.pageId, pages.id), eq(slugs.isCurrent, true)))
    .where(and(eq(pages.siteId, tx.siteId), inArray(pages.id, [...pageIds])))
  for (const { locale, slug, ...row } of rows) {
    const address = found.get(row.id) ?? { ...row, slugs: {} }
    if (locale !== null && slug !== null && isLocale(locale)) address.slugs[locale] = slug
    found.set(row.id, address)
  }
  return found
}

export async function insertSlug(tx: SiteTx, row: { locale: Locale; collection: string | null; slug: string; pageId: string }): Promise<void> {
  await tx.insert(slugs).values({ ...row, siteId: tx.siteId, collection: row.collection ?? '' })
}
