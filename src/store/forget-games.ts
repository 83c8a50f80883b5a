import { sql } from 'drizzle-orm'
import { ROWS_LIMIT } from '../game/constants.ts'
import type { SiteTx } from './store.ts'

/** The next games by id, at most the limit of rows; `last` continues, and is null at the end. */
export async function idleGames(tx: SiteTx, input: { after: string; before: string }): Promise<{ ids: string[]; last: string | null }> {
  const { rows } = await tx.execute<{ id: string; idle: boolean }>(
    sql`select id, "updatedAt" < ${input.before}::timestamptz as idle from urban_golf.games where site_id = ${tx.siteId} and id > ${input.after} order by id limit ${ROWS_LIMIT}`,
  )
  return { ids: rows.filter(({ idle }) => idle).map(({ id }) => id), last: rows.length < ROWS_LIMIT ? null : (rows.at(-1)?.id ?? null) }
}

/** Some taps of a game that is still idle; answers how many. A game may have more of them than one change may touch. */
export async function deleteTaps(tx: SiteTx, input: { id: string; before: string }): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from urban_golf.operations where site_id = ${tx.siteId} and "gameId" = ${input.id}
    and exists (select 1 from urban_golf.games where site_id = ${tx.siteId} and id = ${input.id} and "updatedAt" < ${input.before}::timestamptz)
    and sequence <= (select max(sequence) from (
      select sequence from urban_golf.operations where site_id = ${tx.siteId} and "gameId" = ${input.id} order by sequence limit ${ROWS_LIMIT}) as first)`)
  return rowCount ?? 0
}

/**
 * Some taps of games that nobody has played since; answers how many. The scores stay: only the log goes, which phones that were
 * away for a moment catch up from.
 */
export async function foldTaps(tx: SiteTx, before: string): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from urban_golf.operations o using (
      select t."gameId", t.id from urban_golf.operations t join urban_golf.games g on g.site_id = t.site_id and g.id = t."gameId"
      where t.site_id = ${tx.siteId} and g."updatedAt" < ${before}::timestamptz limit ${ROWS_LIMIT}) as old
    where o.site_id = ${tx.siteId} and o."gameId" = old."gameId" and o.id = old.id`)
  return rowCount ?? 0
}

/** With players and holes; not when somebody has played on meanwhile. */
export async function deleteGame(tx: SiteTx, input: { id: string; before: string }): Promise<void> {
  await tx.execute(sql`delete from urban_golf.games where site_id = ${tx.siteId} and id = ${input.id} and "updatedAt" < ${input.before}::timestamptz`)
}

/** Each takes the holes of a whole trail along. */
const PLAYERS_AT_ONCE = 100

/** Some players that were removed before then, with their holes; answers how many. */
export async function deleteRemovedPlayers(tx: SiteTx, before: string): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from urban_golf.players where site_id = ${tx.siteId} and id = any(array(
      select id from urban_golf.players where site_id = ${tx.siteId} and "removedAt" < ${before}::timestamptz limit ${PLAYERS_AT_ONCE}))`)
  return rowCount ?? 0
}
