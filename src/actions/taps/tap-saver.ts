import { LRUCache } from 'lru-cache'
import { ROWS_LIMIT } from '../../game/constants.ts'
import { cellKey } from '../../game/score.ts'
import type { Operation, TapAnswer } from '../../game/state.ts'
import { tally, type Tally } from '../../game/tally.ts'
import { Refusal } from '../../model/refusal.ts'
import { createGroupCommit } from '../../services/group-commit/group-commit.ts'
import type { Store } from '../../store/store.ts'
import { lockForTaps, writeTaps } from '../../store/taps.ts'
import { gameChange, type GameTopic } from '../live/game-messages.ts'
import type { SiteMemory } from '../memory/site-memory.ts'

type Request = { gameId: string; operations: readonly Operation[] }

export type TapSaver = { save: (siteId: string, request: Request) => Promise<TapAnswer> }

type Options = { store: Store; games: GameTopic; memory: SiteMemory; now: () => Date }

/** Of taps in one transaction: each writes a row in up to three tables. */
const TAPS_PER_COMMIT = Math.floor(ROWS_LIMIT / 3)

/** Of one site: some seconds of a course where everybody taps at once. */
const REQUESTS_IN_LINE = 5000

const REMEMBERED_IDLE = 20_000

const idleKey = (siteId: string, gameId: string, id: string) => `${siteId} ${gameId} ${id}`

type Counted = Tally & { gameId: string; after: number }

/** Saves the taps of all phones of a site together: answered and told only when they are on the disk. */
export function createTapSaver({ store, games, memory, now }: Options): TapSaver {
  // They are no rows, so a repetition is known from here: it must not become a stroke because somebody else tapped meanwhile.
  const idle = new LRUCache<string, true>({ max: REMEMBERED_IDLE })

  async function saveTogether(siteId: string, requests: readonly Request[]): Promise<(TapAnswer | Error)[]> {
    const holes = new Set((await memory.trail(siteId))?.pageIds)
    const counted = await store.saveInSite(siteId, async (tx) => {
      const { sequences, taps } = await lockForTaps(
        tx,
        requests.flatMap(({ gameId, operations }) => operations.map((operation) => ({ ...operation, gameId }))),
      )
      const byGame = Map.groupBy(taps, ({ gameId }) => gameId)
      const tallies = [...sequences].map(([gameId, after]): Counted => {
        const asked = (byGame.get(gameId) ?? []).map((operation) => ({
          ...operation,
          isSeen: operation.isSeen || idle.has(idleKey(siteId, gameId, operation.id)),
          isHoles: holes.has(operation.pageId),
        }))
        return { ...tally(after, asked), gameId, after }
      })
      const changed = tallies.filter(({ operations }) => operations.length > 0)
      if (changed.length > 0) await writeTaps(tx, changed, now().toISOString())
      return new Map(tallies.map((one) => [one.gameId, one]))
    })
    for (const { gameId, after, events, idle: still } of counted.values()) {
      for (const id of still) idle.set(idleKey(siteId, gameId, id), true)
      games.publish({ siteId, id: gameId }, gameChange(after, events))
    }
    return requests.map((request) => answerTo(request, counted.get(request.gameId)))
  }

  const commits = createGroupCommit({ run: saveTogether, weigh: ({ operations }: Request) => operations.length, maxWeight: TAPS_PER_COMMIT, maxWaiting: REQUESTS_IN_LINE })
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
