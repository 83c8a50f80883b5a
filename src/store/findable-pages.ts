import { and, asc, count, eq, inArray, isNull, ne, notExists, or, sql } from 'drizzle-orm'
import type { Locale } from '../model/locales.ts'
import { UNLISTED_SLUGS } from '../model/page/path.ts'
import { ITEM_STATUSES, isVisibleToVisitors } from '../model/page/status.ts'
import { pages, pageVersions, slugs } from './schema/site.ts'
import type { SiteTx } from './store.ts'

export type FindablePage = { id: string; collection: string | null; slugs: Partial<Record<Locale, string>>; disallowedLanguages: string[]; changedAt: string }

const VISIBLE = ITEM_STATUSES.filter(isVisibleToVisitors)

const live = and(eq(pageVersions.siteId, pages.siteId), eq(pageVersions.id, pages.liveVersion))

const unlisted = (tx: SiteTx) => tx.select({ id: slugs.pageId }).from(slugs).where(and(eq(slugs.siteId, pages.siteId), eq(slugs.pageId, pages.id), eq(slugs.isCurrent, true), inArray(slugs.slug, [...UNLISTED_SLUGS])))

/** Published, open to everybody, and more than a form to search with or a screen of a game. */
const findable = (tx: SiteTx) =>
  and(eq(pages.siteId, tx.siteId), inArray(pages.status, VISIBLE), isNull(pages.passwordHash), or(isNull(pages.role), ne(pages.role, 'search')), notExists(unlisted(tx)))

export async function findablePages(tx: SiteTx, part: { offset: number; limit: number }): Promise<FindablePage[]> {
  return tx
    .select({
      id: pages.id,
      collection: pages.collection,
      slugs: sql<
        FindablePage['slugs']
      >`coalesce((select jsonb_object_agg(s.locale, s.slug) from site.slugs s where s.site_id = ${pages.siteId} and s.page_id = ${pages.id} and s.is_current), '{}')`,
      disallowedLanguages: sql<string[]>`coalesce(${pageVersions.content}->'disallowedLanguages', '[]')`,
      changedAt: pageVersions.createdAt,
    })
    .from(pages)
    .innerJoin(pageVersions, live)
    .where(findable(tx))
    .orderBy(asc(pages.createdAt), asc(pages.id))
    .limit(part.limit)
    .offset(part.offset)
}

export async function countFindablePages(tx: SiteTx): Promise<number> {
  const rows = await tx.select({ pages: count() }).from(pages).innerJoin(pageVersions, live).where(findable(tx))
  return rows[0]?.pages ?? 0
}
