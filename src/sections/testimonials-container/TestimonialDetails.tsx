import { Picture, Text } from '../../ui/slots/slot-renderers.tsx'
import type { SectionProps } from '../define-section.ts'
import type { testimonialDetails } from './testimonials-container.section.ts'
import styles from './TestimonialDetails.module.css'

export function TestimonialDetails({ id, slots }: SectionProps<typeof testimonialDetails>) {
  return (
    <figure id={`s-${id}`} className={styles.card}>
      <blockquote className={styles.quote}>
        <Text slot={slots.quote} className={styles.words} />
      </blockquote>
      <figcaption className={styles.person}>
        <Picture slot={slots.image} sizes="4rem" className={styles.picture} />
        <div>
          <Text slot={slots.name} className={styles.name} />
          <Text slot={slots.function} className={styles.function} />
        </div>
      </figcaption>
    </figure>
  )
}
