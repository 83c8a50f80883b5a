import { MAX_SCORE } from './constants.ts'
import type { GameState, Hole, Operation, ScoreCard } from './state.ts'

/** Server and phones count alike: never below 0, never above the highest score. */
export function addStroke(score: number, delta: Operation['delta']): number {
  return Math.min(MAX_SCORE, Math.max(0, score + delta))
}

export function scoreOf(card: ScoreCard, pageId: string, playerId: string): number {
  return card.holes.find((hole) => hole.pageId === pageId && hole.playerId === playerId)?.score ?? 0
}

/** What a phone shows: what is confirmed, and on top its own taps that the stream has not brought yet. */
export function shownScore(card: ScoreCard, pending: readonly Operation[], pageId: string, playerId: string): number {
  return pending
    .filter((operation) => operation.pageId === pageId && operation.playerId === playerId)
    .reduce((score, { delta }) => addStroke(score, delta), scoreOf(card, pageId, playerId))
}

/** The whole state as a phone shows it, for totals, leaderboard and dots. */
export function shownState(state: GameState, pending: readonly Operation[]): GameState {
  if (pending.length === 0) return state
  const known = new Set(state.players.map(({ id }) => id))
  const cells = new Map<string, Hole>(state.holes.map((hole) => [cellKey(hole), hole]))
  for (const { pageId, playerId, delta } of pending) {
    if (!known.has(playerId)) continue
    const key = cellKey({ pageId, playerId })
    cells.set(key, { pageId, playerId, score: addStroke(cells.get(key)?.score ?? 0, delta) })
  }
  return { ...state, holes: [...cells.values()] }
}

export const cellKey = ({ pageId, playerId }: { pageId: string; playerId: string }) => `${pageId} ${playerId}`
