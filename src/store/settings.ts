import { eq } from 'drizzle-orm'
import { settingsSchema, type Settings } from '../model/site/settings.ts'
import { settings } from './schema/site.ts'
import type { SiteTx } from './store.ts'

export async function readSettings(tx: SiteTx): Promise<Settings> {
  const rows = await tx.select({ value: settings.value }).from(settings).where(eq(settings.siteId, tx.siteId))
  return settingsSchema.parse(rows[0]?.value ?? {})
}

/** With the revision of all its parts together. */
export async function readSettingsRow(tx: SiteTx): Promise<{ settings: Settings; revision: number }> {
  const rows = await tx.select({ value: settings.value, revision: settings.revision }).from(settings).where(eq(settings.siteId, tx.siteId))
  return { settings: settingsSchema.parse(rows[0]?.value ?? {}), revision: rows[0]?.revision ?? 0 }
}

export async function writeSettings(tx: SiteTx, value: Settings): Promise<void> {
  await tx.insert(settings).values({ siteId: tx.siteId, value }).onConflictDoUpdate({ target: settings.siteId, set: { value } })
}
