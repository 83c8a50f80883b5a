import { and, asc, eq, inArray, isNull, ne, notInArray, sql } from 'drizzle-orm'
import { fieldContentSchema, fieldOptionsSchema, type Field } from '../model/content/field.ts'
import { isLocale } from '../model/locales.ts'
import { walkGroups, type Group, type PageContent } from '../model/page/document.ts'
import { fields, groups } from './schema/site.ts'
import type { SiteTx } from './store.ts'

export type WorkingContent = { groups: Group[]; revisions: Record<string, number> }

type GroupRow = typeof groups.$inferSelect
type FieldRow = typeof fields.$inferSelect

function toField(row: FieldRow): Field {
  return { content: fieldContentSchema.parse(row.content), options: fieldOptionsSchema.parse(row.options), visible: row.visible }
}

function toTree(rows: readonly GroupRow[], fieldsByGroup: Map<string, FieldRow[]>, parentId: string | null): Group[] {
  return rows
    .filter((row) => row.parentId === parentId)
    .map((row) => ({
      id: row.id,
      type: row.type,
      version: row.version,
      status: row.status,
      disallowedLanguages: row.disallowedLanguages.filter(isLocale),
      options: row.options,
      fields: Object.fromEntries((fieldsByGroup.get(row.id) ?? []).map((field) => [field.name, toField(field)])),
      children: toTree(rows, fieldsByGroup, row.id),
    }))
}

/** What editors see: the rows of the page as a tree, with the revision of each field. */
export async function readWorkingContent(tx: SiteTx, pageId: string): Promise<WorkingContent> {
  const groupRows = await tx
    .select()
    .from(groups)
    .where(and(eq(groups.siteId, tx.siteId), eq(groups.pageId, pageId), ne(groups.status, 'deleted')))
    .orderBy(asc(groups.position), asc(groups.id))
  const fieldRows = await tx
    .select()
    .from(fields)
    .where(and(eq(fields.siteId, tx.siteId), sql`${fields.groupId} in (select id from site.groups where site_id = ${tx.siteId} and page_id = ${pageId} and status <> 'deleted')`))
  return {
    groups: toTree(groupRows, Map.groupBy(fieldRows, (row) => row.groupId), null),
    revisions: Object.fromEntries(fieldRows.map((row) => [row.id, row.revision])),
  }
}

/**
 * Puts a tree of groups in the place of the page's rows; used by the first writing and by revert. Sections that are not in
 * it are removed the way an editor removes them: unseen, and back with all their content when they are added again.
 */
export async function replaceWorkingContent(tx: SiteTx, pageId: string, content: Pick<PageContent, 'groups'>): Promise<void> {
  const before = await tx
    .select({ id: fields.id, revision: fields.revision })
    .from(fields)
    .innerJoin(groups, and(eq(groups.siteId, fields.siteId), eq(groups.id, fields.groupId)))
    .where(and(eq(fields.siteId, tx.siteId), eq(groups.pageId, pageId)))
  const revisions = new Map(before.map((row) => [row.id, row.revision]))
  const kept = [...walkGroups(content.groups)].map(({ id }) => id)
  const ofPage = and(eq(groups.siteId, tx.siteId), eq(groups.pageId, pageId))
  await tx.delete(groups).where(and(ofPage, inArray(groups.id, kept)))
  await tx.update(groups).set({ status: 'deleted' }).where(and(ofPage, isNull(groups.parentId), notInArray(groups.id, kept)))
  const rows = flatten(tx.siteId, pageId, content.groups, null, revisions)
  if (rows.groups.length > 0) await tx.insert(groups).values(rows.groups)
  if (rows.fields.length > 0) await tx.insert(fields).values(rows.fields)
}

type NewRows = { groups: (typeof groups.$inferInsert)[]; fields: (typeof fields.$inferInsert)[] }

function flatten(siteId: string, pageId: string, tree: readonly Group[], parentId: string | null, revisions: Map<string, number>): NewRows {
  const rows: NewRows = { groups: [], fields: [] }
  for (const [position, group] of tree.entries()) {
    const { id, type, version, status, options } = group
    rows.groups.push({ siteId, id, pageId, parentId, type, version, status, options, position, disallowedLanguages: [...group.disallowedLanguages] })
    for (const [name, field] of Object.entries(group.fields)) {
      const fieldKey = `${id}:${name}`
      // A higher revision than before: a save that saw the old text must clash, not slip in.
      rows.fields.push({ siteId, id: fieldKey, groupId: id, name, ...field, revision: (revisions.get(fieldKey) ?? 0) + 1 })
    }
    const below = flatten(siteId, pageId, group.children, id, revisions)
    rows.groups.push(...below.groups)
    rows.fields.push(...below.fields)
  }
  return rows
}
