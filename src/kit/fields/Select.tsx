import { ChevronDown } from 'lucide-react'
import { classNames } from '../../ui/class-names.ts'
import type { FieldWords } from './field-words.ts'
import { FieldNotes } from './FieldNotes.tsx'
import { useField } from './use-field.ts'
import styles from './Field.module.css'

export type SelectChoice = { value: string; label: string }

type Props = FieldWords & { name?: string; value: string; choices: readonly SelectChoice[]; isDisabled?: boolean; className?: string; onChange: (value: string) => void }

/** The browser's own list: a phone shows it as its people know it. */
export function Select({ label, help, error, name, value, choices, isDisabled = false, className, onChange }: Props) {
  const { ids, control } = useField({ help, error })
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={ids.control} className={styles.label}>
        {label}
      </label>
      <div className={styles.frame}>
        <select {...control} name={name} value={value} disabled={isDisabled} className={classNames(styles.input, styles.select)} onChange={(event) => onChange(event.target.value)}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <ChevronDown size={18} className={styles.chevron} aria-hidden="true" />
      </div>
      <FieldNotes ids={ids} help={help} error={error} />
    </div>
  )
}
