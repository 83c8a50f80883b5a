import type { GameEvent } from '../../game/state.ts'
import { cellKey } from '../../game/score.ts'
import type { News, ReadNews } from '../../services/live/live.ts'
import { readSnapshot } from '../../store/games.ts'
import type { SiteTx, Store } from '../../store/store.ts'
import { tapsSince, type MissedTap } from '../../store/taps.ts'
import { changeMessage, type GameMessage } from './game-messages.ts'

/** Strokes alone are told one by one; where players changed as well, the whole state says more with less. */
export function createReadNews(store: Store): ReadNews<GameMessage> {
  return ({ siteId, id: gameId }, after, whole) =>
    store.readSite(siteId, async (tx) => {
      if (after === null || whole) return snapshotNews(tx, gameId, after)
      const since = await tapsSince(tx, gameId, after)
      if (!since) return null
      const isStrokesOnly = since.taps.length === since.sequence - after
      return isStrokesOnly ? { sequence: since.sequence, messages: strokesOf(since.taps).map(changeMessage) } : snapshotNews(tx, gameId, after)
    })
}

async function snapshotNews(tx: SiteTx, gameId: string, after: number | null): Promise<News<GameMessage> | null> {
  const snapshot = await readSnapshot(tx, gameId, after)
  if (!snapshot) return null
  const { sequence } = snapshot
  return { sequence, messages: sequence === after ? [] : [{ name: 'snapshot', sequence, data: snapshot }] }
}

function strokesOf(taps: readonly MissedTap[]): GameEvent[] {
  const cells = [...Map.groupBy(taps, cellKey).values()]
  const events = cells.flatMap((cell): GameEvent[] => {
    const last = cell.at(-1)
    return last ? [{ kind: 'strokes', sequence: last.sequence, pageId: last.pageId, playerId: last.playerId, score: last.score, operationIds: cell.map(({ id }) => id) }] : []
  })
  return events.toSorted((one, other) => one.sequence - other.sequence)
}
