import type { Slot } from '../../ui/slots/slot.ts'
import { Action, Picture, Text } from '../../ui/slots/slot-renderers.tsx'
import styles from './Column.module.css'

export type ColumnSlots = { image: Slot; title: Slot; description: Slot; button: Slot }

type Props = { slots: ColumnSlots; titleTag: 'h1' | 'h2' }

export function Column({ slots, titleTag }: Props) {
  return (
    <div className={styles.column}>
      <Picture slot={slots.image} sizes="(min-width: 60rem) 40vw, 100vw" className={styles.picture} />
      <div className={styles.words}>
        <Text slot={slots.title} as={titleTag} className={styles.title} />
        <Text slot={slots.description} className={styles.description} />
        <Action slot={slots.button} variant="outlined" className={styles.action} />
      </div>
    </div>
  )
}
