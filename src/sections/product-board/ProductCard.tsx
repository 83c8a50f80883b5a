import { useCardTitleTag } from '../../ui/card-title-tag.ts'
import { Action, Picture, Text, Value } from '../../ui/slots/slot-renderers.tsx'
import type { SectionProps } from '../define-section.ts'
import type { productCard } from './product-board.section.ts'
import styles from './ProductCard.module.css'

export function ProductCard({ id, slots, options }: SectionProps<typeof productCard>) {
  const titleTag = useCardTitleTag()
  return (
    <article id={`s-${id}`} className={styles.card} data-fit={options.objectFit} data-format={options.imageFormat}>
      <Picture slot={slots.image} sizes="(min-width: 60rem) 33vw, (min-width: 40rem) 50vw, 100vw" className={styles.picture} />
      <div className={styles.words}>
        <div className={styles.line}>
          <Text slot={slots.title} as={titleTag} className={styles.title} />
          <Value slot={slots.cost} kind="cost" className={styles.cost} />
        </div>
        <Text slot={slots.description} className={styles.description} />
        <Action slot={slots.button} variant="outlined" className={styles.action} />
      </div>
    </article>
  )
}
