import { fill } from '../../i18n/fill.ts'
import { MAX_PLAYERS } from '../../game/constants.ts'
import type { GameTexts } from '../../i18n/game/de.ts'
import type { GameWord } from '../../phone/game-view.ts'
import { useGame, useGameView } from './game-context.tsx'
import styles from './GameToast.module.css'

/** What the phone says by itself, with what can be done about it. Its place is there before, so that it is read out when it comes. */
export function GameToast({ texts }: { texts: GameTexts }) {
  const { restorePlayer, leave } = useGame()
  const word = useGameView((view) => view.word)
  return (
    <div className={styles.place} role="status">
      {word !== null && (
        <div className={styles.toast} data-word={word.kind}>
          <span className={styles.text}>{sentence(word, texts)}</span>
          {word.kind === 'playerRemoved' && (
            <button type="button" className={styles.action} aria-label={fill(texts.restorePlayer, { name: word.playerName })} onClick={() => restorePlayer(word.playerId)}>
              {texts.undo}
            </button>
          )}
          {word.kind === 'gameGone' && (
            <button type="button" className={styles.action} onClick={leave}>
              {texts.goFurther}
            </button>
          )}
        </div>
      )}
    </div>
  )
}

function sentence(word: GameWord, texts: GameTexts): string {
  switch (word.kind) {
    case 'playerRemoved':
      return fill(texts.playerRemoved, { name: word.playerName })
    case 'playerGone':
      return fill(texts.playerGone, { name: word.playerName })
    case 'gameFull':
      return fill(texts.cardIsFull, { count: MAX_PLAYERS })
    case 'gameGone':
      return word.isOtherKept ? texts.otherGameKept : texts.gameGone
  }
}
