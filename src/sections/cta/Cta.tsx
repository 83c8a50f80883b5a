import { Section } from '../../ui/section/Section.tsx'
import { Action, Picture, Text, Video } from '../../ui/slots/slot-renderers.tsx'
import { useTitleTag } from '../../ui/use-title-tag.ts'
import type { SectionProps } from '../define-section.ts'
import type { cta } from './cta.section.ts'
import styles from './Cta.module.css'

export function Cta({ id, slots, options }: SectionProps<typeof cta>) {
  const titleTag = useTitleTag(id)
  return (
    <Section id={id} tone={options.color} data-side={options.alignment} data-stack={options.shiftedAlignment} data-fit={options.objectFit}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <Text slot={slots.kicker} className={styles.kicker} />
          <Text slot={slots.title} as={titleTag} className={styles.title} />
          <Text slot={slots.subtitle} className={styles.subtitle} />
          <Text slot={slots.description} className={styles.description} />
          <Action slot={slots.button} className={styles.action} />
        </div>
        <div className={styles.media}>{options.media === 'video' ? <Video slot={slots.video} /> : <Picture slot={slots.image} sizes="(min-width: 60rem) 48vw, 100vw" className={styles.picture} />}</div>
      </div>
    </Section>
  )
}
