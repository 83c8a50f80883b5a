import { fill } from '../../i18n/fill.ts'
import type { GameTexts } from '../../i18n/game/de.ts'
import { useGame, useGameView } from '../../ui/game/game-context.tsx'
import game from '../../ui/game/Game.module.css'
import styles from './Leaderboard.module.css'

const NOBODY: readonly never[] = []

/** One tap beside a name removes it with all strokes: until the round is over, anybody can take that back here. */
export function RemovedPlayers({ texts, isInert }: { texts: GameTexts; isInert: boolean }) {
  const { restorePlayer } = useGame()
  const removed = useGameView(({ shown }) => shown?.removed ?? NOBODY)
  if (removed.length === 0) return null
  return (
    <div className={styles.removed}>
      <h3 className={styles.removedTitle}>{texts.removedPlayers}</h3>
      <ul>
        {removed.map(({ id, playerName }) => (
          <li key={id}>
            <span className={game.playerName}>{playerName}</span>
            <button type="button" className={styles.restore} aria-label={fill(texts.restorePlayer, { name: playerName })} onClick={() => isInert || restorePlayer(id)}>
              {texts.undo}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
