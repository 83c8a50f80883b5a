import type { Group } from '../../model/page/document.ts'
import { CardCarousel, type CardColumns } from './CardCarousel.tsx'
import { CardSplit } from './CardSplit.tsx'
import { useCards } from './use-cards.ts'
import styles from './CardLayout.module.css'

export type CardLayoutName = 'grid' | 'masonry' | 'split' | 'carousel' | 'avatar'

type Props = { cards: readonly Group[]; layout?: CardLayoutName; columns?: CardColumns }

/** Cards of a board, in one of the five layouts. */
export function CardLayout({ cards, layout = 'grid', columns = 3 }: Props) {
  const drawn = useCards(cards)
  if (layout === 'carousel') return <CardCarousel cards={drawn.map(({ group, view }) => ({ id: group.id, view }))} columns={columns} />
  if (layout === 'split') return <CardSplit cards={drawn} />
  return (
    <ul className={styles.cards} data-layout={layout} data-columns={columns}>
      {drawn.map(({ group, view }) => (
        <li key={group.id} className={styles.item}>
          {view}
        </li>
      ))}
    </ul>
  )
}
