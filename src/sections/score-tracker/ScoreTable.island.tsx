import { GameProvider, useGameView } from '../../ui/game/game-context.tsx'
import type { GameFrame } from '../../ui/game/game-frame.ts'
import { GameToast } from '../../ui/game/GameToast.tsx'
import { SaveMark } from '../../ui/game/SaveMark.tsx'
import { Leaderboard } from './Leaderboard.tsx'
import type { Course } from './trail-hole.ts'
import styles from './ScoreTracker.module.css'

type Props = Course & { frame: GameFrame }

export function Island({ frame, trail, wholeRounds }: Props) {
  return (
    <GameProvider isSample={frame.isSample} trail={trail.map(({ pageId }) => pageId)}>
      <ScoreTable frame={frame} trail={trail} wholeRounds={wholeRounds} />
    </GameProvider>
  )
}

function ScoreTable({ frame, trail, wholeRounds }: Props) {
  const phase = useGameView((view) => view.phase)
  return (
    <div className={styles.board} data-ready={phase !== 'starting' || undefined}>
      <Leaderboard frame={frame} trail={trail} wholeRounds={wholeRounds} />
      <SaveMark texts={frame.texts} />
      <GameToast texts={frame.texts} />
    </div>
  )
}
