import { and, asc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { isId } from '../model/ids.ts'
import { isLocale, type Locale } from '../model/locales.ts'
import type { PageContent, PageHead, PageMeta } from '../model/page/document.ts'
import { isVisibleToVisitors, ITEM_STATUSES, type ItemStatus, type PageRole } from '../model/page/status.ts'
import { laterThanAll } from './later-than-all.ts'
import { pages, pageVersions, slugs } from './schema/site.ts'
import { prepareQuery } from './prepare-query.ts'
import { writeSearchEntries, type SearchTexts } from './search.ts'
import type { SiteTx } from './store.ts'

export type PageRow = PageHead & { disallowedLanguages: Locale[]; liveVersion: string | null; isProtected: boolean; revision: number }

const VISIBLE = ITEM_STATUSES.filter(isVisibleToVisitors)

export const pageColumns = {
  id: pages.id,
  collection: pages.collection,
  role: pages.role,
  status: pages.status,
  meta: pages.meta,
  disallowedLanguages: pages.disallowedLanguages,
  liveVersion: pages.liveVersion,
  isProtected: sql<boolean>`${pages.passwordHash} is not null`,
  revision: pages.revision,
  slugs: sql<
    Record<string, string>
  >`coalesce((select jsonb_object_agg(s.locale, s.slug) from site.slugs s where s.site_id = ${pages.siteId} and s.page_id = ${pages.id} and s.is_current), '{}')`,
}

type Row = {
  id: string
  collection: string | null
  role: PageRole | null
  status: ItemStatus
  meta: PageMeta
  disallowedLanguages: string[]
  liveVersion: string | null
  isProtected: boolean
  revision: number
  slugs: Record<string, string>
}

export function toPage(row: Row): PageRow {
  return { ...row, disallowedLanguages: row.disallowedLanguages.filter(isLocale) }
}

export async function pageById(tx: SiteTx, id: string): Promise<PageRow | null> {
  if (!isId(id)) return null
  const rows = await tx
    .select(pageColumns)
    .from(pages)
    .where(and(eq(pages.siteId, tx.siteId), eq(pages.id, id)))
  return rows[0] ? toPage(rows[0]) : null
}

const findBySlug = prepareQuery<{ locale: Locale; collection: string; slug: string }, Row & { isCurrent: boolean; live: PageContent | null }>('page_by_slug', (db) =>
  db
    .select({ ...pageColumns, isCurrent: slugs.isCurrent, live: pageVersions.content })
    .from(slugs)
    .innerJoin(pages, and(eq(pages.siteId, slugs.siteId), eq(pages.id, slugs.pageId)))
    .leftJoin(pageVersions, and(eq(pageVersions.siteId, pages.siteId), eq(pageVersions.id, pages.liveVersion)))
    .where(
      and(
        eq(slugs.siteId, sql.placeholder('site')),
        eq(slugs.locale, sql.placeholder('locale')),
        eq(slugs.collection, sql.placeholder('collection')),
        eq(slugs.slug, sql.placeholder('slug')),
      ),
    ),
)

/** Also finds old slugs; `isCurrent` says whether the caller should send the visitor on. */
export async function pageBySlug(
  tx: SiteTx,
  address: { locale: Locale; collection: string | null; slug: string },
): Promise<(PageRow & { isCurrent: boolean; live: PageContent | null }) | null> {
  const { locale, collection, slug } = address
  const [row] = await findBySlug(tx, { locale, collection: collection ?? '', slug })
  return row ? { ...toPage(row), isCurrent: row.isCurrent, live: row.live } : null
}

export async function pageByRole(tx: SiteTx, role: PageRole): Promise<PageRow | null> {
  const rows = await tx
    .select(pageColumns)
    .from(pages)
    .where(and(eq(pages.siteId, tx.siteId), eq(pages.role, role), ne(pages.status, 'deleted')))
  return rows[0] ? toPage(rows[0]) : null
}

/** Every page that is not deleted, oldest first. */
export async function listPages(tx: SiteTx): Promise<PageRow[]> {
  const rows = await tx
    .select(pageColumns)
    .from(pages)
    .where(and(eq(pages.siteId, tx.siteId), ne(pages.status, 'deleted')))
    .orderBy(asc(pages.createdAt), asc(pages.id))
  return rows.map(toPage)
}

/** Which page holds which role, such as the imprint. */
export async function pagesWithRoles(tx: SiteTx): Promise<Partial<Record<PageRole, string>>> {
  const rows = await tx
    .select({ id: pages.id, role: pages.role })
    .from(pages)
    .where(and(eq(pages.siteId, tx.siteId), isNotNull(pages.role), ne(pages.status, 'deleted')))
  return Object.fromEntries(rows.flatMap(({ id, role }) => (role === null ? [] : [[role, id] as const])))
}

/** Locks the page for this transaction: publications and reverts of one page happen one after the other. */
export async function lockPage(tx: SiteTx, id: string): Promise<PageRow | null> {
  if (!isId(id)) return null
  await tx.execute(sql`select 1 from site.pages where site_id = ${tx.siteId} and id = ${id} for update`)
  return pageById(tx, id)
}

/** Lets nobody publish it before this transaction ends: what is read of it stays true until then. */
export async function holdPage(tx: SiteTx, id: string): Promise<PageRow | null> {
  if (!isId(id)) return null
  await tx.execute(sql`select 1 from site.pages where site_id = ${tx.siteId} and id = ${id} for share`)
  return pageById(tx, id)
}

export type SectionWish = { types: readonly string[]; pageId: string | null; groupId: string | null }

/** The oldest published page that holds such a section. Protected pages are found only by those who name them. */
export async function livePageWith(tx: SiteTx, { types, pageId, groupId }: SectionWish): Promise<string | null> {
  const isWanted = sql`exists (select 1 from jsonb_array_elements(${pageVersions.content} -> 'groups') as found
    where found ->> 'type' = any(${sql.param([...types])}) and (${groupId}::text is null or found ->> 'id' = ${groupId}))`
  const rows = await tx
    .select({ id: pages.id })
    .from(pages)
    .innerJoin(pageVersions, and(eq(pageVersions.siteId, pages.siteId), eq(pageVersions.id, pages.liveVersion)))
    .where(and(eq(pages.siteId, tx.siteId), inArray(pages.status, VISIBLE), pageId === null ? isNull(pages.passwordHash) : eq(pages.id, pageId), isWanted))
    .orderBy(asc(pages.createdAt), asc(pages.id))
    .limit(1)
  return rows[0]?.id ?? null
}

export async function insertPage(tx: SiteTx, page: { id: string; collection: string | null; role: PageRole | null; status: ItemStatus; meta: PageMeta }): Promise<void> {
  // The clock, not the transaction's start: pages that are written together still have an order.
  await tx.insert(pages).values({ ...page, siteId: tx.siteId, createdAt: laterThanAll(tx, pages, sql`clock_timestamp()`) })
}

/** What visitors see and what they can search change together. */
export async function setLiveVersion(tx: SiteTx, id: string, { searchTexts, ...change }: { liveVersion: string; status: ItemStatus; searchTexts: SearchTexts }): Promise<void> {
  await tx
    .update(pages)
    .set({ ...change, revision: sql`${pages.revision} + 1`, updatedAt: sql`now()` })
    .where(and(eq(pages.siteId, tx.siteId), eq(pages.id, id)))
  await writeSearchEntries(tx, id, searchTexts)
}

/** Apart from all other reading of pages: whoever does not ask for it cannot hand it on. */
export async function passwordHashOf(tx: SiteTx, id: string): Promise<string | null> {
  const rows = await tx
    .select({ hash: pages.passwordHash })
    .from(pages)
    .where(and(eq(pages.siteId, tx.siteId), eq(pages.id, id)))
  return rows[0]?.hash ?? null
}

export async function setPasswordHash(tx: SiteTx, id: string, passwordHash: string | null): Promise<void> {
  await tx
    .update(pages)
    .set({ passwordHash, updatedAt: sql`now()` })
    .where(and(eq(pages.siteId, tx.siteId), eq(pages.id, id)))
}

export async function setDisallowedLanguages(tx: SiteTx, id: string, languages: readonly Locale[]): Promise<void> {
  await tx
    .update(pages)
    .set({ disallowedLanguages: [...languages] })
    .where(and(eq(pages.siteId, tx.siteId), eq(pages.id, id)))
}
