import { scoreOf } from './score.ts'
import type { ScoreCard } from './state.ts'

export type DotState = 'active' | 'noScores' | 'complete' | 'partial'

/** B-55: the states overlap, so the first that fits counts. */
export function dotState(card: ScoreCard, pageId: string, currentPageId: string | null): DotState {
  if (pageId === currentPageId) return 'active'
  const scored = playersWithScore(card, pageId)
  if (scored === 0) return 'noScores'
  return scored === card.players.length ? 'complete' : 'partial'
}

/** the last page of the trail is the finish, so the second-last is the last hole. */
export function isSecondLastComplete(card: ScoreCard, trail: readonly string[]): boolean {
  const pageId = trail.at(-2)
  return pageId !== undefined && card.players.length > 0 && playersWithScore(card, pageId) === card.players.length
}

function playersWithScore(card: ScoreCard, pageId: string): number {
  return card.players.filter(({ id }) => scoreOf(card, pageId, id) > 0).length
}
