import type { DotState } from '../../game/progress.ts'
import type { GameTexts } from '../../i18n/game/de.ts'
import { fill } from '../../i18n/fill.ts'
import { GameIcon } from '../../ui/game/icons.tsx'
import { isFinish, type TrailHole } from './trail-hole.ts'
import styles from './Dots.module.css'

type Props = {
  trail: readonly TrailHole[]
  current: number
  texts: GameTexts
  /** Where the game is off there are no states: the dots are plain. */
  states?: readonly DotState[]
  /** Turns to the hole on this page instead of opening its own. */
  onTurn?: (index: number) => void
}

export function Dots({ trail, current, texts, states, onTurn }: Props) {
  return (
    <ol className={styles.dots} aria-label={texts.holes} data-plain={states === undefined || undefined}>
      {trail.map(({ pageId, href, title }, index) => {
        const state = states?.[index]
        const name = isFinish(trail, index) ? texts.finish : fill(texts.hole, { number: index + 1 })
        return (
          <li key={pageId}>
            <a
              href={href}
              className={styles.dot}
              data-dot={state ?? 'plain'}
              aria-label={[`${name}: ${title}`, state !== undefined && state !== 'active' && !isFinish(trail, index) ? texts[state] : ''].filter(Boolean).join(', ')}
              aria-current={index === current ? 'step' : undefined}
              onClick={(event) => {
                if (!onTurn) return
                event.preventDefault()
                onTurn(index)
              }}
            >
              {states !== undefined && (isFinish(trail, index) ? <GameIcon name="flag" /> : index + 1)}
            </a>
          </li>
        )
      })}
    </ol>
  )
}
