import { Section } from '../../ui/section/Section.tsx'
import { Action, Picture, Text } from '../../ui/slots/slot-renderers.tsx'
import { useTitleTag } from '../../ui/use-title-tag.ts'
import type { SectionProps } from '../define-section.ts'
import type { textOnImage } from './text-on-image.section.ts'
import styles from './TextOnImage.module.css'

/** The words stand on a sheet of the section's own colour: readable on every picture an editor may choose. */
export function TextOnImage({ id, slots, options }: SectionProps<typeof textOnImage>) {
  const titleTag = useTitleTag(id)
  return (
    <Section id={id} tone={options.color} isFlush className={styles.stage} data-position={options.textPosition}>
      <Picture slot={slots.backgroundImage} sizes="100vw" className={styles.picture} />
      <div className={styles.inner}>
        <div className={styles.sheet}>
          <Text slot={slots.title} as={titleTag} className={styles.title} />
          <Text slot={slots.description} className={styles.description} />
          <Action slot={slots.button} className={styles.action} />
        </div>
      </div>
    </Section>
  )
}
