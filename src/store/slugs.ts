import { and, eq, sql } from 'drizzle-orm'
import type { Locale } from '../model/locales.ts'
import type { PageMeta } from '../model/page/document.ts'
import type { ItemStatus } from '../model/page/status.ts'
import { prepareQuery } from './prepare-query.ts'
import { pages, pageVersions, slugs } from './schema/site.ts'
import type { SiteTx } from './store.ts'

export type PageAddressRow = {
  id: string
  collection: string | null
  status: ItemStatus
  slugs: Partial<Record<Locale, string>>
  disallowedLanguages: string[]
  meta: PageMeta
}

const findAddresses = prepareQuery<{ ids: string[] }, PageAddressRow>('page_addresses', (db) =>
  db
    .select({
      id: pages.id,
      collection: pages.collection,
      status: pages.status,
      meta: pages.meta,
      disallowedLanguages: sql<string[]>`coalesce(${pageVersions.content}->'disallowedLanguages', to_jsonb(${pages.disallowedLanguages}))`,
      slugs: sql<
        PageAddressRow['slugs']
      >`coalesce((select jsonb_object_agg(s.locale, s.slug) from site.slugs s where s.site_id = ${pages.siteId} and s.page_id = ${pages.id} and s.is_current), '{}')`,
    })
    .from(pages)
    .leftJoin(pageVersions, and(eq(pageVersions.siteId, pages.siteId), eq(pageVersions.id, pages.liveVersion)))
    .where(and(eq(pages.siteId, sql.placeholder('site')), sql`${pages.id} = any(${sql.placeholder('ids')})`)),
)

/**
 * Where the given pages can be reached, for links and menus. A language that an editor closed or opened counts once that is
 * published.
 */
export async function addressesOf(tx: SiteTx, pageIds: readonly string[]): Promise<Map<string, PageAddressRow>> {
  if (pageIds.length === 0) return new Map()
  const rows = await findAddresses(tx, { ids: [...pageIds] })
  return new Map(rows.map((row) => [row.id, row]))
}

/** Of all pages in all languages, earlier ones too; no more than `limit` of them. */
export async function allAddresses(tx: SiteTx, limit: number): Promise<{ locale: string; collection: string; slug: string }[]> {
  return tx
    .select({ locale: slugs.locale, collection: slugs.collection, slug: slugs.slug })
    .from(slugs)
    .where(eq(slugs.siteId, tx.siteId))
    .limit(limit)
}

export async function insertSlug(tx: SiteTx, row: { locale: Locale; collection: string | null; slug: string; pageId: string }): Promise<void> {
  await tx.insert(slugs).values({ ...row, siteId: tx.siteId, collection: row.collection ?? '' })
}

/** Pages without an address in a language get the one they have in another, where it is free; the others are reached by their id. */
export async function proposeSlugs(tx: SiteTx, { from, to }: { from: Locale; to: Locale }): Promise<void> {
  await tx.execute(sql`
    insert into site.slugs (site_id, locale, collection, slug, page_id, is_current)
    select s.site_id, ${to}, s.collection, s.slug, s.page_id, true from site.slugs s
    where s.site_id = ${tx.siteId} and s.locale = ${from} and s.is_current
      and not exists (select 1 from site.slugs t where t.site_id = s.site_id and t.page_id = s.page_id and t.locale = ${to} and t.is_current)
    on conflict do nothing`)
}
