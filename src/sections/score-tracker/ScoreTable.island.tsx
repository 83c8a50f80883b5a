import { GameProvider, useGameView } from '../../ui/game/game-context.tsx'
import type { GameFrame } from '../../ui/game/game-frame.ts'
import { SaveMark } from '../../ui/game/SaveMark.tsx'
import { Leaderboard } from './Leaderboard.tsx'
import type { TrailHole } from './trail-hole.ts'
import styles from './ScoreTracker.module.css'

type Props = { frame: GameFrame; trail: readonly TrailHole[] }

export function Island({ frame, trail }: Props) {
  return (
    <GameProvider isSample={frame.isSample} trail={trail.map(({ pageId }) => pageId)}>
      <ScoreTable frame={frame} trail={trail} />
    </GameProvider>
  )
}

function ScoreTable({ frame, trail }: Props) {
  const phase = useGameView((view) => view.phase)
  return (
    <div className={styles.board} data-ready={phase !== 'starting' || undefined}>
      <Leaderboard frame={frame} trail={trail} />
      <SaveMark texts={frame.texts} />
    </div>
  )
}
