import { textIn } from '../../model/content/field.ts'
import { usePage } from '../../ui/page-context.ts'
import { Section } from '../../ui/section/Section.tsx'
import { Action, Text } from '../../ui/slots/slot-renderers.tsx'
import { useBehaviour } from '../../ui/use-behaviour.ts'
import type { SectionProps } from '../define-section.ts'
import type { announcementBubble } from './announcement-bubble.section.ts'
import styles from './AnnouncementBubble.module.css'

/** Closing folds the bubble into its button; what it says is never lost. An editor meets it in its place on the page. */
export function AnnouncementBubble({ id, slots, options }: SectionProps<typeof announcementBubble>) {
  const { locale, mode, texts } = usePage()
  const manners = useBehaviour('sections/announcement-bubble/announcement-bubble', 'load')
  const isEmpty = [slots.title, slots.description].every(({ isShown, field }) => !isShown || textIn(field, locale) === null)
  const isFloating = mode === 'live'
  if (isEmpty && isFloating) return null
  return (
    <Section id={id} tone={options.color} isFlush className={styles.place} aria-label={texts.announcement} data-floating={isFloating ? '' : undefined}>
      <details open className={styles.bubble} {...manners}>
        <summary className={styles.toggle} aria-label={texts.announcement} />
        <div className={styles.words}>
          <Text slot={slots.title} className={styles.title} />
          <Text slot={slots.description} className={styles.description} />
          <Action slot={slots.button} variant="text" className={styles.action} />
        </div>
      </details>
    </Section>
  )
}
