import type { ReactNode } from 'react'
import { Text } from '../slots/slot-renderers.tsx'
import type { Slot } from '../slots/slot.ts'
import { useTitleTag } from '../use-title-tag.ts'
import { Section, type Tone } from './Section.tsx'
import styles from './BoardSection.module.css'

type Props = { id: string; tone: Tone; title: Slot; description?: Slot; children: ReactNode }

/** A section that introduces a list: its words above, the list in a container that cards can measure. */
export function BoardSection({ id, tone, title, description, children }: Props) {
  const titleTag = useTitleTag(id)
  return (
    <Section id={id} tone={tone}>
      <div className={styles.inner}>
        <header className={styles.head}>
          <Text slot={title} as={titleTag} className={styles.title} />
          {description && <Text slot={description} className={styles.description} />}
        </header>
        {children}
      </div>
    </Section>
  )
}
