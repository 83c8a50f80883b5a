import { usePage } from '../page-context.ts'
import { useBehaviour } from '../use-behaviour.ts'
import type { CardColumns } from './CardLayout.tsx'
import type { DrawnCard } from './use-cards.ts'
import styles from './CardCarousel.module.css'

type Props = { cards: readonly DrawnCard[]; columns: CardColumns }

/** A row to scroll by touch, wheel or keys; the script adds arrows, a way round the ends and one step per swipe. */
export function CardCarousel({ cards, columns }: Props) {
  const { texts } = usePage()
  const steps = useBehaviour('ui/layout/card-carousel', 'visible')
  return (
    <div className={styles.carousel} data-layout="carousel" data-columns={columns} {...steps}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without script, keys can only scroll a row that takes the focus. */}
      <ul className={styles.row} tabIndex={0} aria-label={texts.carousel}>
        {cards.map(({ group, view }) => (
          <li key={group.id} className={styles.item}>
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
