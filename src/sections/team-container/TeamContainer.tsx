import { CardLayout } from '../../ui/layout/CardLayout.tsx'
import { Section } from '../../ui/section/Section.tsx'
import { Text } from '../../ui/slots/slot-renderers.tsx'
import { useTitleTag } from '../../ui/use-title-tag.ts'
import type { SectionProps } from '../define-section.ts'
import type { teamContainer } from './team-container.section.ts'
import styles from './TeamContainer.module.css'

export function TeamContainer({ id, slots, options, cards }: SectionProps<typeof teamContainer>) {
  const titleTag = useTitleTag(id)
  return (
    <Section id={id} tone={options.color} data-align={options.alignment}>
      <div className={styles.inner}>
        <header className={styles.head}>
          <Text slot={slots.title} as={titleTag} className={styles.title} />
          <Text slot={slots.description} className={styles.description} />
        </header>
        <CardLayout cards={cards} layout={options.layout} columns={options.columns} />
      </div>
    </Section>
  )
}
