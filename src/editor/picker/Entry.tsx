import { Lock } from 'lucide-react'
import { useId } from 'react'
import { useWorkbench } from '../workbench.ts'
import type { PickerEntry } from './matching-entries.ts'
import { SketchDrawing } from './SketchDrawing.tsx'
import styles from './Picker.module.css'

type Props = { entry: PickerEntry; onChoose: (entry: PickerEntry) => void }

/** A box that cannot be chosen stays reachable, because its reason is worth reading. */
export function Entry({ entry, onChoose }: Props) {
  const { texts } = useWorkbench()
  const reasonId = useId()
  const isOffered = entry.standing === 'offered'
  return (
    <li className={styles.item}>
      <button
        type="button"
        className={styles.entry}
        aria-disabled={!isOffered || undefined}
        aria-describedby={isOffered ? undefined : reasonId}
        onClick={isOffered ? () => onChoose(entry) : undefined}
      >
        <span className={styles.drawing}>
          <SketchDrawing sketch={entry.definition.sketch} />
        </span>
        <span className={styles.name}>{entry.name}</span>
      </button>
      {!isOffered && (
        <p id={reasonId} className={styles.reason}>
          <Lock size={14} aria-hidden="true" />
          {texts.picker.opticiansOnly}
        </p>
      )}
    </li>
  )
}
