import type { GameFrame } from '../../ui/game/game-frame.ts'
import type { TrailHole } from './trail-hole.ts'

export type ScoreCardProps = {
  frame: GameFrame
  trail: readonly TrailHole[]
  /** Which hole the page is; null on a page beside the course, where all of them are shown. */
  at: number | null
  sliderId: string
  pageId: string
}
