import { useEffect, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { GameNote } from '../../ui/game/GameNote.tsx'
import { GameProvider, useGameView, usePlayers } from '../../ui/game/game-context.tsx'
import type { GameFrame } from '../../ui/game/game-frame.ts'
import { GameToast } from '../../ui/game/GameToast.tsx'
import { GoButton } from '../../ui/game/GoButton.tsx'
import { QrCode } from './QrCode.tsx'
import { shareLink } from './share-link.ts'
import game from '../../ui/game/Game.module.css'
import styles from './ShareScreen.module.css'

const COPIED_FOR = 2000

export function Island({ frame }: { frame: GameFrame }) {
  return (
    <GameProvider isSample={frame.isSample}>
      <ShareScreen frame={frame} />
      <GameToast texts={frame.texts} />
    </GameProvider>
  )
}

function ShareScreen({ frame: { texts, links, locale, isSample } }: { frame: GameFrame }) {
  const phase = useGameView((view) => view.phase)
  const gameId = useGameView((view) => view.gameId)
  const players = usePlayers()
  const [copies, setCopies] = useState(0)
  const link = gameId === null || isSample ? null : `${location.origin}/${locale}/game?id=${gameId}`

  useEffect(() => {
    if (copies === 0) return
    const timer = setTimeout(() => setCopies(0), COPIED_FOR)
    return () => clearTimeout(timer)
  }, [copies])

  const share = async () => {
    if (link !== null && (await shareLink(link)) === 'copied') setCopies((count) => count + 1)
  }

  if (phase === 'noGame') return <GameNote isAlone text={texts.noGame} link={{ href: links.start, label: texts.toStart }} />
  const mayGo = players.length > 0
  return (
    <div className={styles.share}>
      <div className={styles.code}>{isSample ? <p className={styles.placeholder}>{texts.qrPlaceholder}</p> : <QrCode text={link} label={texts.qrCode} />}</div>
      <p className={game.lead}>{texts.join}</p>
      <p className={styles.link} data-share-link={link === null ? undefined : ''}>
        {link}
      </p>
      <div className={styles.actions}>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void share()
          }}
        >
          <button type="submit" className={classNames(game.button, game.quiet)} disabled={phase === 'starting'}>
            <span aria-live="polite">{copies > 0 ? texts.copied : texts.share}</span>
          </button>
        </form>
        <GoButton href={links.play} isDisabled={!mayGo} isInert={isSample}>
          {mayGo ? texts.goToGame : texts.waitingForPlayers}
        </GoButton>
      </div>
    </div>
  )
}
