import { eq } from 'drizzle-orm'
import { navigationSchema, type Navigation } from '../model/site/navigation.ts'
import { navigation } from './schema/site.ts'
import type { SiteTx } from './store.ts'

/** With the revision of what is stored. */
export async function readNavigationRow(tx: SiteTx): Promise<{ navigation: Navigation; revision: number }> {
  const rows = await tx.select().from(navigation).where(eq(navigation.siteId, tx.siteId))
  return { navigation: navigationSchema.parse(rows[0]?.containers ?? []), revision: rows[0]?.revision ?? 0 }
}

export async function readNavigation(tx: SiteTx): Promise<Navigation> {
  return (await readNavigationRow(tx)).navigation
}

/** Without a revision the one that is there stays. */
export async function writeNavigation(tx: SiteTx, containers: Navigation, revision?: number): Promise<void> {
  const change = { containers, ...(revision !== undefined && { revision }) }
  await tx
    .insert(navigation)
    .values({ siteId: tx.siteId, ...change })
    .onConflictDoUpdate({ target: navigation.siteId, set: change })
}
