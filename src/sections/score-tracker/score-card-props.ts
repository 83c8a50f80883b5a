import type { GameFrame } from '../../ui/game/game-frame.ts'
import type { Course } from './trail-hole.ts'

export type ScoreCardProps = Course & {
  frame: GameFrame
  /** Which hole the page is; null on a page beside the course, where all of them are shown. */
  at: number | null
  sliderId: string
  pageId: string
}
