import type { ComponentPropsWithRef } from 'react'
import type { FieldWords } from './field-words.ts'
import { FieldNotes } from './FieldNotes.tsx'
import { useField } from './use-field.ts'
import styles from './Field.module.css'

type Props = Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'className'> &
  FieldWords & {
    /** Where the name already stands beside it for those who see. */
    isLabelHidden?: boolean
  }

/** Grows with what is written in it. */
export function TextArea({ label, help, error, isLabelHidden = false, rows = 4, ...rest }: Props) {
  const { ids, control } = useField({ help, error })
  return (
    <div className={styles.field}>
      {!isLabelHidden && (
        <label htmlFor={ids.control} className={styles.label}>
          {label}
        </label>
      )}
      <div className={styles.frame}>
        <textarea rows={rows} {...rest} {...control} aria-label={isLabelHidden ? label : undefined} className={styles.input} style={{ '--rows': String(rows) }} />
      </div>
      <FieldNotes ids={ids} help={help} error={error} />
    </div>
  )
}
