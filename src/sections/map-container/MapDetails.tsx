import { useCardTitleTag } from '../../ui/card-title-tag.ts'
import { Picture, Text } from '../../ui/slots/slot-renderers.tsx'
import type { SectionProps } from '../define-section.ts'
import type { mapDetails } from './map-container.section.ts'
import styles from './MapDetails.module.css'

export function MapDetails({ id, slots }: SectionProps<typeof mapDetails>) {
  const titleTag = useCardTitleTag()
  return (
    <article id={`s-${id}`} className={styles.place}>
      <div className={styles.words}>
        <Text slot={slots.title} as={titleTag} className={styles.title} />
        <Text slot={slots.description} className={styles.description} />
      </div>
      <Picture slot={slots.image} sizes="(min-width: 60rem) 40vw, 90vw" className={styles.picture} />
    </article>
  )
}
