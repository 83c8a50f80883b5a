import { useCardTitleTag } from '../../ui/card-title-tag.ts'
import { Action, Text, Value } from '../../ui/slots/slot-renderers.tsx'
import type { SectionProps } from '../define-section.ts'
import type { serviceCard } from './service-board.section.ts'
import styles from './ServiceCard.module.css'

/** Stacked in a column, a row across a wide list: its own width decides. */
export function ServiceCard({ id, slots }: SectionProps<typeof serviceCard>) {
  const titleTag = useCardTitleTag()
  return (
    <article id={`s-${id}`} className={styles.card}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <Text slot={slots.title} as={titleTag} className={styles.title} />
          <Text slot={slots.description} className={styles.description} />
        </div>
        <Action slot={slots.button} variant="text" className={styles.action} />
        <div className={styles.facts}>
          <Text slot={slots.duration} as="span" className={styles.duration} />
          <Value slot={slots.cost} kind="cost" className={styles.cost} />
        </div>
      </div>
    </article>
  )
}
