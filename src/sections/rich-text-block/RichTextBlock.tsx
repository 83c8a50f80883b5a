import { Section } from '../../ui/section/Section.tsx'
import { RichText, Text } from '../../ui/slots/slot-renderers.tsx'
import { useTitleTag } from '../../ui/use-title-tag.ts'
import type { SectionProps } from '../define-section.ts'
import type { richTextBlock } from './rich-text-block.section.ts'
import styles from './RichTextBlock.module.css'

export function RichTextBlock({ id, slots, options }: SectionProps<typeof richTextBlock>) {
  const titleTag = useTitleTag(id)
  return (
    <Section id={id} tone={options.color} data-align={options.alignment} data-size={options.textSize}>
      <div className={styles.inner}>
        <Text slot={slots.title} as={titleTag} className={styles.title} />
        <RichText slot={slots.textBlock} className={styles.text} />
      </div>
    </Section>
  )
}
