import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Locale } from '../model/locales.ts'
import type { PageContent, PageMeta } from '../model/page/document.ts'
import { ITEM_STATUSES, isVisibleToVisitors } from '../model/page/status.ts'
import { arranged, arrangementSchema, AS_THEY_CAME, type Arrangement } from '../model/site/collection.ts'
import { prepareQuery } from './prepare-query.ts'
import { pages, siteValues, slugs } from './schema/site.ts'
import type { SiteTx } from './store.ts'
import { versionContents } from './version-contents.ts'

export type PublishedPage = { id: string; meta: PageMeta; slug: string | null; groups: PageContent['groups'] }

const VISIBLE = ITEM_STATUSES.filter(isVisibleToVisitors)

/** What editors arranged, and what of it visitors see already. */
export type ArrangedFor = 'editors' | 'visitors'

const arrangementKey = (collection: string, whom: ArrangedFor) => (whom === 'editors' ? `collection:${collection}` : `shown:${collection}`)

const findValue = prepareQuery<{ key: string }, { value: unknown }>('site_value', (db) =>
  db
    .select({ value: siteValues.value })
    .from(siteValues)
    .where(and(eq(siteValues.siteId, sql.placeholder('site')), eq(siteValues.key, sql.placeholder('key')))),
)

export async function arrangementOf(tx: SiteTx, collection: string, whom: ArrangedFor): Promise<Arrangement> {
  const rows = await findValue(tx, { key: arrangementKey(collection, whom) })
  return arrangementSchema.safeParse(rows[0]?.value).data ?? AS_THEY_CAME
}

/** From now on visitors see what editors see. */
export async function showArrangement(tx: SiteTx, collection: string): Promise<void> {
  const value = await arrangementOf(tx, collection, 'editors')
  await tx
    .insert(siteValues)
    .values({ siteId: tx.siteId, key: arrangementKey(collection, 'visitors'), value })
    .onConflictDoUpdate({ target: [siteValues.siteId, siteValues.key], set: { value } })
}

const findPublished = prepareQuery<{ collection: string; locale: Locale }, Omit<PublishedPage, 'groups'> & { version: string | null }>('pages_of_collection', (db) =>
  db
    .select({ id: pages.id, meta: pages.meta, slug: slugs.slug, version: pages.liveVersion })
    .from(pages)
    .leftJoin(slugs, and(eq(slugs.siteId, pages.siteId), eq(slugs.pageId, pages.id), eq(slugs.locale, sql.placeholder('locale')), eq(slugs.isCurrent, true)))
    .where(and(eq(pages.siteId, sql.placeholder('site')), eq(pages.collection, sql.placeholder('collection')), inArray(pages.status, VISIBLE), isNull(pages.passwordHash)))
    .orderBy(asc(pages.createdAt), asc(pages.id)),
)

/** What visitors may open in this language, as it was arranged; protected pages give nothing away in lists. */
export async function publishedPagesOf(tx: SiteTx, collection: string, locale: Locale, whom: ArrangedFor = 'visitors'): Promise<PublishedPage[]> {
  // Side by side: both travel in the same message to the database.
  const [rows, arrangement] = await Promise.all([findPublished(tx, { collection, locale }), arrangementOf(tx, collection, whom)])
  const contents = await versionContents(
    tx,
    rows.flatMap(({ version }) => version ?? []),
  )
  const open = rows.flatMap(({ version, ...page }) => {
    const content = contents.get(version ?? '')
    return content && !content.disallowedLanguages.includes(locale) ? [{ ...page, groups: content.groups }] : []
  })
  return arranged(open, arrangement)
}
