import { Section, type Tone } from '../section/Section.tsx'
import { SectionHead } from '../section/SectionHead.tsx'
import type { Slot } from '../slots/slot.ts'
import styles from './EmptySection.module.css'

type Props = { id: string; tone: Tone; title: Slot; description?: Slot; note: string }

/** A section that has nothing to show yet says so in its own place, so that the page around it stays whole. */
export function EmptySection({ id, tone, title, description, note }: Props) {
  return (
    <Section id={id} tone={tone}>
      <div className={styles.inner}>
        <SectionHead id={id} title={title} description={description} />
        <p className={styles.note}>{note}</p>
      </div>
    </Section>
  )
}
