import { eq, sql } from 'drizzle-orm'
import { settingsSchema, type Settings } from '../model/site/settings.ts'
import { settings } from './schema/site.ts'
import type { SiteTx } from './store.ts'

/** With the revision of all its parts together, and of each. */
export async function readSettingsRow(tx: SiteTx): Promise<{ settings: Settings; revision: number; revisions: Readonly<Partial<Record<string, number>>> }> {
  const rows = await tx.select().from(settings).where(eq(settings.siteId, tx.siteId))
  return { settings: settingsSchema.parse(rows[0]?.value ?? {}), revision: rows[0]?.revision ?? 0, revisions: rows[0]?.revisions ?? {} }
}

export async function readSettings(tx: SiteTx): Promise<Settings> {
  return (await readSettingsRow(tx)).settings
}

/** One part, with its own revision; the others stay as they are. */
export async function writeSettingsPart(tx: SiteTx, part: string, { value, revision }: { value: unknown; revision: number }): Promise<void> {
  const change = JSON.stringify({ [part]: value })
  const told = JSON.stringify({ [part]: revision })
  await tx.execute(sql`insert into site.settings (site_id, value, revisions) values (${tx.siteId}, ${change}::jsonb, ${told}::jsonb)
    on conflict (site_id) do update set value = settings.value || excluded.value, revisions = settings.revisions || excluded.revisions, revision = settings.revision + 1`)
}

export async function writeSettings(tx: SiteTx, value: Settings): Promise<void> {
  await tx.insert(settings).values({ siteId: tx.siteId, value }).onConflictDoUpdate({ target: settings.siteId, set: { value } })
}
