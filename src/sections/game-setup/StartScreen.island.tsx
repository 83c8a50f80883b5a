import { useEffect, useState } from 'react'
import { GameProvider, useGame, useGameView } from '../../ui/game/game-context.tsx'
import type { GameFrame } from '../../ui/game/game-frame.ts'
import { GameToast } from '../../ui/game/GameToast.tsx'
import game from '../../ui/game/Game.module.css'
import styles from './StartScreen.module.css'

const sharedGame = () => new URLSearchParams(location.search).get('id')

export function Island({ frame }: { frame: GameFrame }) {
  return (
    <GameProvider isSample={frame.isSample} isWatching={false}>
      <StartScreen frame={frame} />
      <GameToast texts={frame.texts} />
    </GameProvider>
  )
}

function StartScreen({ frame: { texts, links, isSample } }: { frame: GameFrame }) {
  const { lookUp, create, join, catchUp } = useGame()
  const isOffline = useGameView((view) => view.isOffline)
  const isGone = useGameView((view) => view.word?.kind === 'gameGone')
  const phase = useGameView((view) => view.phase)
  const known = useGameView((view) => (isSample ? null : view.gameId))
  const [step, setStep] = useState<'idle' | 'starting' | 'failed'>('idle')

  useEffect(() => {
    if (isSample) return
    const stored = lookUp()
    const shared = sharedGame()
    if (shared === null || shared === stored) return
    void join(shared).then((isIn) => (isIn ? location.replace(links.share) : setStep('failed')))
    addEventListener('online', catchUp)
    document.addEventListener('visibilitychange', catchUp)
    return () => {
      removeEventListener('online', catchUp)
      document.removeEventListener('visibilitychange', catchUp)
    }
  }, [isSample, lookUp, join, catchUp, links])

  const start = async () => {
    if (isSample || step === 'starting') return
    setStep('starting')
    if (await create()) location.assign(links.edit)
    else setStep('failed')
  }

  const isLoading = phase === 'starting'
  const isJoining = !isSample && !isLoading && step !== 'failed' && ![null, known].includes(sharedGame())
  const canGoOn = known !== null && !isJoining
  return (
    <form
      className={styles.start}
      onSubmit={(event) => {
        event.preventDefault()
        void start()
      }}
    >
      {canGoOn && (
        <a href={links.play} className={game.button}>
          {texts.goOn}
        </a>
      )}
      {/* Another one than before: what stands elsewhere now would count as having jumped there. */}
      <button key={String(canGoOn)} type="submit" className={canGoOn ? styles.again : game.button} disabled={isLoading || isJoining || step === 'starting'}>
        {step === 'starting' ? texts.starting : known === null ? texts.start : texts.startAgain}
      </button>
      <p className={styles.hint} role="status">
        {isJoining && (isOffline ? texts.joiningOffline : texts.joining)}
        {step === 'failed' && !isGone && texts.noAnswer}
      </p>
    </form>
  )
}
