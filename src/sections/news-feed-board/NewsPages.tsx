import type { Group } from '../../model/page/document.ts'
import { CardLayout } from '../../ui/layout/CardLayout.tsx'
import { usePage } from '../../ui/page-context.ts'
import styles from './NewsPages.module.css'

type Props = { cards: readonly Group[]; size: number }

/** One page of items; the following ones wait inside, so that each opening shows exactly one more. */
export function NewsPages({ cards, size }: Props) {
  const { texts } = usePage()
  const rest = cards.slice(size)
  return (
    <>
      <CardLayout cards={cards.slice(0, size)} />
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary className={styles.summary}>
            <span className={styles.closed}>{texts.showMore}</span>
            <span className={styles.opened}>{texts.showLess}</span>
          </summary>
          <NewsPages cards={rest} size={size} />
        </details>
      )}
    </>
  )
}
