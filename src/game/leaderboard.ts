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

export type RankedEntry = Entry & {
  /** Shared by equals. */
  place: number
  isTied: boolean
}

/** O-14: whoever has played fewer holes than others stands below them, however few strokes that took. */
export type Rules = { wholeRounds: boolean }

export type Leaderboard = {
  /** Fewest strokes first; the first one wins. */
  ranked: readonly RankedEntry[]
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

export function leaderboard(card: ScoreCard, rules: Rules): Leaderboard {
  const byId = new Map(summaries(card).map((summary) => [summary.playerId, summary]))
  const entries = card.players.flatMap((player): Entry[] => {
    const summary = byId.get(player.id)
    return summary ? [{ ...summary, player }] : []
  })
  const order = entries.filter(hasStrokes).toSorted((one, other) => byMerit(one, other, rules) || byRank(one, other))
  return {
    ranked: order.map((entry) => withPlace(entry, order, rules)),
    unranked: entries.filter((entry) => !hasStrokes(entry)).toSorted((one, other) => byAge(one.player, other.player)),
  }
}

export type Winner = { player: Player; totalScore: number; tiedWith: readonly Player[] }

export function winnerOf(card: ScoreCard, rules: Rules): Winner | null {
  const [first, ...others] = leaderboard(card, rules).ranked
  if (!first) return null
  return { player: first.player, totalScore: first.totalScore, tiedWith: others.filter(({ place }) => place === first.place).map(({ player }) => player) }
}

const hasStrokes = ({ entriesCount }: Entry) => entriesCount > 0

/** What decides about a place; who is equal in it shares the place. */
function byMerit(one: Entry, other: Entry, { wholeRounds }: Rules): number {
  const byWhole = wholeRounds ? Number(other.isComplete) - Number(one.isComplete) : 0
  return byWhole || one.totalScore - other.totalScore
}

/** B-50: among equals whoever played more holes, then whoever joined first. */
function byRank(one: Entry, other: Entry): number {
  return other.entriesCount - one.entriesCount || byAge(one.player, other.player)
}

function withPlace(entry: Entry, order: readonly Entry[], rules: Rules): RankedEntry {
  const equals = order.filter((other) => byMerit(entry, other, rules) === 0)
  return { ...entry, place: 1 + order.filter((other) => byMerit(other, entry, rules) < 0).length, isTied: equals.length > 1 }
}
