import { useCardTitleTag } from '../../ui/card-title-tag.ts'
import { Picture, Text, Value } from '../../ui/slots/slot-renderers.tsx'
import type { SectionProps } from '../define-section.ts'
import type { teamDetails } from './team-container.section.ts'
import styles from './TeamDetails.module.css'

export function TeamDetails({ id, slots, options }: SectionProps<typeof teamDetails>) {
  const titleTag = useCardTitleTag()
  return (
    <figure id={`s-${id}`} className={styles.card} data-format={options.imageFormat}>
      <Picture slot={slots.image} sizes="(min-width: 60rem) 33vw, (min-width: 40rem) 50vw, 100vw" className={styles.picture} />
      <figcaption className={styles.words}>
        <Text slot={slots.name} as={titleTag} className={styles.name} />
        <Text slot={slots.function} className={styles.function} />
        <Text slot={slots.description} className={styles.description} />
        <Value slot={slots.email} kind="email" className={styles.email} />
      </figcaption>
    </figure>
  )
}
