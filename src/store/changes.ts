import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, max, sql, type SQL } from 'drizzle-orm'
import { changeCounters, changes } from './schema/site.ts'
import type { SiteTx } from './store.ts'

export type NewChange = {
  id: string
  userId: string
  pageId: string | null
  kind: string
  version?: number
  keys: readonly string[]
  target: object
  before: unknown
  after: unknown
  undoes?: string | null
  asked?: string
}

export type StoredChange = { kind: string; pageId: string | null; after: unknown; asked: string | null }

export async function changeById(tx: SiteTx, id: string): Promise<StoredChange | null> {
  const rows = await tx
    .select({ kind: changes.kind, pageId: changes.pageId, after: changes.after, asked: changes.asked })
    .from(changes)
    .where(and(eq(changes.siteId, tx.siteId), eq(changes.id, id)))
  return rows[0] ?? null
}

/** Where a page stands in the record: at `sequence`, and at `previous` before. */
export type Recorded = { sequence: number; previous: number }

/** Last in a transaction: whoever changes the same site waits here for its end, so that numbers follow the order of commits. */
export async function recordChange(tx: SiteTx, { keys, version = 1, undoes = null, ...change }: NewChange): Promise<Recorded> {
  const counted = await tx
    .insert(changeCounters)
    .values({ siteId: tx.siteId, last: 1 })
    .onConflictDoUpdate({ target: changeCounters.siteId, set: { last: sql`${changeCounters.last} + 1` } })
    .returning({ last: changeCounters.last })
  const sequence = counted[0]?.last ?? 1
  const [previous] = await Promise.all([
    change.pageId === null ? 0 : sequenceOf(tx, change.pageId, sequence),
    tx.insert(changes).values({ ...change, siteId: tx.siteId, sequence, version, undoes, keys: [...keys] }),
  ])
  return { sequence, previous }
}

const ofPage = (tx: SiteTx, pageId: string) => and(eq(changes.siteId, tx.siteId), eq(changes.pageId, pageId))

/** The last change of a page, or the last below a number; 0 where nobody has changed it yet. */
export async function sequenceOf(tx: SiteTx, pageId: string, below?: number): Promise<number> {
  const rows = await tx
    .select({ last: max(changes.sequence) })
    .from(changes)
    .where(and(ofPage(tx, pageId), below === undefined ? undefined : lt(changes.sequence, below)))
  return rows[0]?.last ?? 0
}

/** Every key of a page that was written since. */
export async function keysSince(tx: SiteTx, pageId: string, after: number): Promise<{ sequence: number; keys: string[] }> {
  const rows = await tx
    .select({ sequence: max(changes.sequence), keys: sql<string[] | null>`array_agg(distinct key)` })
    .from(sql`${changes}, unnest(${changes.keys}) as key`)
    .where(and(ofPage(tx, pageId), gt(changes.sequence, after)))
  return { sequence: rows[0]?.sequence ?? after, keys: rows[0]?.keys ?? [] }
}

export type PastChange = {
  sequence: number
  id: string
  userId: string
  kind: string
  version: number
  target: object
  before: unknown
  after: unknown
  undoes: string | null
  createdAt: string
}

/** Nobody goes to and fro more often, and a record that points at itself must not go on for ever. */
const FARTHEST = 1000

type Window = { before: number | null; limit: number }

/** The newest first, beginning behind the one that was told last. */
export async function changesOf(tx: SiteTx, pageId: string, window: Window): Promise<PastChange[]> {
  return newestFirst(tx, ofPage(tx, pageId), window)
}

/** The same of what belongs to no page. */
export async function changesOfKinds(tx: SiteTx, kinds: readonly string[], window: Window): Promise<PastChange[]> {
  return newestFirst(tx, and(eq(changes.siteId, tx.siteId), isNull(changes.pageId), inArray(changes.kind, [...kinds])), window)
}

async function newestFirst(tx: SiteTx, which: SQL | undefined, { before, limit }: Window): Promise<PastChange[]> {
  return tx
    .select({
      sequence: changes.sequence,
      id: changes.id,
      userId: changes.userId,
      kind: changes.kind,
      version: changes.version,
      target: changes.target,
      before: changes.before,
      after: changes.after,
      undoes: changes.undoes,
      createdAt: changes.createdAt,
    })
    .from(changes)
    .where(and(which, before === null ? undefined : lt(changes.sequence, before)))
    .orderBy(desc(changes.sequence))
    .limit(limit)
}

/** How many takings back lie behind each of these: 1 for an undo, 2 for a redo, which takes back an undo. */
export async function undoDepths(tx: SiteTx, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const { rows } = await tx.execute<{ id: string; depth: number }>(sql`
    with recursive back (id, undoes, depth) as (
      select id, undoes, 1 from ${changes} where site_id = ${tx.siteId} and undoes is not null and ${inArray(changes.id, [...ids])}
      union all
      select back.id, earlier.undoes, back.depth + 1
      from back join ${changes} as earlier on earlier.site_id = ${tx.siteId} and earlier.id = back.undoes
      where earlier.undoes is not null and back.depth < ${FARTHEST}
    )
    select id, max(depth)::int as depth from back group by id`)
  return new Map(rows.map(({ id, depth }) => [id, depth]))
}

/** The record of what made a version the one that visitors see. */
export async function publicationOf(tx: SiteTx, pageId: string, version: string): Promise<{ id: string; before: unknown } | null> {
  const rows = await tx
    .select({ id: changes.id, before: changes.before })
    .from(changes)
    .where(and(ofPage(tx, pageId), eq(changes.kind, 'page.publish'), sql`${changes.after} ->> 'version' = ${version}`))
    .orderBy(desc(changes.sequence))
    .limit(1)
  return rows[0] ?? null
}

/** Pages on which something was done since they were last published or reverted; what was done may have been taken back since. */
export async function pagesTouched(tx: SiteTx): Promise<string[]> {
  const settled = sql`coalesce(max(${changes.sequence}) filter (where ${changes.kind} in ('page.publish', 'page.revert')), 0)`
  const rows = await tx
    .select({ pageId: changes.pageId })
    .from(changes)
    .where(and(eq(changes.siteId, tx.siteId), isNotNull(changes.pageId)))
    .groupBy(changes.pageId)
    .having(sql`max(${changes.sequence}) > ${settled}`)
  return rows.flatMap(({ pageId }) => pageId ?? [])
}
