import { sql } from 'drizzle-orm'
import type { Locale } from '../model/locales.ts'
import type { SiteTx } from './store.ts'

/** In which of these languages each page has something to read, as the search knows it; one that was never read for it is missing. */
export async function readLanguages(tx: SiteTx, pageIds: readonly string[], locales: readonly Locale[]): Promise<Map<string, readonly string[]>> {
  // As two lists of one parameter each: thousands of parameters take longer to plan than to find.
  const { rows } = await tx.execute<{ id: string; locales: string[] }>(sql`
    select page_id as id, array_agg(locale) as locales from site.search_entries
    where site_id = ${tx.siteId} and locale in (select jsonb_array_elements_text(${JSON.stringify(locales)}::jsonb))
      and page_id in (select jsonb_array_elements_text(${JSON.stringify(pageIds)}::jsonb))
    group by page_id`)
  return new Map(rows.map(({ id, locales: read }) => [id, read]))
}
