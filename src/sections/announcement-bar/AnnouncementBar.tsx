import { textIn } from '../../model/content/field.ts'
import { useShowsEmpty } from '../../ui/mode/use-shows-empty.ts'
import { usePage } from '../../ui/page-context.ts'
import { Section } from '../../ui/section/Section.tsx'
import { Action, Text } from '../../ui/slots/slot-renderers.tsx'
import type { SectionProps } from '../define-section.ts'
import type { announcementBar } from './announcement-bar.section.ts'
import styles from './AnnouncementBar.module.css'

export function AnnouncementBar({ id, slots, options }: SectionProps<typeof announcementBar>) {
  const { locale, texts } = usePage()
  const showsEmpty = useShowsEmpty()
  const isEmpty = [slots.title, slots.description].every(({ isShown, field }) => !isShown || textIn(field, locale) === null)
  if (isEmpty && !showsEmpty) return null
  return (
    <Section id={id} tone={options.color} isFlush role="note" aria-label={texts.announcement}>
      <div className={styles.bar}>
        <div className={styles.words}>
          <Text slot={slots.title} className={styles.title} />
          <Text slot={slots.description} className={styles.description} />
        </div>
        <Action slot={slots.button} variant="text" className={styles.action} />
      </div>
    </Section>
  )
}
