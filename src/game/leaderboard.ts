import { byAge } from './apply-event.ts'
import type { Player, ScoreCard } from './state.ts'

export type Summary = {
  playerId: string
  totalScore: number
  /** Holes with at least one stroke. */
  entriesCount: number
  /** Nobody has played more holes. */
  isComplete: boolean
}

export type Entry = Summary & { player: Player }

export type Leaderboard = {
  /** Fewest strokes first; the first one wins. */
  ranked: readonly Entry[]
  /** Players without a stroke: listed last, without a place. */
  unranked: readonly Entry[]
}

export function summaries({ players, holes }: ScoreCard): Summary[] {
  const counted = players.map(({ id }) => {
    const own = holes.filter(({ playerId }) => playerId === id)
    return { playerId: id, totalScore: own.reduce((sum, { score }) => sum + score, 0), entriesCount: own.filter(({ score }) => score > 0).length }
  })
  const most = Math.max(0, ...counted.map(({ entriesCount }) => entriesCount))
  return counted.map((summary) => ({ ...summary, isComplete: summary.entriesCount === most }))
}

export function leaderboard(card: ScoreCard): Leaderboard {
  const byId = new Map(summaries(card).map((summary) => [summary.playerId, summary]))
  const entries = card.players.flatMap((player): Entry[] => {
    const summary = byId.get(player.id)
    return summary ? [{ ...summary, player }] : []
  })
  return {
    ranked: entries.filter(hasStrokes).toSorted(byRank),
    unranked: entries.filter((entry) => !hasStrokes(entry)).toSorted((one, other) => byAge(one.player, other.player)),
  }
}

export function winnerOf(card: ScoreCard): Entry | null {
  return leaderboard(card).ranked[0] ?? null
}

const hasStrokes = ({ entriesCount }: Entry) => entriesCount > 0

/** B-50: strictly by total; among equals whoever played more holes, then whoever joined first. */
function byRank(one: Entry, other: Entry): number {
  return one.totalScore - other.totalScore || other.entriesCount - one.entriesCount || byAge(one.player, other.player)
}
