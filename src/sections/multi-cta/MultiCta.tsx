import { mediaIn, textIn } from '../../model/content/field.ts'
import { Section } from '../../ui/section/Section.tsx'
import type { Slot } from '../../ui/slots/slot.ts'
import { useShowsEmpty } from '../../ui/mode/use-shows-empty.ts'
import { usePage } from '../../ui/page-context.ts'
import { useTitleTag } from '../../ui/use-title-tag.ts'
import type { SectionProps } from '../define-section.ts'
import { Column, type ColumnSlots } from './Column.tsx'
import type { multiCta } from './multi-cta.section.ts'
import styles from './MultiCta.module.css'

export function MultiCta({ id, slots, options }: SectionProps<typeof multiCta>) {
  const { locale } = usePage()
  const showsEmpty = useShowsEmpty()
  const titleTag = useTitleTag(id)
  const isUsed = (slot: Slot) => slot.isShown && (showsEmpty || textIn(slot.field, locale) !== null || mediaIn(slot.field) !== null)
  const columns: readonly ColumnSlots[] = [
    { image: slots.image, title: slots.title, description: slots.description, button: slots.button },
    { image: slots.secondaryImage, title: slots.secondaryTitle, description: slots.secondaryDescription, button: slots.secondaryButton },
    { image: slots.tertiaryImage, title: slots.tertiaryTitle, description: slots.tertiaryDescription, button: slots.tertiaryButton },
  ]
  const used = columns.filter((column) => Object.values(column).some(isUsed))
  return (
    <Section id={id} tone={options.color} data-align={options.alignment} data-fit={options.objectFit}>
      <div className={styles.inner}>
        <div className={styles.columns} data-count={used.length} data-width={options.columnWidth}>
          {used.map((column) => (
            <Column key={column.title.name} slots={column} titleTag={column.title === slots.title ? titleTag : 'h2'} />
          ))}
        </div>
      </div>
    </Section>
  )
}
