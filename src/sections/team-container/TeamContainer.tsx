import { CardLayout } from '../../ui/layout/CardLayout.tsx'
import { Section } from '../../ui/section/Section.tsx'
import { SectionHead } from '../../ui/section/SectionHead.tsx'
import type { SectionProps } from '../define-section.ts'
import type { teamContainer } from './team-container.section.ts'
import styles from './TeamContainer.module.css'

export function TeamContainer({ id, slots, options, cards }: SectionProps<typeof teamContainer>) {
  return (
    <Section id={id} tone={options.color} data-align={options.alignment}>
      <div className={styles.inner}>
        <SectionHead id={id} title={slots.title} description={slots.description} alignment={options.alignment} />
        <CardLayout cards={cards} layout={options.layout} columns={options.columns} />
      </div>
    </Section>
  )
}
