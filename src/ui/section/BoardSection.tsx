import type { ReactNode } from 'react'
import type { Slot } from '../slots/slot.ts'
import { Section, type Tone } from './Section.tsx'
import { SectionHead } from './SectionHead.tsx'
import styles from './BoardSection.module.css'

type Props = { id: string; tone: Tone; title: Slot; description?: Slot; children: ReactNode }

/** A section that introduces a list: its words above, the list in a container that cards can measure. */
export function BoardSection({ id, tone, title, description, children }: Props) {
  return (
    <Section id={id} tone={tone}>
      <div className={styles.inner}>
        <SectionHead id={id} title={title} description={description} />
        {children}
      </div>
    </Section>
  )
}
