import { and, eq, sql } from 'drizzle-orm'
import { isLocale, type Locale } from '../model/locales.ts'
import { Refusal } from '../model/refusal.ts'
import { pages, slugs } from './schema/site.ts'
import type { SiteTx } from './store.ts'

type Addressed = { pageId: string; collection: string | null }
type Slugs = Partial<Record<Locale, string>>

/** An old address of another page, and any of a page in the bin, goes over to whoever wants it now. */
const isFree = (pageId: string) => sql`(${slugs.pageId} = ${pageId} or not ${slugs.isCurrent}
  or exists (select 1 from ${pages} where ${pages.siteId} = ${slugs.siteId} and ${pages.id} = ${slugs.pageId} and ${pages.status} = 'deleted'))`

/**
 * Makes these the addresses of a page; those it had before stay and lead on. Two who want the same one at once: the second waits
 * for the first, and is refused.
 */
export async function writeSlugs(tx: SiteTx, { pageId, collection }: Addressed, wanted: Slugs): Promise<void> {
  const rows = Object.entries(wanted).map(([locale, slug]) => ({ siteId: tx.siteId, locale, collection: collection ?? '', slug, pageId, isCurrent: true }))
  await tx.execute(sql`update site.slugs set is_current = false where site_id = ${tx.siteId} and page_id = ${pageId} and is_current
    and not exists (select 1 from jsonb_each_text(${JSON.stringify(wanted)}::jsonb) as kept where kept.key = locale and kept.value = slug)`)
  if (rows.length === 0) return
  const written = await tx
    .insert(slugs)
    .values(rows)
    .onConflictDoUpdate({
      target: [slugs.siteId, slugs.locale, slugs.collection, slugs.slug],
      set: { pageId: sql`excluded.page_id`, isCurrent: true },
      setWhere: isFree(pageId),
    })
    .returning({ locale: slugs.locale })
  if (written.length < rows.length) throw new Refusal('slugTaken', { fieldErrors: { slug: 'errorAlreadyExists' } })
}

/** The addresses that other pages of the same place have now, by language. */
export async function takenSlugs(tx: SiteTx, { pageId, collection }: Addressed): Promise<Map<Locale, ReadonlySet<string>>> {
  const rows = await tx
    .select({ locale: slugs.locale, slug: slugs.slug })
    .from(slugs)
    .where(and(eq(slugs.siteId, tx.siteId), eq(slugs.collection, collection ?? ''), sql`not ${isFree(pageId)}`))
  const byLocale = Map.groupBy(rows, ({ locale }) => locale)
  return new Map([...byLocale].flatMap(([locale, own]) => (isLocale(locale) ? [[locale, new Set(own.map(({ slug }) => slug))] as const] : [])))
}
