import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { usePage } from '../page-context.ts'
import { useBehaviour } from '../use-behaviour.ts'
import styles from './CardCarousel.module.css'

export type CardColumns = 3 | 4 | 5

type Props = {
  cards: readonly { id: string; view: ReactNode }[]
  columns?: CardColumns
  /** One that does more than the carousel's own. */
  behaviour?: string
  className?: string
}

/** A row to scroll by touch, wheel or keys; the script adds arrows, a way round the ends and one step per swipe. */
export function CardCarousel({ cards, columns, behaviour = 'ui/layout/card-carousel', className }: Props) {
  const { texts } = usePage()
  const steps = useBehaviour(behaviour, 'visible')
  return (
    <div className={classNames(styles.carousel, className)} data-layout="carousel" data-columns={columns} {...steps}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without script, keys can only scroll a row that takes the focus. */}
      <ul className={styles.row} tabIndex={0} aria-label={texts.carousel}>
        {cards.map(({ id, view }) => (
          <li key={id} className={styles.item}>
            {view}
          </li>
        ))}
      </ul>
      <div className={styles.controls}>
        <span className={styles.progress} aria-hidden="true" />
        <button type="button" className={styles.arrow} data-step="-1" aria-label={texts.previousEntry} />
        <button type="button" className={styles.arrow} data-step="1" aria-label={texts.nextEntry} />
      </div>
    </div>
  )
}
