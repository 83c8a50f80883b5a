import { useState, type FormEvent } from 'react'
import { MAX_PLAYERS, NAME_LENGTH } from '../../game/constants.ts'
import { fill } from '../../i18n/fill.ts'
import { GameNote } from '../../ui/game/GameNote.tsx'
import { GameProvider, useGame, useGameView, usePlayers } from '../../ui/game/game-context.tsx'
import type { GameFrame } from '../../ui/game/game-frame.ts'
import { GameToast } from '../../ui/game/GameToast.tsx'
import { GoButton } from '../../ui/game/GoButton.tsx'
import { GameIcon } from '../../ui/game/icons.tsx'
import { SaveMark } from '../../ui/game/SaveMark.tsx'
import { PlayerRow } from './PlayerRow.tsx'
import game from '../../ui/game/Game.module.css'
import styles from './PlayersScreen.module.css'

export function Island({ frame }: { frame: GameFrame }) {
  return (
    <GameProvider isSample={frame.isSample}>
      <PlayersScreen frame={frame} />
      <GameToast texts={frame.texts} />
    </GameProvider>
  )
}

function PlayersScreen({ frame: { texts, links, isSample } }: { frame: GameFrame }) {
  const { addPlayer } = useGame()
  const phase = useGameView((view) => view.phase)
  const players = usePlayers()
  const [name, setName] = useState('')
  const [editedId, setEditedId] = useState<string | null>(null)

  const add = () => {
    addPlayer(name)
    setName('')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isSample) add()
  }
  const edit = (playerId: string | null) => {
    if (isSample) return
    if (playerId !== null && name.trim() !== '') add()
    setEditedId(playerId)
  }

  if (phase === 'noGame') return <GameNote isAlone text={texts.noGame} link={{ href: links.start, label: texts.toStart }} />
  const isWaiting = phase !== 'ready'
  const isFull = players.length >= MAX_PLAYERS
  const mayGo = players.length > 0 && !players.some(({ id }) => id === editedId)
  return (
    <div className={styles.players} aria-busy={isWaiting} data-ready={!isWaiting || undefined}>
      <form className={styles.add} onSubmit={submit}>
        <input
          value={name}
          onChange={(event) => setName(event.target.value)}
          placeholder={texts.addPlayer}
          aria-label={texts.newName}
          maxLength={NAME_LENGTH}
          disabled={isWaiting || isFull}
          autoComplete="off"
          autoCapitalize="words"
          enterKeyHint="done"
          spellCheck={false}
        />
        <button type="submit" disabled={isWaiting || isFull} aria-label={texts.addPlayer}>
          <GameIcon name="plus" />
        </button>
      </form>
      {isFull && <p className={game.lead}>{fill(texts.cardIsFull, { count: MAX_PLAYERS })}</p>}
      <div className={styles.team}>
        {players.length === 0 && <p className={game.lead}>{isWaiting ? texts.loading : texts.noPlayers}</p>}
        <ul className={styles.list}>
          {players.map((player) => (
            <PlayerRow key={player.id} player={player} texts={texts} isEdited={player.id === editedId} onEdit={edit} isInert={isSample} />
          ))}
        </ul>
      </div>
      <SaveMark texts={texts} />
      <GoButton href={links.share} isDisabled={!mayGo} isInert={isSample} onGo={() => name.trim() !== '' && add()}>
        {texts.toGame}
      </GoButton>
    </div>
  )
}
