import { Section, type Tone } from '../section/Section.tsx'
import { Text } from '../slots/slot-renderers.tsx'
import type { Slot } from '../slots/slot.ts'
import { useTitleTag } from '../use-title-tag.ts'
import styles from './EmptySection.module.css'

type Props = { id: string; tone: Tone; title: Slot; description?: Slot; note: string }

/** A section that has nothing to show yet says so in its own place, so that the page around it stays whole. */
export function EmptySection({ id, tone, title, description, note }: Props) {
  const titleTag = useTitleTag(id)
  return (
    <Section id={id} tone={tone}>
      <div className={styles.inner}>
        <header className={styles.head}>
          <Text slot={title} as={titleTag} className={styles.title} />
          {description && <Text slot={description} className={styles.description} />}
        </header>
        <p className={styles.note}>{note}</p>
      </div>
    </Section>
  )
}
