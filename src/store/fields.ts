import { and, eq, ne, sql } from 'drizzle-orm'
import { fieldContentSchema, fieldOptionsSchema, type Field } from '../model/content/field.ts'
import { fields, groups } from './schema/site.ts'
import type { SiteTx } from './store.ts'

export type StoredField = Field & { revision: number }

/** Null when the group is not of this site or was removed; a field never saved comes back with revision 0 and no content. */
export async function lockField(tx: SiteTx, groupId: string, name: string): Promise<{ pageId: string; type: string; field: StoredField | null } | null> {
  const found = await tx
    .select({ pageId: groups.pageId, type: groups.type })
    .from(groups)
    .where(and(eq(groups.siteId, tx.siteId), eq(groups.id, groupId), ne(groups.status, 'deleted')))
    .for('update')
  const group = found[0]
  if (!group) return null
  const rows = await tx
    .select()
    .from(fields)
    .where(and(eq(fields.siteId, tx.siteId), eq(fields.id, `${groupId}:${name}`)))
  const row = rows[0]
  const field = row ? { content: fieldContentSchema.parse(row.content), options: fieldOptionsSchema.parse(row.options), visible: row.visible, revision: row.revision } : null
  return { ...group, field }
}

export async function writeField(tx: SiteTx, groupId: string, name: string, field: StoredField): Promise<void> {
  const { content, options, visible, revision } = field
  await tx
    .insert(fields)
    .values({ siteId: tx.siteId, id: `${groupId}:${name}`, groupId, name, content, options, visible, revision })
    .onConflictDoUpdate({ target: [fields.siteId, fields.id], set: { content, options, visible, revision, updatedAt: sql`now()` } })
}
