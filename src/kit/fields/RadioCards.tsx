import { useId, type ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import styles from './Field.module.css'

export type RadioChoice<Value> = {
  value: Value
  label: string
  /** Before the words, as high as they are. */
  mark?: ReactNode
  /** Above the words: what the choice looks like. */
  picture?: ReactNode
  /** After the words, quieter. */
  note?: ReactNode
}

type Props<Value> = {
  label: string
  name?: string
  value: unknown
  choices: readonly RadioChoice<Value>[]
  isDisabled?: boolean
  /** Where the name already stands above it for those who see. */
  isLabelHidden?: boolean
  onChange: (value: Value) => void
}

/** One of a closed list: radio buttons, so that arrow keys and screen readers know what to do. */
export function RadioCards<Value>({ label, name, value, choices, isDisabled = false, isLabelHidden = false, onChange }: Props<Value>) {
  const id = useId()
  const hasPictures = choices.some(({ picture }) => picture !== undefined)
  return (
    <fieldset className={styles.field} disabled={isDisabled} aria-label={isLabelHidden ? label : undefined}>
      {!isLabelHidden && <legend className={styles.label}>{label}</legend>}
      <div className={classNames(styles.choices, hasPictures && styles.cards)}>
        {choices.map((choice) => (
          <label key={String(choice.value)} className={styles.choice}>
            <input type="radio" name={name ?? id} value={String(choice.value)} checked={choice.value === value} onChange={() => onChange(choice.value)} />
            {choice.picture !== undefined && (
              <span className={styles.picture} aria-hidden="true">
                {choice.picture}
              </span>
            )}
            {choice.mark}
            <span>{choice.label}</span>
            {choice.note !== undefined && <span className={styles.note}>{choice.note}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
