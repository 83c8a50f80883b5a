import { sql } from 'drizzle-orm'
import type { Locale } from '../model/locales.ts'
import { isNumberKey } from '../model/search/numbers.ts'
import { withLastAccent } from '../model/search/words.ts'
import { ITEM_STATUSES, isVisibleToVisitors } from '../model/page/status.ts'
import { prepareStatement } from './prepare-query.ts'
import type { Database, SiteTx } from './store.ts'

/** Raise it when pages are read for the search in another way than before. */
export const SEARCH_VERSION = 4

/** More than anybody pages through. */
export const MOST_HITS = 100

/** A site with more pages is read from those on that hold the words most often, and a common word costs no more than on a small one. */
export const MOST_RANKED = 300

const VISIBLE = ITEM_STATUSES.filter(isVisibleToVisitors)

export type SearchTexts = Partial<Record<Locale, string>>

/**
 * Puts the page's words in the place of those of its version before; a language it is not shown in has no text. Making keys of
 * words is the dearest part of a publication, so languages that read as before only learn their new version.
 */
export async function writeSearchEntries(tx: SiteTx, pageId: string, texts: SearchTexts): Promise<void> {
  const wanted = sql`
    select p.site_id, t.locale, p.id as page_id, p.live_version as version, coalesce(p.meta->'name'->>t.locale, '') as title, t.body
    from site.pages p, jsonb_each_text(${JSON.stringify(texts)}::jsonb) t(locale, body)
    where p.site_id = ${tx.siteId} and p.id = ${pageId} and p.live_version is not null
      and (t.body <> '' or coalesce(p.meta->'name'->>t.locale, '') <> '')`
  const same = sql`e.locale = w.locale and e.title = w.title and e.body = w.body`
  await tx.execute(sql`
    with wanted as (${wanted}), kept as (
      update site.search_entries e set version = w.version from wanted w where e.site_id = w.site_id and e.page_id = w.page_id and ${same}
    )
    delete from site.search_entries e where e.site_id = ${tx.siteId} and e.page_id = ${pageId} and not exists (select 1 from wanted w where ${same})`)
  await tx.execute(sql`
    insert into site.search_entries (site_id, locale, page_id, version, title, body)
    select * from (${wanted}) w
    where not exists (select 1 from site.search_entries e where e.site_id = w.site_id and e.page_id = w.page_id and e.locale = w.locale)`)
}

export type SearchHit = { id: string; title: string; body: string; collection: string | null; slug: string | null }
/** An asked word as it is compared; one too common to count has no stems. */
export type AskedWord = { written: string; stems: string[] }
/** `total` goes one beyond MOST_HITS where there are more. */
export type SearchHits = { hits: SearchHit[]; total: number; asked: AskedWord[] }

type Wanted = { locale: Locale; words: readonly string[]; limit: number; offset: number }
type Found = SearchHit & { total: number }

/** The way of finding that site.search_best_first tries last. */
const INSIDE_WORDS = 3

// One search by key per shown page: without the limits a new site's statistics make the database read all of its entries.
const findBest = prepareStatement<Found>(
  'search_best',
  `with best as (
    select id, way, rank, count(*) over ()::int as total
    from site.search_best_first($2, $3, $4, ${MOST_HITS + 1}, ${MOST_RANKED})
    where not ($7 and way % 10 = ${INSIDE_WORDS})
    order by way, rank desc, title, id
    limit $5 offset $6
  )
  select best.id, e.title, e.body, p.collection, s.slug, best.total
  from best
  cross join lateral (select title, body from site.search_entries where site_id = $1 and locale = $2 and page_id = best.id limit 1) e
  cross join lateral (select collection from site.pages where site_id = $1 and id = best.id limit 1) p
  left join lateral (select slug from site.slugs where site_id = $1 and page_id = best.id and locale = $2 and is_current limit 1) s on true
  order by best.way, best.rank desc, e.title, best.id`,
)

const compareWords = prepareStatement<AskedWord>(
  'search_asked_words',
  `select trim(site.search_fold(word)) as written, case accented when '{}' then '{}' else array(select unnest(accented) union select unnest(folded)) end as stems
  from unnest($2::text[]) as word,
    lateral (select tsvector_to_array(site.search_accented($1, word)) as accented, tsvector_to_array(site.search_stems($1, word)) as folded) as both_ways`,
)

/** The status, the password and the live version are asked when searching, so that no change of them can leave words behind. */
export async function searchPages(tx: SiteTx, { locale, words, limit, offset }: Wanted): Promise<SearchHits> {
  const isOnlyNumbers = words.every(isNumberKey)
  const wanted = words.map((word) => withLastAccent(word, locale))
  const [rows, asked] = await Promise.all([findBest(tx, [tx.siteId, locale, endedWords(wanted), VISIBLE, limit, offset, isOnlyNumbers]), compareWords(tx, [locale, wanted])])
  return { hits: rows.map(({ id, title, body, collection, slug }) => ({ id, title, body, collection, slug })), total: rows[0]?.total ?? 0, asked }
}

/** The last word is found by its beginning; after a number nothing stands, and that is the last word then. */
function endedWords(words: readonly string[]): readonly string[] {
  return isNumberKey(words.at(-1) ?? '') ? [...words, ''] : words
}

const findNear = prepareStatement<{ lexeme: string }>(
  'search_words_near',
  `select near as lexeme from unnest($2::text[]) as asked, site.search_near($1, asked, $3) as near where near = asked or site.search_stems($1, near) <> ''`,
)

/** One too common to count is not what anybody meant. Words that visitors can read and that one mistyped letter could have come from; and those asked for that they can read. */
export async function wordsLike(tx: SiteTx, { locale, words }: Pick<Wanted, 'locale' | 'words'>): Promise<string[]> {
  return (await findNear(tx, [locale, words, VISIBLE])).map(({ lexeme }) => lexeme)
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
