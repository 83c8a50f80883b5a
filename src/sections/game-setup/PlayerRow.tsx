import { useRef, useState } from 'react'
import { NAME_LENGTH } from '../../game/constants.ts'
import type { Player } from '../../game/state.ts'
import type { GameTexts } from '../../i18n/game/de.ts'
import { fill } from '../../i18n/fill.ts'
import { useGame } from '../../ui/game/game-context.tsx'
import { GameIcon } from '../../ui/game/icons.tsx'
import styles from './PlayersScreen.module.css'

type Props = { player: Player; texts: GameTexts; isEdited: boolean; isInert: boolean; onEdit: (playerId: string | null) => void }

export function PlayerRow({ player, texts, isEdited, isInert, onEdit }: Props) {
  const { removePlayer } = useGame()
  const { playerName } = player
  return (
    <li className={styles.player}>
      {isEdited ? (
        <NameField player={player} label={fill(texts.nameOf, { name: playerName })} onEnd={() => onEdit(null)} />
      ) : (
        <button type="button" className={styles.name} aria-label={fill(texts.editPlayer, { name: playerName })} onClick={() => onEdit(player.id)}>
          <span>{playerName}</span>
          <GameIcon name="pencil" />
        </button>
      )}
      <button type="button" className={styles.remove} aria-label={fill(texts.removePlayer, { name: playerName })} onClick={() => isInert || removePlayer(player.id)}>
        <GameIcon name="cross" />
      </button>
    </li>
  )
}

function NameField({ player, label, onEnd }: { player: Player; label: string; onEnd: () => void }) {
  const { renamePlayer } = useGame()
  const [name, setName] = useState(player.playerName)
  const isOver = useRef(false)
  const end = (isSaved: boolean) => {
    // Escape takes the field away, and a field that goes loses the focus: that must not save after all.
    if (isOver.current) return
    isOver.current = true
    if (isSaved) renamePlayer(player.id, name)
    onEnd()
  }
  return (
    <input
      className={styles.rename}
      value={name}
      onChange={(event) => setName(event.target.value)}
      onBlur={() => end(true)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') end(true)
        if (event.key === 'Escape') end(false)
      }}
      aria-label={label}
      maxLength={NAME_LENGTH}
      autoComplete="off"
      enterKeyHint="done"
      spellCheck={false}
      ref={(field) => field?.focus()}
    />
  )
}
