import { Text } from '../slots/slot-renderers.tsx'
import type { Slot } from '../slots/slot.ts'
import { useTitleTag } from '../use-title-tag.ts'
import { classNames } from '../class-names.ts'
import styles from './SectionHead.module.css'

type Props = { id: string; title: Slot; description?: Slot | undefined; alignment?: 'left' | 'center' | 'right'; className?: string | undefined }

/** The words that introduce what a section shows; no room is kept where nobody wrote any. */
export function SectionHead({ id, title, description, alignment, className }: Props) {
  const titleTag = useTitleTag(id)
  return (
    <header className={classNames(styles.head, className)} data-align={alignment}>
      <Text slot={title} as={titleTag} className={styles.title} />
      {description && <Text slot={description} className={styles.description} />}
    </header>
  )
}
