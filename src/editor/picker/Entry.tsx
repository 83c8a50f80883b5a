import { Lock } from 'lucide-react'
import { useId } from 'react'
import type { Samples } from '../../i18n/samples/de.ts'
import { takesFormats } from '../../sections/takes-formats.ts'
import { useWorkbench } from '../workbench.ts'
import { EntryPicture } from './EntryPicture.tsx'
import type { PickerEntry } from './matching-entries.ts'
import styles from './Picker.module.css'

type Props = { entry: PickerEntry; samples: Samples | null; onChoose: (entry: PickerEntry) => void }

/** A box that cannot be chosen stays reachable, because its reason is worth reading. The button covers all of it. */
export function Entry({ entry, samples, onChoose }: Props) {
  const { texts } = useWorkbench()
  const reasonId = useId()
  const isOffered = entry.standing === 'offered'
  return (
    <li className={styles.item} data-off={!isOffered || undefined}>
      <EntryPicture definition={entry.definition} samples={samples} />
      <button
        type="button"
        className={styles.entry}
        aria-disabled={!isOffered || undefined}
        aria-describedby={isOffered && !takesFormats(entry.definition) ? undefined : reasonId}
        onClick={isOffered ? () => onChoose(entry) : undefined}
      >
        {entry.name}
      </button>
      {isOffered && takesFormats(entry.definition) && (
        <p id={reasonId} className={styles.reason}>
          {texts.picker.formatted}
        </p>
      )}
      {!isOffered && (
        <p id={reasonId} className={styles.reason}>
          <Lock size={14} aria-hidden="true" />
          {texts.picker.opticiansOnly}
        </p>
      )}
    </li>
  )
}
