import { eq } from 'drizzle-orm'
import { settingsSchema, type Settings } from '../model/site/settings.ts'
import { settings } from './schema/site.ts'
import type { SiteTx } from './store.ts'

export async function readSettings(tx: SiteTx): Promise<Settings> {
  const rows = await tx.select({ value: settings.value }).from(settings).where(eq(settings.siteId, tx.siteId))
  return settingsSchema.parse(rows[0]?.value ?? {})
}

export async function writeSettings(tx: SiteTx, value: Settings): Promise<void> {
  await tx.insert(settings).values({ siteId: tx.siteId, value }).onConflictDoUpdate({ target: settings.siteId, set: { value } })
}
