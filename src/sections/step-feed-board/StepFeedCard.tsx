import { useCardTitleTag } from '../../ui/card-title-tag.ts'
import { Picture, Text } from '../../ui/slots/slot-renderers.tsx'
import type { SectionProps } from '../define-section.ts'
import type { stepFeedCard } from './step-feed-board.section.ts'
import styles from './StepFeedCard.module.css'

export function StepFeedCard({ id, slots, options }: SectionProps<typeof stepFeedCard>) {
  const titleTag = useCardTitleTag()
  return (
    <div id={`s-${id}`} className={styles.card} data-fit={options.objectFit}>
      <div className={styles.inner}>
        <div>
          <Text slot={slots.title} as={titleTag} className={styles.title} />
          <Text slot={slots.description} className={styles.description} />
        </div>
        <Picture slot={slots.image} sizes="(min-width: 76rem) 30rem, (min-width: 40rem) 40vw, 90vw" className={styles.picture} />
      </div>
    </div>
  )
}
