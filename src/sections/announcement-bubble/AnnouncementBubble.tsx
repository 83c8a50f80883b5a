import { textIn } from '../../model/content/field.ts'
import { classNames } from '../../ui/class-names.ts'
import { useFloats } from '../../ui/mode/use-floats.ts'
import { useShowsEmpty } from '../../ui/mode/use-shows-empty.ts'
import { usePage } from '../../ui/page-context.ts'
import { Section } from '../../ui/section/Section.tsx'
import { Action, Text } from '../../ui/slots/slot-renderers.tsx'
import { useBehaviour } from '../../ui/use-behaviour.ts'
import type { SectionProps } from '../define-section.ts'
import type { announcementBubble } from './announcement-bubble.section.ts'
import styles from './AnnouncementBubble.module.css'

type Props = SectionProps<typeof announcementBubble>

/** Closing folds the bubble into its button; what it says is never lost. An editor meets it in its place on the page. */
export function AnnouncementBubble({ id, slots, options }: Props) {
  const { locale } = usePage()
  const isFloating = useFloats()
  const showsEmpty = useShowsEmpty()
  const isEmpty = [slots.title, slots.description].every(({ isShown, field }) => !isShown || textIn(field, locale) === null)
  if (isEmpty && !showsEmpty) return null
  return (
    <Section id={id} tone={options.color} isFlush className={styles.place} data-floating={isFloating ? '' : undefined}>
      <Bubble slots={slots} isOpen className={isFloating ? styles.wide : undefined} />
      {/* A phone has no room beside its content: there it begins folded, which only the markup can say without a script. */}
      {isFloating && <Bubble slots={slots} isOpen={false} className={styles.narrow} />}
    </Section>
  )
}

function Bubble({ slots, isOpen, className }: Pick<Props, 'slots'> & { isOpen: boolean; className?: string }) {
  const { texts } = usePage()
  const manners = useBehaviour('sections/announcement-bubble/announcement-bubble', 'load')
  return (
    <details open={isOpen} className={classNames(styles.bubble, className)} {...manners}>
      <summary className={styles.toggle} aria-label={texts.announcement} />
      <div className={styles.words}>
        <Text slot={slots.title} className={styles.title} />
        <Text slot={slots.description} className={styles.description} />
        <Action slot={slots.button} variant="text" className={styles.action} />
      </div>
    </details>
  )
}
