import { dotState, type DotState } from '../../game/progress.ts'
import { useGameView } from '../../ui/game/game-context.tsx'
import type { TrailHole } from './trail-hole.ts'

const NO_CARD = { players: [], holes: [] }

export function useDotStates(trail: readonly TrailHole[], at: number): DotState[] {
  const card = useGameView((view) => view.shown) ?? NO_CARD
  const current = trail[at]?.pageId ?? null
  return trail.map(({ pageId }) => dotState(card, pageId, current))
}
