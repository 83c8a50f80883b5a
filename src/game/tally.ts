import { addStroke, cellKey } from './score.ts'
import type { GameEvent, Hole, Operation } from './state.ts'

/** A tap with what the server knows about it before it counts. */
export type AskedOperation = Operation & {
  /** Counts already. */
  isSeen: boolean
  /** Of this game; strokes of somebody who was removed count on, unseen, so that an undo brings all of them back. */
  isPlayers: boolean
  isHoles: boolean
  /** Of its cell. */
  score: number | null
}

export type NumberedOperation = Operation & { sequence: number }

export type Tally = {
  sequence: number
  operations: readonly NumberedOperation[]
  /** Minus at 0 or plus at the highest score: heard and answered, but nothing to number, tell or keep. */
  idle: readonly string[]
  events: readonly GameEvent[]
  /** Cells whose score is another one now. */
  changed: readonly Hole[]
  refused: ReadonlyMap<string, 'unknownPlayer' | 'unknownPage'>
  scoreOf: (cell: { pageId: string; playerId: string }) => number
}

type Refused = Tally['refused'] extends ReadonlyMap<string, infer Code> ? Code : never

/** Counts the taps of one game in the order of their arrival, each id once. Taps on one cell make one event, numbered like its last tap. */
export function tally(before: number, asked: readonly AskedOperation[]): Tally {
  const { fresh, refused } = sift(asked)
  const scores = new Map(asked.map((tap) => [cellKey(tap), tap.score ?? 0]))
  const numbered: NumberedOperation[] = []
  const events: GameEvent[] = []
  const changed: Hole[] = []
  const idle: string[] = []
  let sequence = before
  for (const [key, taps] of Map.groupBy(fresh.values(), cellKey)) {
    const [{ pageId, playerId } = { pageId: '', playerId: '' }] = taps
    const old = scores.get(key) ?? 0
    const { score, strokes, still } = count(old, taps)
    idle.push(...still)
    if (strokes.length === 0) continue
    for (const { id, delta } of strokes) numbered.push({ id, pageId, playerId, delta, sequence: (sequence += 1) })
    events.push({ sequence, kind: 'strokes', pageId, playerId, score, operationIds: strokes.map(({ id }) => id) })
    if (score !== old) changed.push({ pageId, playerId, score })
    scores.set(key, score)
  }
  return { sequence, operations: numbered, idle, events, changed, refused, scoreOf: (cell) => scores.get(cellKey(cell)) ?? 0 }
}

function count(before: number, taps: readonly Operation[]): { score: number; strokes: Operation[]; still: string[] } {
  const strokes: Operation[] = []
  const still: string[] = []
  let score = before
  for (const tap of taps) {
    const next = addStroke(score, tap.delta)
    if (next === score) still.push(tap.id)
    else strokes.push(tap)
    score = next
  }
  return { score, strokes, still }
}

function sift(asked: readonly AskedOperation[]): { fresh: Map<string, Operation>; refused: Map<string, Refused> } {
  const fresh = new Map<string, Operation>()
  const refused = new Map<string, Refused>()
  for (const operation of asked) {
    if (operation.isSeen || fresh.has(operation.id)) continue
    if (!operation.isPlayers) refused.set(operation.id, 'unknownPlayer')
    else if (!operation.isHoles) refused.set(operation.id, 'unknownPage')
    else fresh.set(operation.id, operation)
  }
  return { fresh, refused }
}
