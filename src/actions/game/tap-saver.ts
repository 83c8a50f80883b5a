import { cellKey } from '../../game/score.ts'
import type { Operation, TapAnswer } from '../../game/state.ts'
import { tally, type Tally } from '../../game/tally.ts'
import { Refusal } from '../../model/refusal.ts'
import { createGroupCommit } from '../../services/group-commit/group-commit.ts'
import type { LiveGames } from '../../services/live-games/live-games.ts'
import type { Store } from '../../store/store.ts'
import { lockForTaps, writeTaps } from '../../store/taps.ts'
import type { SiteMemory } from '../site/site-memory.ts'

type Request = { gameId: string; operations: readonly Operation[] }

export type TapSaver = { save: (siteId: string, request: Request) => Promise<TapAnswer> }

type Options = { store: Store; live: LiveGames; memory: SiteMemory; now: () => Date }

/** So many requests share a transaction at most, which with full ones stays below the limit of rows. */
const REQUESTS_PER_COMMIT = 50

type Counted = Tally & { gameId: string; after: number }

/** Saves the taps of all phones of a site together: answered and told only when they are on the disk. */
export function createTapSaver({ store, live, memory, now }: Options): TapSaver {
  async function saveTogether(siteId: string, requests: readonly Request[]): Promise<(TapAnswer | Error)[]> {
    const holes = new Set((await memory.trail(siteId))?.pageIds)
    const byGame = Map.groupBy(requests, ({ gameId }) => gameId)
    const counted = await store.inSite(siteId, async (tx) => {
      const games = await lockForTaps(
        tx,
        requests.map(({ gameId, operations }) => ({ gameId, operationIds: operations.map(({ id }) => id) })),
      )
      const tallies = new Map<string, Counted>()
      for (const [gameId, { sequence, players, seen, holes: cells }] of games) {
        const input = {
          sequence,
          seen,
          isPlayer: (id: string) => players.has(id),
          isHole: (id: string) => holes.has(id),
          scores: new Map(cells.map((cell) => [cellKey(cell), cell.score])),
        }
        const operations = (byGame.get(gameId) ?? []).flatMap((request) => request.operations)
        tallies.set(gameId, { ...tally(input, operations), gameId, after: sequence })
      }
      const changed = [...tallies.values()].filter(({ operations }) => operations.length > 0)
      if (changed.length > 0) await writeTaps(tx, changed, now().toISOString())
      return tallies
    })
    for (const { gameId, after, events } of counted.values()) live.publish({ siteId, gameId, after, events })
    return requests.map((request) => answerTo(request, counted.get(request.gameId)))
  }

  const commits = createGroupCommit({ run: saveTogether, maxItems: REQUESTS_PER_COMMIT })
  return { save: (siteId, request) => commits.submit(siteId, request) }
}

function answerTo({ operations }: Request, counted: Counted | undefined): TapAnswer | Error {
  if (!counted) return new Refusal('PGRST116')
  const { refused, sequence, scoreOf } = counted
  const applied = operations.filter(({ id }) => !refused.has(id))
  const cells = new Map(applied.map(({ pageId, playerId }) => [cellKey({ pageId, playerId }), { pageId, playerId }]))
  return {
    sequence,
    holes: [...cells.values()].map((cell) => ({ ...cell, score: scoreOf(cell) })),
    applied: applied.map(({ id }) => id),
    refused: operations.flatMap(({ id }) => {
      const code = refused.get(id)
      return code ? [{ id, code }] : []
    }),
  }
}
