import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import { WHOLE_ROUNDS } from '../game/constants.ts'
import { ITEM_STATUSES, isVisibleToVisitors } from '../model/page/status.ts'
import { arranged } from '../model/site/collection.ts'
import { arrangementOf } from './collections.ts'
import { pages, pageVersions } from './schema/site.ts'
import type { SiteTx } from './store.ts'

/** The pages of the golf course in the order of play; the last one is the finish. */
export type Trail = {
  collection: string
  pageIds: readonly string[]
  /** Whether a published table asks for it: one rule for every table, card and coupon of the site. */
  wholeRounds: boolean
}

const VISIBLE = ITEM_STATUSES.filter(isVisibleToVisitors)

/** The collection on most of whose published pages strokes are counted. */
export async function trailOf(tx: SiteTx, countingTypes: readonly string[]): Promise<Trail | null> {
  const counting = (whether: SQL) =>
    sql<boolean>`exists (select 1 from jsonb_array_elements(${pageVersions.content}->'groups') as section where section->>'type' in ${[...countingTypes]} and ${whether})`
  const rows = await tx
    .select({
      id: pages.id,
      collection: pages.collection,
      counts: counting(sql`true`),
      wholeRounds: counting(sql`section->'options'->>${WHOLE_ROUNDS} = 'true'`),
    })
    .from(pages)
    .innerJoin(pageVersions, and(eq(pageVersions.siteId, pages.siteId), eq(pageVersions.id, pages.liveVersion)))
    .where(and(eq(pages.siteId, tx.siteId), inArray(pages.status, VISIBLE), isNull(pages.passwordHash)))
    .orderBy(asc(pages.createdAt), asc(pages.id))
  const byCollection = Map.groupBy(
    rows.filter(({ collection, counts }) => collection !== null && counts),
    ({ collection }) => collection,
  )
  const [most] = [...byCollection].toSorted(([, one], [, other]) => other.length - one.length)
  const collection = most?.[0]
  if (collection == null) return null
  const course = arranged(
    rows.filter((row) => row.collection === collection),
    await arrangementOf(tx, collection, 'visitors'),
  )
  return { collection, pageIds: course.map(({ id }) => id), wholeRounds: rows.some(({ wholeRounds }) => wholeRounds) }
}
