import { GameProvider, useGameView } from '../../ui/game/game-context.tsx'
import { GameToast } from '../../ui/game/GameToast.tsx'
import { SaveMark } from '../../ui/game/SaveMark.tsx'
import { Dots } from './Dots.tsx'
import { HolePager } from './HolePager.tsx'
import { Leaderboard } from './Leaderboard.tsx'
import { ProgressBar } from './ProgressBar.tsx'
import { ScoreRows } from './ScoreRows.tsx'
import type { ScoreCardProps } from './score-card-props.ts'
import { isFinish } from './trail-hole.ts'
import { useDotStates } from './use-dot-states.ts'
import game from '../../ui/game/Game.module.css'
import styles from './ScoreTracker.module.css'

export function Island(props: ScoreCardProps) {
  const { frame, trail } = props
  return (
    <GameProvider isSample={frame.isSample} trail={trail.map(({ pageId }) => pageId)}>
      <ScoreCard {...props} />
    </GameProvider>
  )
}

function ScoreCard(props: ScoreCardProps) {
  const { texts, links } = props.frame
  const phase = useGameView((view) => view.phase)
  return (
    <div className={styles.card} data-ready={phase !== 'starting' || undefined}>
      {props.at === null ? <HolePager {...props} /> : <OneHole {...props} at={props.at} />}
      <GameToast texts={texts} />
      {props.at === null && phase === 'ready' && (
        <ul className={styles.links}>
          {[
            { href: links.edit, label: texts.players },
            { href: links.share, label: texts.share },
          ].map(({ href, label }) => (
            <li key={href}>
              <a href={href} className={game.link}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function OneHole({ frame, trail, wholeRounds, at, sliderId, pageId }: ScoreCardProps & { at: number }) {
  const states = useDotStates(trail, at)
  return (
    <>
      {isFinish(trail, at) ? (
        <Leaderboard frame={frame} trail={trail} wholeRounds={wholeRounds} />
      ) : (
        <div className={styles.lone}>
          <ScoreRows frame={frame} pageId={pageId} />
        </div>
      )}
      <SaveMark texts={frame.texts} />
      <Dots trail={trail} current={at} texts={frame.texts} states={states} />
      <ProgressBar index={at} count={trail.length} sliderId={sliderId} pageId={pageId} label={frame.texts.progress} />
    </>
  )
}
