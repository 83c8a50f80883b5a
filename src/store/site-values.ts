import { and, eq } from 'drizzle-orm'
import { siteValues } from './schema/site.ts'
import type { SiteTx } from './store.ts'

export async function readSiteValue(tx: SiteTx, key: string): Promise<unknown> {
  const rows = await tx
    .select({ value: siteValues.value })
    .from(siteValues)
    .where(and(eq(siteValues.siteId, tx.siteId), eq(siteValues.key, key)))
  return rows[0]?.value ?? null
}
