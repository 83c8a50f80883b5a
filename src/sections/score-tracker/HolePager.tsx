import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { fill } from '../../i18n/fill.ts'
import type { GameTexts } from '../../i18n/game/de.ts'
import { GameIcon } from '../../ui/game/icons.tsx'
import { SaveMark } from '../../ui/game/SaveMark.tsx'
import { Dots } from './Dots.tsx'
import { Leaderboard } from './Leaderboard.tsx'
import { ProgressBar } from './ProgressBar.tsx'
import { ScoreRows } from './ScoreRows.tsx'
import type { ScoreCardProps } from './score-card-props.ts'
import { isFinish, type TrailHole } from './trail-hole.ts'
import { useDotStates } from './use-dot-states.ts'
import game from '../../ui/game/Game.module.css'
import styles from './HolePager.module.css'

const LAST_HOLE = 'game.hole'
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** The whole course on one screen: from hole to hole nothing is loaded, so a round can be played without signal. */
export function HolePager({ frame, trail, wholeRounds, sliderId }: ScoreCardProps) {
  const { texts } = frame
  const pages = useRef<HTMLOListElement>(null)
  const [at, setAt] = useState(0)
  const [isAlive, setAlive] = useState(false)
  const states = useDotStates(trail, at)

  const turn = (index: number, behavior: ScrollBehavior = 'smooth') => {
    const target = Math.max(0, Math.min(index, trail.length - 1))
    const list = pages.current
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    list?.scrollTo({ left: target * list.clientWidth, behavior: calm ? 'instant' : behavior })
  }
  const notice = () => {
    const list = pages.current
    if (list) setAt(Math.max(0, Math.min(Math.round(list.scrollLeft / (list.clientWidth || 1)), trail.length - 1)))
  }
  useEffect(() => {
    setAlive(true)
    const before = trail.findIndex(({ pageId }) => pageId === sessionStorage.getItem(LAST_HOLE))
    if (before > 0) turn(before, 'instant')
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only where the page begins
  }, [])
  const current = trail[at]?.pageId
  useEffect(() => {
    if (isAlive && current !== undefined) sessionStorage.setItem(LAST_HOLE, current)
  }, [isAlive, current])

  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key]
    if (by === undefined || event.target !== pages.current) return
    event.preventDefault()
    turn(at + by)
  }
  return (
    <div className={styles.pager}>
      <ProgressBar index={at} count={trail.length} sliderId={sliderId} pageId={current ?? ''} label={texts.progress} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- what scrolls must be reachable by keyboard */}
      <ol ref={pages} className={styles.pages} tabIndex={0} aria-label={texts.card} onScroll={notice} onKeyDown={step}>
        {trail.map((hole, index) => (
          <li key={hole.pageId} className={styles.page} data-hole={index + 1} inert={isAlive && index !== at}>
            <HoleHead hole={hole} number={isFinish(trail, index) ? null : index + 1} texts={texts} />
            {isFinish(trail, index) ? <Leaderboard frame={frame} trail={trail} wholeRounds={wholeRounds} /> : <ScoreRows frame={frame} pageId={hole.pageId} />}
          </li>
        ))}
      </ol>
      <div className={styles.bar}>
        <SaveMark texts={texts} />
        <Dots trail={trail} current={at} texts={texts} states={states} onTurn={isAlive ? turn : undefined} />
        <button type="button" className={styles.arrow} aria-label={texts.previous} disabled={at === 0} onClick={() => turn(at - 1)}>
          <GameIcon name="left" />
        </button>
        <button type="button" className={styles.arrow} aria-label={texts.next} disabled={at === trail.length - 1} onClick={() => turn(at + 1)}>
          <GameIcon name="right" />
        </button>
      </div>
    </div>
  )
}

function HoleHead({ hole: { title, facts, href }, number, texts }: { hole: TrailHole; number: number | null; texts: GameTexts }) {
  return (
    <div className={styles.hole}>
      <span className={styles.sticker} aria-hidden="true">
        {number ?? <GameIcon name="flag" />}
      </span>
      <div>
        <h2 className={styles.holeTitle}>
          <span className={game.hidden}>{number === null ? texts.finish : fill(texts.hole, { number })}: </span>
          {title}
        </h2>
        {facts !== null && <p className={styles.facts}>{facts}</p>}
        {number !== null && (
          <a href={href} className={game.link}>
            {texts.holeDetails}
          </a>
        )}
      </div>
    </div>
  )
}
