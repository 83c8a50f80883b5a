import { BoardSection } from '../../ui/section/BoardSection.tsx'
import { Picture } from '../../ui/slots/slot-renderers.tsx'
import type { SectionProps } from '../define-section.ts'
import type { imageCollage } from './image-collage.section.ts'
import styles from './ImageCollage.module.css'

/** The arrangement follows from how many pictures there are: the style sheet counts them. */
export function ImageCollage({ id, slots, options }: SectionProps<typeof imageCollage>) {
  const { image, secondaryImage, tertiaryImage, quaternaryImage, quinaryImage, senaryImage } = slots
  return (
    <BoardSection id={id} tone={options.color} title={slots.title} description={slots.description}>
      <div className={styles.pictures}>
        <Picture slot={image} sizes="(min-width: 60rem) 66vw, 100vw" className={styles.picture} />
        {[secondaryImage, tertiaryImage, quaternaryImage, quinaryImage, senaryImage].map((slot) => (
          <Picture key={slot.name} slot={slot} sizes="(min-width: 60rem) 33vw, 50vw" className={styles.picture} />
        ))}
      </div>
    </BoardSection>
  )
}
