import type { Group } from '../../model/page/document.ts'
import { usePage } from '../page-context.ts'
import styles from './CardLayout.module.css'

export type CardLayoutName = 'grid' | 'masonry' | 'split' | 'carousel' | 'avatar'

type Props = { cards: readonly Group[]; layout?: CardLayoutName; columns?: 3 | 4 | 5 }

/** Cards of a board, in one of the five layouts. */
export function CardLayout({ cards, layout = 'grid', columns = 3 }: Props) {
  const { renderGroup } = usePage()
  return (
    <ul className={styles.cards} data-layout={layout} data-columns={columns}>
      {cards.map((card) => (
        <li key={card.id} className={styles.item}>
          {renderGroup(card)}
        </li>
      ))}
    </ul>
  )
}
