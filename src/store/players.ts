import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Player } from '../game/state.ts'
import { players } from './schema/urban-golf.ts'
import type { SiteTx } from './store.ts'

export type PlayerRow = Player & { gameId: string; isRemoved: boolean }

const columns = {
  id: players.id,
  playerName: players.playerName,
  gameId: players.gameId,
  createdAt: sql<string>`to_char(${players.createdAt} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
}

export async function playersOf(tx: SiteTx, gameId: string): Promise<Omit<PlayerRow, 'isRemoved'>[]> {
  return tx
    .select(columns)
    .from(players)
    .where(and(eq(players.siteId, tx.siteId), eq(players.gameId, gameId), isNull(players.removedAt)))
    .orderBy(asc(players.createdAt), asc(players.id))
}

/** Of whichever game, also removed ones. */
export async function playerById(tx: SiteTx, id: string): Promise<PlayerRow | null> {
  const rows = await tx
    .select({ ...columns, isRemoved: sql<boolean>`${players.removedAt} is not null` })
    .from(players)
    .where(and(eq(players.siteId, tx.siteId), eq(players.id, id)))
  return rows[0] ?? null
}

export async function insertPlayer(tx: SiteTx, player: Player & { gameId: string }): Promise<void> {
  await tx.insert(players).values({ ...player, siteId: tx.siteId })
}

export async function renamePlayer(tx: SiteTx, player: { gameId: string; id: string; playerName: string }): Promise<void> {
  await tx.update(players).set({ playerName: player.playerName }).where(inGame(tx, player))
}

/** C-28: gone for everybody at once, deleted a day later. */
export async function markRemoved(tx: SiteTx, player: { gameId: string; id: string; at: string }): Promise<void> {
  await tx
    .update(players)
    .set({ removedAt: player.at })
    .where(and(inGame(tx, player), isNull(players.removedAt)))
}

export async function unmarkRemoved(tx: SiteTx, player: { gameId: string; id: string }): Promise<void> {
  await tx.update(players).set({ removedAt: null }).where(inGame(tx, player))
}

function inGame(tx: SiteTx, player: { gameId: string; id: string }) {
  return and(eq(players.siteId, tx.siteId), eq(players.gameId, player.gameId), eq(players.id, player.id))
}
