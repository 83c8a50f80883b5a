import { and, eq, sql } from 'drizzle-orm'
import type { Game, Hole, Player, Snapshot } from '../game/state.ts'
import { games, holes, players } from './schema/urban-golf.ts'
import type { SiteTx } from './store.ts'

/** A snapshot names so many of the latest taps; a phone that missed more has sent none of them. */
const NAMED_OPERATIONS = 1000

const iso = (column: unknown) => sql<string>`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** False when the game exists already: who sends a creation twice gets one game. */
export async function insertGame(tx: SiteTx, game: Game): Promise<boolean> {
  const rows = await tx
    .insert(games)
    .values({ ...game, siteId: tx.siteId, updatedAt: game.createdAt })
    .onConflictDoNothing()
    .returning({ id: games.id })
  return rows.length > 0
}

export async function gameById(tx: SiteTx, id: string): Promise<Game | null> {
  const rows = await tx
    .select({ id: games.id, gameName: games.gameName, createdAt: iso(games.createdAt) })
    .from(games)
    .where(and(eq(games.siteId, tx.siteId), eq(games.id, id)))
  return rows[0] ?? null
}

/** One change of a game at a time, so that its sequence has no gaps; other games are not held up. */
export async function lockGame(tx: SiteTx, id: string): Promise<{ sequence: number } | null> {
  const rows = await tx
    .select({ sequence: games.sequence })
    .from(games)
    .where(and(eq(games.siteId, tx.siteId), eq(games.id, id)))
    .for('no key update')
  return rows[0] ?? null
}

export async function setSequence(tx: SiteTx, id: string, change: { sequence: number; at: string }): Promise<void> {
  await tx
    .update(games)
    .set({ sequence: change.sequence, updatedAt: change.at })
    .where(and(eq(games.siteId, tx.siteId), eq(games.id, id)))
}

/** When the coupon was opened for the first time; later openings do not move it. */
export async function openCoupon(tx: SiteTx, id: string, at: string): Promise<string> {
  const rows = await tx
    .update(games)
    .set({ couponOpenedAt: sql`coalesce(${games.couponOpenedAt}, ${at})` })
    .where(and(eq(games.siteId, tx.siteId), eq(games.id, id)))
    .returning({ openedAt: iso(games.couponOpenedAt) })
  return rows[0]?.openedAt ?? at
}

type SnapshotRow = { id: string; gameName: string; createdAt: string; sequence: string; players: Player[]; removed: Player[]; holes: Hole[]; operationIds: string[] }

/** In one statement, so that nothing in it is newer than its sequence. `after` asks for the ids of the taps since then. */
export async function readSnapshot(tx: SiteTx, id: string, after: number | null = null): Promise<Snapshot | null> {
  const listed = sql`json_agg(json_build_object('id', p.id, 'playerName', p."playerName", 'createdAt', ${iso(sql`p."createdAt"`)}) order by p."createdAt", p.id)`
  const { rows } = await tx.execute<SnapshotRow>(sql`
    select g.id, g."gameName", ${iso(sql`g."createdAt"`)} as "createdAt", g.sequence,
      coalesce((
        select ${listed}
        from urban_golf.players p where p.site_id = g.site_id and p."gameId" = g.id and p."removedAt" is null), '[]') as players,
      coalesce((
        select ${listed}
        from urban_golf.players p where p.site_id = g.site_id and p."gameId" = g.id and p."removedAt" is not null), '[]') as removed,
      coalesce((
        select json_agg(json_build_object('pageId', h."pageId", 'playerId', h."playerId", 'score', h.score))
        from urban_golf.holes h join urban_golf.players p on p.site_id = h.site_id and p.id = h."playerId" and p."removedAt" is null
        where h.site_id = g.site_id and h."gameId" = g.id), '[]') as holes,
      coalesce((
        select json_agg(o.id) from (
          select id from urban_golf.operations where site_id = g.site_id and "gameId" = g.id and sequence > ${after}::bigint order by sequence desc limit ${NAMED_OPERATIONS}) o), '[]') as "operationIds"
    from urban_golf.games g where g.site_id = ${tx.siteId} and g.id = ${id}`)
  const row = rows[0]
  if (!row) return null
  const { id: _, gameName, createdAt, sequence, ...lists } = row
  return { game: { id, gameName, createdAt }, sequence: Number(sequence), ...lists }
}

export type HoleRow = { id: string; playerId: string; gameId: string; pageId: string; score: number; updatedAt: string }

export async function holesOf(tx: SiteTx, gameId: string): Promise<HoleRow[]> {
  return tx
    .select({ id: holes.id, playerId: holes.playerId, gameId: holes.gameId, pageId: holes.pageId, score: holes.score, updatedAt: iso(holes.updatedAt) })
    .from(holes)
    .innerJoin(players, and(eq(players.siteId, holes.siteId), eq(players.id, holes.playerId), sql`${players.removedAt} is null`))
    .where(and(eq(holes.siteId, tx.siteId), eq(holes.gameId, gameId)))
    .orderBy(holes.pageId, holes.playerId)
}
