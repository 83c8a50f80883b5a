import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Authorship, Written } from '../model/content/written.ts'
import type { Locale } from '../model/locales.ts'
import { fields, groups } from './schema/site.ts'
import type { SiteTx } from './store.ts'

/** Who wrote each language of each field of a page, by field id. */
export async function readWritten(tx: SiteTx, pageIds: readonly string[]): Promise<Map<string, Written>> {
  if (pageIds.length === 0) return new Map()
  const rows = await tx
    .select({ id: fields.id, written: fields.written })
    .from(fields)
    .innerJoin(groups, and(eq(groups.siteId, fields.siteId), eq(groups.id, fields.groupId)))
    .where(and(eq(fields.siteId, tx.siteId), inArray(groups.pageId, [...pageIds]), isNull(fields.deletedAt)))
  return new Map(rows.map(({ id, written }) => [id, written]))
}

/** Says something new about words that stay as they are; whoever calls holds the field's key. */
export async function setAuthorship(tx: SiteTx, fieldId: string, locale: Locale, authorship: Authorship): Promise<void> {
  await tx
    .update(fields)
    .set({ written: sql`${fields.written} || ${JSON.stringify({ [locale]: authorship })}::jsonb` })
    .where(and(eq(fields.siteId, tx.siteId), eq(fields.id, fieldId)))
}
