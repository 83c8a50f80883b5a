import { sql } from 'drizzle-orm'
import type { Locale } from '../model/locales.ts'
import type { PageRole } from '../model/page/status.ts'
import type { SiteTx } from './store.ts'

/** Where such a page has no name in this language yet. */
export async function nameRolePages(tx: SiteTx, locale: Locale, names: Partial<Record<PageRole, string>>): Promise<void> {
  for (const [role, name] of Object.entries(names)) {
    await tx.execute(sql`update site.pages set meta = jsonb_set(meta, array['name', ${locale}], to_jsonb(${name}::text))
      where site_id = ${tx.siteId} and role = ${role} and coalesce(meta->'name'->>${locale}, '') = ''`)
  }
}
