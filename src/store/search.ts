import { sql } from 'drizzle-orm'
import type { Locale } from '../model/locales.ts'
import { ITEM_STATUSES, isVisibleToVisitors } from '../model/page/status.ts'
import type { Database, SiteTx } from './store.ts'

/** Raise it when pages are read for the search in another way than before. */
export const SEARCH_VERSION = 2

/** More than anybody pages through; ranking every page that holds a common word would slow down large sites. */
export const MOST_HITS = 100

const VISIBLE = ITEM_STATUSES.filter(isVisibleToVisitors)

export type SearchTexts = Partial<Record<Locale, string>>

/** Puts the page's words in the place of those of its version before; a language it is not shown in has no text. */
export async function writeSearchEntries(tx: SiteTx, pageId: string, texts: SearchTexts): Promise<void> {
  await tx.execute(sql`delete from site.search_entries where site_id = ${tx.siteId} and page_id = ${pageId}`)
  await tx.execute(sql`
    insert into site.search_entries (site_id, locale, page_id, version, title, body)
    select p.site_id, t.locale, p.id, p.live_version, coalesce(p.meta->'name'->>t.locale, ''), t.body
    from site.pages p, jsonb_each_text(${JSON.stringify(texts)}::jsonb) t(locale, body)
    where p.site_id = ${tx.siteId} and p.id = ${pageId} and p.live_version is not null
      and (t.body <> '' or coalesce(p.meta->'name'->>t.locale, '') <> '')`)
}

export type SearchHit = { id: string; title: string; body: string; collection: string | null; slug: string | null }
/** An asked word as it is compared; one too common to count has no stems. */
export type AskedWord = { written: string; stems: string[] }
/** `total` goes one beyond MOST_HITS where there are more. */
export type SearchHits = { hits: SearchHit[]; total: number; asked: AskedWord[] }

type Wanted = { locale: Locale; words: readonly string[]; limit: number; offset: number }
type Found = SearchHit & { total: number }

/** The status, the password and the live version are asked when searching, so that no change of them can leave words behind. */
export async function searchPages(tx: SiteTx, { locale, words, limit, offset }: Wanted): Promise<SearchHits> {
  const wanted = textArray(words)
  // One search by key per shown page: without the limits a new site's statistics make the database read all of its entries.
  const finding = tx.execute<Found>(sql`
    with best as (
      select id, way, rank, count(*) over ()::int as total
      from site.search_best(${locale}, ${wanted}, ${textArray(VISIBLE)}, ${MOST_HITS + 1})
      order by way, rank desc, title, id
      limit ${limit} offset ${offset}
    )
    select best.id, e.title, e.body, p.collection, s.slug, best.total
    from best
    cross join lateral (select title, body from site.search_entries where site_id = ${tx.siteId} and locale = ${locale} and page_id = best.id limit 1) e
    cross join lateral (select collection from site.pages where site_id = ${tx.siteId} and id = best.id limit 1) p
    left join lateral (select slug from site.slugs where site_id = ${tx.siteId} and page_id = best.id and locale = ${locale} and is_current limit 1) s on true
    order by best.way, best.rank desc, e.title, best.id`)
  const asking = tx.execute<AskedWord>(sql`
    select trim(site.search_fold(word)) as written, tsvector_to_array(site.search_stems(${locale}, word)) as stems from unnest(${wanted}) as word`)
  const [{ rows }, asked] = await Promise.all([finding, asking])
  return { hits: rows.map(({ id, title, body, collection, slug }) => ({ id, title, body, collection, slug })), total: rows[0]?.total ?? 0, asked: asked.rows }
}

function textArray(texts: readonly string[]) {
  return sql`array[${sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  )}]::text[]`
}

export async function sitesToIndex(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`select id from platform.sites where search_version < ${SEARCH_VERSION} order by created_at`)
  return rows.map(({ id }) => id)
}

export async function markIndexed(tx: SiteTx): Promise<void> {
  await tx.execute(sql`update platform.sites set search_version = ${SEARCH_VERSION} where id = ${tx.siteId}`)
}

/** Pages whose entries may be missing: whatever has a published version. */
export async function publishedPageIds(tx: SiteTx): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`select id from site.pages where site_id = ${tx.siteId} and live_version is not null and status <> 'deleted' order by id`)
  return rows.map(({ id }) => id)
}
