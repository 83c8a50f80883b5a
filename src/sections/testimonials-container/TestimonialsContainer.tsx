import { CardLayout } from '../../ui/layout/CardLayout.tsx'
import { Section } from '../../ui/section/Section.tsx'
import { Text } from '../../ui/slots/slot-renderers.tsx'
import { useTitleTag } from '../../ui/use-title-tag.ts'
import type { SectionProps } from '../define-section.ts'
import type { testimonialsContainer } from './testimonials-container.section.ts'
import styles from './TestimonialsContainer.module.css'

export function TestimonialsContainer({ id, slots, options, cards }: SectionProps<typeof testimonialsContainer>) {
  const titleTag = useTitleTag(id)
  return (
    <Section id={id} tone={options.color} data-align={options.alignment}>
      <div className={styles.inner}>
        <Text slot={slots.title} as={titleTag} className={styles.title} />
        <CardLayout cards={cards} layout={options.layout} columns={options.columns} />
      </div>
    </Section>
  )
}
