import { eq } from 'drizzle-orm'
import { navigationSchema, type Navigation } from '../model/site/navigation.ts'
import { navigation } from './schema/site.ts'
import type { SiteTx } from './store.ts'

export async function readNavigation(tx: SiteTx): Promise<Navigation> {
  const rows = await tx.select({ containers: navigation.containers }).from(navigation).where(eq(navigation.siteId, tx.siteId))
  return navigationSchema.parse(rows[0]?.containers ?? [])
}

export async function writeNavigation(tx: SiteTx, containers: Navigation): Promise<void> {
  await tx.insert(navigation).values({ siteId: tx.siteId, containers }).onConflictDoUpdate({ target: navigation.siteId, set: { containers } })
}
