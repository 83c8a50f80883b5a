import type { ReactNode } from 'react'
import { Section, type Tone } from '../section/Section.tsx'
import { Text } from '../slots/slot-renderers.tsx'
import type { Slot } from '../slots/slot.ts'
import { useTitleTag } from '../use-title-tag.ts'
import styles from './FormSection.module.css'

type Props = { id: string; tone: Tone; title: Slot; description: Slot; children: ReactNode }

/** The words of the section beside its form, and above it where there is less room. */
export function FormSection({ id, tone, title, description, children }: Props) {
  const titleTag = useTitleTag(id)
  return (
    <Section id={id} tone={tone}>
      <div className={styles.inner}>
        <header className={styles.head}>
          <Text slot={title} as={titleTag} className={styles.title} />
          <Text slot={description} className={styles.description} />
        </header>
        <div className={styles.body}>{children}</div>
      </div>
    </Section>
  )
}
