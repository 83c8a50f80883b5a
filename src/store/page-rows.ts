import { and, asc, eq, inArray } from 'drizzle-orm'
import { fieldKey, groupKey, orderKey } from '../model/commands/key.ts'
import { fieldContentSchema, fieldOptionsSchema, type Field } from '../model/content/field.ts'
import { isLocale } from '../model/locales.ts'
import type { Group } from '../model/page/document.ts'
import { fieldId } from '../model/page/field-id.ts'
import { fields, groups, pages } from './schema/site.ts'
import type { SiteTx } from './store.ts'

export type GroupRow = typeof groups.$inferSelect
export type FieldRow = typeof fields.$inferSelect

/** A page as it lies in the tables, with what was removed: rows that are gone still have revisions. */
export type PageRows = {
  pageId: string
  groups: ReadonlyMap<string, GroupRow>
  /** By field id; of the sections that were asked for. */
  fields: ReadonlyMap<string, FieldRow>
  orderRevision: number
}

/** `within`: groups whose sections are read with their fields; the others come as shells. Without it everything is read. */
export async function readPageRows(tx: SiteTx, pageId: string, within?: readonly string[]): Promise<PageRows> {
  const [groupRows, pageRows] = await Promise.all([
    tx
      .select()
      .from(groups)
      .where(and(eq(groups.siteId, tx.siteId), eq(groups.pageId, pageId)))
      .orderBy(asc(groups.position), asc(groups.id)),
    tx
      .select({ orderRevision: pages.orderRevision })
      .from(pages)
      .where(and(eq(pages.siteId, tx.siteId), eq(pages.id, pageId))),
  ])
  const byId = new Map(groupRows.map((row) => [row.id, row]))
  const wanted = within ? sectionsAround(byId, within) : [...byId.keys()]
  const fieldRows =
    wanted.length === 0
      ? []
      : await tx
          .select()
          .from(fields)
          .where(and(eq(fields.siteId, tx.siteId), inArray(fields.groupId, wanted)))
  return { pageId, groups: byId, fields: new Map(fieldRows.map((row) => [row.id, row])), orderRevision: pageRows[0]?.orderRevision ?? 0 }
}

/** Old content is moved forward section by section, so a card is always read with its whole section. */
function sectionsAround(rows: ReadonlyMap<string, GroupRow>, ids: readonly string[]): string[] {
  const rootOf = (id: string): string | null => {
    const row = rows.get(id)
    if (!row) return null
    return row.parentId === null ? row.id : rootOf(row.parentId)
  }
  const roots = new Set(ids.map(rootOf))
  return [...rows.keys()].filter((id) => roots.has(rootOf(id)))
}

function toField(row: FieldRow): Field {
  return { content: fieldContentSchema.parse(row.content), options: fieldOptionsSchema.parse(row.options), visible: row.visible }
}

type IsSeen = (row: GroupRow) => boolean

function treeBelow(rows: PageRows, parentId: string | null, isSeen: IsSeen): Group[] {
  const byParent = Map.groupBy([...rows.groups.values()].filter(isSeen), (row) => row.parentId)
  const byGroup = Map.groupBy(
    [...rows.fields.values()].filter(({ deletedAt }) => deletedAt === null),
    ({ groupId }) => groupId,
  )
  const below = (id: string | null): Group[] => (byParent.get(id) ?? []).map((row) => toGroup(row, byGroup.get(row.id) ?? [], below(row.id)))
  return below(parentId)
}

function toGroup(row: GroupRow, fieldRows: readonly FieldRow[], children: Group[]): Group {
  return {
    id: row.id,
    type: row.type,
    version: row.version,
    status: row.status,
    disallowedLanguages: row.disallowedLanguages.filter(isLocale),
    options: row.options,
    fields: Object.fromEntries(fieldRows.map((field) => [field.name, toField(field)])),
    children,
  }
}

/** What editors see: the rows as a tree, without what was removed. */
export function treeOf(rows: PageRows): Group[] {
  return treeBelow(rows, null, ({ status }) => status !== 'deleted')
}

/** A group of the page, also one that was removed: then with what went together with it. */
export function groupOf(rows: PageRows, id: string): Group | null {
  const row = rows.groups.get(id)
  if (!row) return null
  const own = [...rows.fields.values()].filter(({ groupId, deletedAt }) => groupId === id && deletedAt === null)
  return toGroup(
    row,
    own,
    treeBelow(rows, id, ({ status, deletedAt }) => status !== 'deleted' || (row.deletedAt !== null && deletedAt === row.deletedAt)),
  )
}

/** Of a key that was never written it is 0. */
export function revisionsOf(rows: PageRows): Record<string, number> {
  const revisions: Record<string, number> = { [orderKey(rows.pageId)]: rows.orderRevision }
  for (const { id, revision, orderRevision } of rows.groups.values()) {
    revisions[groupKey(id)] = revision
    if (orderRevision > 0) revisions[orderKey(id)] = orderRevision
  }
  for (const { groupId, name, revision } of rows.fields.values()) revisions[fieldKey(groupId, name)] = revision
  return revisions
}

export const fieldRowOf = (rows: PageRows, groupId: string, name: string) => rows.fields.get(fieldId(groupId, name))
