import type { GameTexts } from '../../i18n/game/de.ts'
import { useGameView } from './game-context.tsx'
import styles from './Game.module.css'

/** Says so while anything on this phone is not with the server yet; its place is kept, so that nothing moves when it appears. */
export function SaveMark({ texts }: { texts: GameTexts }) {
  const isUnsaved = useGameView((view) => view.isUnsaved)
  const isOffline = useGameView((view) => view.isOffline && view.gameId !== null)
  return (
    <p className={styles.saveMark} role="status" data-unsaved={isUnsaved || undefined}>
      {isOffline ? <span className={styles.saveText}>{texts.offline}</span> : isUnsaved && <span className={styles.saveText}>{texts.unsaved}</span>}
    </p>
  )
}
