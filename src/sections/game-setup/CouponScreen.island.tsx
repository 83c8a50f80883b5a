import { useEffect, useState } from 'react'
import { TIME_ZONE } from '../../game/constants.ts'
import { fill } from '../../i18n/fill.ts'
import { NO_ANSWER, type Coupon } from '../../phone/calls.ts'
import { GameNote } from '../../ui/game/GameNote.tsx'
import { GameProvider, useGame, useGameView } from '../../ui/game/game-context.tsx'
import type { GameFrame } from '../../ui/game/game-frame.ts'
import { GameToast } from '../../ui/game/GameToast.tsx'
import { throwConfetti } from './confetti.ts'
import game from '../../ui/game/Game.module.css'
import styles from './CouponScreen.module.css'

type Shown = Pick<Coupon, 'winner' | 'tiedWith' | 'game'> | 'waiting' | 'notYet' | 'failed'

const SAMPLE: Shown = { winner: { playerName: 'Mia', totalScore: 31 }, tiedWith: [], game: { id: 'sample', gameName: '', createdAt: '2026-06-20T18:30:00.000Z' } }

export function Island({ frame }: { frame: GameFrame }) {
  return (
    <GameProvider isSample={frame.isSample}>
      <CouponScreen frame={frame} />
      <GameToast texts={frame.texts} />
    </GameProvider>
  )
}

function CouponScreen({ frame: { texts, links, locale, isSample } }: { frame: GameFrame }) {
  const { openCoupon } = useGame()
  const gameId = useGameView((view) => view.gameId)
  const phase = useGameView((view) => view.phase)
  const [opened, setOpened] = useState<Shown>('waiting')
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (isSample || gameId === null) return
    let isHere = true
    let stopConfetti = () => {}
    void openCoupon().then((answer) => {
      if (!isHere) return
      setOpened(answer.ok ? answer.value : answer.code === NO_ANSWER ? 'failed' : 'notYet')
      if (answer.ok) stopConfetti = throwConfetti()
    })
    return () => {
      isHere = false
      stopConfetti()
    }
  }, [isSample, gameId, openCoupon, attempt])

  const isLost = phase === 'noGame'
  return (
    <div className={styles.screen}>
      {isLost ? (
        <GameNote text={texts.noGame} link={{ href: links.start, label: texts.toStart }} />
      ) : (
        <CouponCard frame={{ texts, links, locale }} shown={isSample ? SAMPLE : opened} onRetry={() => setAttempt(attempt + 1)} />
      )}
    </div>
  )
}

type CouponProps = { frame: Pick<GameFrame, 'texts' | 'links' | 'locale'>; shown: Shown; onRetry: () => void }

function CouponCard({ frame: { texts, links, locale }, shown, onRetry }: CouponProps) {
  const back = { href: links.play, label: texts.backToMap }
  if (shown === 'waiting') return <GameNote text={texts.loading} />
  if (shown === 'notYet')
    return (
      <GameNote text={texts.couponNotYet} link={back}>
        <p className={game.lead}>{texts.couponWhen}</p>
      </GameNote>
    )
  if (shown === 'failed')
    return (
      <GameNote text={texts.noAnswer}>
        <button type="button" className={game.button} onClick={onRetry}>
          {texts.retry}
        </button>
      </GameNote>
    )
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: TIME_ZONE }).format(new Date(shown.game.createdAt))
  const names = new Intl.ListFormat(locale, { type: 'conjunction' })
  return (
    <>
      <article className={styles.coupon}>
        <p className={styles.congratulation}>{texts.congratulation}</p>
        <p className={styles.winner}>{shown.winner.playerName}</p>
        {shown.tiedWith.length > 0 && <p className={styles.tie}>{fill(texts.tiedWith, { names: names.format(shown.tiedWith) })}</p>}
        <p className={styles.drink}>{texts.freeDrink}</p>
        <p className={styles.date}>{fill(texts.playedOn, { date })}</p>
      </article>
      <a href={back.href} className={game.button}>
        {back.label}
      </a>
    </>
  )
}
