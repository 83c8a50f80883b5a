import { addStroke, cellKey } from './score.ts'
import type { GameEvent, Hole, Operation } from './state.ts'

/** What the server knows of one game before it counts. */
export type TallyInput = {
  sequence: number
  isPlayer: (playerId: string) => boolean
  isHole: (pageId: string) => boolean
  /** Ids that count already. */
  seen: ReadonlySet<string>
  /** By cellKey. */
  scores: ReadonlyMap<string, number>
}

export type NumberedOperation = Operation & { sequence: number }

export type Tally = {
  sequence: number
  operations: readonly NumberedOperation[]
  events: readonly GameEvent[]
  /** Cells whose score is another one now. */
  changed: readonly Hole[]
  refused: ReadonlyMap<string, 'unknownPlayer' | 'unknownPage'>
  scoreOf: (cell: { pageId: string; playerId: string }) => number
}

/** Counts taps in the order of their arrival, each id once. Taps on one cell make one event, numbered like its last tap. */
export function tally(input: TallyInput, operations: readonly Operation[]): Tally {
  const { fresh, refused } = sift(input, operations)
  const scores = new Map(input.scores)
  const numbered: NumberedOperation[] = []
  const events: GameEvent[] = []
  const changed: Hole[] = []
  let { sequence } = input
  for (const [key, taps] of Map.groupBy(fresh.values(), cellKey)) {
    const before = scores.get(key)
    const score = taps.reduce((sum, { delta }) => addStroke(sum, delta), before ?? 0)
    for (const tap of taps) numbered.push({ ...tap, sequence: (sequence += 1) })
    const [{ pageId, playerId } = { pageId: '', playerId: '' }] = taps
    events.push({ sequence, kind: 'strokes', pageId, playerId, score, operationIds: taps.map(({ id }) => id) })
    if (score !== (before ?? 0)) changed.push({ pageId, playerId, score })
    scores.set(key, score)
  }
  return { sequence, operations: numbered, events, changed, refused, scoreOf: (cell) => scores.get(cellKey(cell)) ?? 0 }
}

function sift({ isPlayer, isHole, seen }: TallyInput, operations: readonly Operation[]): { fresh: Map<string, Operation>; refused: Tally['refused'] } {
  const fresh = new Map<string, Operation>()
  const refused = new Map<string, 'unknownPlayer' | 'unknownPage'>()
  for (const operation of operations) {
    const { id, playerId, pageId } = operation
    if (seen.has(id) || fresh.has(id)) continue
    if (!isPlayer(playerId)) refused.set(id, 'unknownPlayer')
    else if (!isHole(pageId)) refused.set(id, 'unknownPage')
    else fresh.set(id, operation)
  }
  return { fresh, refused }
}
