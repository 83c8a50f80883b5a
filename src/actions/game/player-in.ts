import { isId } from '../../model/ids.ts'
import { playerById, type PlayerRow } from '../../store/players.ts'
import type { SiteTx } from '../../store/store.ts'

/** A player of this game; one of another game is as good as missing. */
export async function playerIn(tx: SiteTx, { gameId, id }: { gameId: string; id: string }): Promise<PlayerRow | null> {
  const player = isId(id) ? await playerById(tx, id) : null
  return player?.gameId === gameId ? player : null
}
