import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Locale } from '../model/locales.ts'
import type { PageContent, PageMeta } from '../model/page/document.ts'
import { ITEM_STATUSES, isVisibleToVisitors } from '../model/page/status.ts'
import { pages, pageVersions, slugs } from './schema/site.ts'
import type { SiteTx } from './store.ts'

export type PublishedPage = { id: string; meta: PageMeta; slug: string | null; groups: PageContent['groups'] }

const VISIBLE = ITEM_STATUSES.filter(isVisibleToVisitors)

/** What visitors may open in this language, oldest first; protected pages give nothing away in lists. */
export async function publishedPagesOf(tx: SiteTx, collection: string, locale: Locale): Promise<PublishedPage[]> {
  const rows = await tx
    .select({ id: pages.id, meta: pages.meta, slug: slugs.slug, content: pageVersions.content })
    .from(pages)
    .innerJoin(pageVersions, and(eq(pageVersions.siteId, pages.siteId), eq(pageVersions.id, pages.liveVersion)))
    .leftJoin(slugs, and(eq(slugs.siteId, pages.siteId), eq(slugs.pageId, pages.id), eq(slugs.locale, locale), eq(slugs.isCurrent, true)))
    .where(
      and(
        eq(pages.siteId, tx.siteId),
        eq(pages.collection, collection),
        inArray(pages.status, VISIBLE),
        isNull(pages.passwordHash),
        sql`not ${pageVersions.content}->'disallowedLanguages' ? ${locale}`,
      ),
    )
    .orderBy(asc(pages.createdAt), asc(pages.id))
  return rows.map(({ id, meta, slug, content }) => ({ id, meta: meta, slug, groups: (content).groups }))
}
