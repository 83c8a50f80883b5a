import { useCardTitleTag } from '../../ui/card-title-tag.ts'
import { Action, Picture, Text } from '../../ui/slots/slot-renderers.tsx'
import type { SectionProps } from '../define-section.ts'
import type { newsFeedCard } from './news-feed-board.section.ts'
import styles from './NewsFeedCard.module.css'

export function NewsFeedCard({ id, slots, options }: SectionProps<typeof newsFeedCard>) {
  const titleTag = useCardTitleTag()
  return (
    <article id={`s-${id}`} className={styles.card} data-fit={options.objectFit}>
      <Picture slot={slots.image} sizes="(min-width: 60rem) 33vw, (min-width: 40rem) 50vw, 100vw" className={styles.picture} />
      <div className={styles.words}>
        <Text slot={slots.kicker} className={styles.kicker} />
        <Text slot={slots.title} as={titleTag} className={styles.title} />
        <Text slot={slots.description} isPreview className={styles.description} />
        <Action slot={slots.button} variant="text" className={styles.action} />
      </div>
    </article>
  )
}
