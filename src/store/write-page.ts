import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Origin } from '../model/commands/define-command.ts'
import { shellOf } from '../model/commands/facts.ts'
import { fieldKey, groupKey, orderKey } from '../model/commands/key.ts'
import { emptyField, textIn, type Field } from '../model/content/field.ts'
import type { Authorship } from '../model/content/written.ts'
import type { Locale } from '../model/locales.ts'
import { walkGroups, type Group } from '../model/page/document.ts'
import { fieldId } from '../model/page/field-id.ts'
import { same } from '../model/same.ts'
import { fieldRowOf, type FieldRow, type PageRows } from './page-rows.ts'
import { rewritten } from './rewritten.ts'
import { fields, groups, pages } from './schema/site.ts'
import type { SiteTx } from './store.ts'

type Groups = readonly Group[]
type NewGroup = typeof groups.$inferInsert & { revision: number }
type NewField = Omit<typeof fields.$inferInsert, 'deletedAt'> & { revision: number; deletedAt: SQL | null }

/** `stored` as the rows say it, `from` as it was read with today's definitions, `to` as it shall be. */
export type PageChange = { rows: PageRows; stored: Groups; from: Groups; to: Groups; origins?: readonly Origin[] }

type Plan = {
  groups: NewGroup[]
  gone: { id: string; revision: number }[]
  fields: NewField[]
  orders: { parentId: string | null; ids: string[]; revision: number }[]
  revisions: Record<string, number>
}

type Placed = { group: Group; parentId: string | null; position: number }

function* placedGroups(tree: Groups, parentId: string | null = null): Generator<Placed> {
  for (const [position, group] of tree.entries()) {
    yield { group, parentId, position }
    yield* placedGroups(group.children, group.id)
  }
}

const byId = (tree: Groups) => new Map([...walkGroups(tree)].map((group) => [group.id, group]))

/**
 * Writes what differs. A revision rises by one where somebody changed something, and never falls; what was only moved
 * forward to today's definition is written along with its whole group and keeps its revision, because everybody saw it so.
 */
export async function writePage(tx: SiteTx, change: PageChange): Promise<Record<string, number>> {
  const plan = planOf(tx.siteId, change)
  for (const rows of inParts(plan.groups)) await upsertGroups(tx, rows)
  await removeGroups(tx, plan.gone)
  for (const rows of inParts(plan.fields)) await upsertFields(tx, rows)
  for (const order of plan.orders) await writeOrder(tx, change.rows.pageId, order)
  return plan.revisions
}

/** One statement takes at most 65,535 values. */
const ROWS_AT_ONCE = 2000

function* inParts<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) yield rows.slice(at, at + ROWS_AT_ONCE)
}

function planOf(siteId: string, { rows, stored, from, to, origins = [] }: PageChange): Plan {
  const plan: Plan = { groups: [], gone: [], fields: [], orders: [], revisions: {} }
  const [storedById, fromById, toById] = [byId(stored), byId(from), byId(to)]
  for (const placed of placedGroups(to)) {
    const { group } = placed
    const old = storedById.get(group.id)
    if (old === group) continue
    planGroup(plan, { siteId, rows, before: fromById.get(group.id), ...placed })
    planFields(plan, { siteId, rows, before: fromById.get(group.id), group, origins })
  }
  for (const id of fromById.keys()) {
    if (toById.has(id)) continue
    const revision = (rows.groups.get(id)?.revision ?? 0) + 1
    plan.gone.push({ id, revision })
    plan.revisions[groupKey(id)] = revision
  }
  planOrders(plan, rows, from, to)
  return plan
}

type GroupWork = Placed & { siteId: string; rows: PageRows; before: Group | undefined }

function planGroup(plan: Plan, { siteId, rows, before, group, parentId, position }: GroupWork): void {
  const row = rows.groups.get(group.id)
  const isChanged = !before || !same(shellOf(before), shellOf(group))
  const isStored =
    row &&
    row.parentId === parentId &&
    row.status === group.status &&
    row.version === group.version &&
    same(row.options, group.options) &&
    same(row.disallowedLanguages, group.disallowedLanguages)
  if (!isChanged && isStored) return
  const revision = (row?.revision ?? 0) + (isChanged ? 1 : 0)
  plan.groups.push({ siteId, pageId: rows.pageId, id: group.id, parentId, position, ...shellOf(group), revision, deletedAt: null })
  if (isChanged) plan.revisions[groupKey(group.id)] = revision
}

type FieldWork = Omit<GroupWork, 'parentId' | 'position'> & { origins: readonly Origin[] }

function planFields(plan: Plan, { siteId, rows, before, group, origins }: FieldWork): void {
  const kept = [...rows.fields.values()].filter((row) => row.groupId === group.id && row.deletedAt === null).map(({ name }) => name)
  for (const name of new Set([...Object.keys(group.fields), ...kept])) {
    const field = group.fields[name]
    const row = fieldRowOf(rows, group.id, name)
    // What comes back as it was left is no change.
    const isChanged = before ? !same(before.fields[name], field) : !isStoredAs(row, field)
    if (!isChanged && isStoredAs(row, field)) continue
    const revision = (row?.revision ?? 0) + (isChanged ? 1 : 0)
    const key = fieldKey(group.id, name)
    const own = origins
      .filter((origin) => origin.key === key)
      .map(({ locale, by, source }) => {
        const author: Authorship = { by, source, revision, ...(isFirst(row, before?.fields[name], locale) && { isFirst: true }) }
        const [was, is] = [textIn(before?.fields[name], locale), textIn(field, locale)]
        return [locale, rewritten(row?.written ?? {}, { locale, before: was, after: is, author })]
      })
    const content = field ?? emptyField(row ? contentTypeOf(row) : 'single')
    plan.fields.push({
      siteId,
      id: fieldId(group.id, name),
      groupId: group.id,
      name,
      ...content,
      revision,
      written: { ...row?.written, ...Object.fromEntries(own) },
      deletedAt: field ? null : sql`now()`,
    })
    if (isChanged) plan.revisions[key] = revision
  }
}

const isFirst = (row: FieldRow | undefined, before: Field | undefined, locale: Locale) => !row?.written[locale] && textIn(before, locale) === null

function contentTypeOf({ content }: FieldRow): Field['content']['type'] {
  return typeof content === 'object' && content !== null && 'type' in content && content.type === 'media' ? 'media' : 'localizedSingleValue'
}

function isStoredAs(row: FieldRow | undefined, field: Field | undefined): boolean {
  if (!field || !row || row.deletedAt !== null) return !field && (!row || row.deletedAt !== null)
  return row.visible === field.visible && same(row.content, field.content) && same(row.options, field.options)
}

/** Only orders that somebody changed: a section that comes or goes changes the order of its neighbours too. */
function planOrders(plan: Plan, rows: PageRows, from: Groups, to: Groups): void {
  const before = childIds(from)
  for (const [parentId, ids] of childIds(to)) {
    if (same(before.get(parentId) ?? [], ids)) continue
    const revision = (parentId === null ? rows.orderRevision : (rows.groups.get(parentId)?.orderRevision ?? 0)) + 1
    plan.orders.push({ parentId, ids, revision })
    plan.revisions[orderKey(parentId ?? rows.pageId)] = revision
  }
}

function childIds(tree: Groups): Map<string | null, string[]> {
  const ids = new Map<string | null, string[]>([[null, tree.map(({ id }) => id)]])
  for (const group of walkGroups(tree))
    ids.set(
      group.id,
      group.children.map(({ id }) => id),
    )
  return ids
}

async function upsertGroups(tx: SiteTx, values: NewGroup[]): Promise<void> {
  await tx
    .insert(groups)
    .values(values)
    .onConflictDoUpdate({
      target: [groups.siteId, groups.id],
      set: {
        pageId: sql`excluded.page_id`,
        parentId: sql`excluded.parent_id`,
        type: sql`excluded.type`,
        version: sql`excluded.version`,
        status: sql`excluded.status`,
        disallowedLanguages: sql`excluded.disallowed_languages`,
        options: sql`excluded.options`,
        revision: sql`excluded.revision`,
        deletedAt: sql`null`,
      },
    })
}

/** Unseen from now on, and kept for a while: it can come back with everything it holds. */
async function removeGroups(tx: SiteTx, gone: readonly { id: string; revision: number }[]): Promise<void> {
  if (gone.length === 0) return
  await tx
    .update(groups)
    .set({ status: 'deleted', deletedAt: sql`now()`, revision: sql`${groups.revision} + 1` })
    .where(
      and(
        eq(groups.siteId, tx.siteId),
        inArray(
          groups.id,
          gone.map(({ id }) => id),
        ),
      ),
    )
}

async function upsertFields(tx: SiteTx, values: NewField[]): Promise<void> {
  await tx
    .insert(fields)
    .values(values)
    .onConflictDoUpdate({
      target: [fields.siteId, fields.id],
      set: {
        content: sql`excluded.content`,
        options: sql`excluded.options`,
        visible: sql`excluded.visible`,
        revision: sql`excluded.revision`,
        written: sql`excluded.written`,
        deletedAt: sql`excluded.deleted_at`,
        updatedAt: sql`now()`,
      },
    })
}

async function writeOrder(tx: SiteTx, pageId: string, { parentId, ids, revision }: Plan['orders'][number]): Promise<void> {
  const order = sql`array_position(${sql.param(ids)}::text[], id) - 1`
  await tx.execute(sql`update site.groups set position = ${order} where site_id = ${tx.siteId} and id = any(${sql.param(ids)}::text[]) and position <> ${order}`)
  if (parentId === null) {
    await tx
      .update(pages)
      .set({ orderRevision: revision })
      .where(and(eq(pages.siteId, tx.siteId), eq(pages.id, pageId)))
    return
  }
  await tx
    .update(groups)
    .set({ orderRevision: revision })
    .where(and(eq(groups.siteId, tx.siteId), eq(groups.id, parentId)))
}
