import { useState } from 'react'
import type { FieldWords } from './field-words.ts'
import { FieldNotes } from './FieldNotes.tsx'
import { clampNumber, readNumber, type Bounds } from './read-number.ts'
import { useField } from './use-field.ts'
import styles from './Field.module.css'

type Props = FieldWords &
  Bounds & {
    name?: string
    value: number
    lessLabel: string
    moreLabel: string
    isDisabled?: boolean
    onChange: (value: number) => void
  }

/** Shows what is typed until it is left, and then what is kept: the nearest number inside the bounds. */
export function NumberField({ label, help, error, name, value, min, max, step = 1, lessLabel, moreLabel, isDisabled = false, onChange }: Props) {
  const { ids, control } = useField({ help, error })
  const [typed, setTyped] = useState<string | null>(null)
  const type = (text: string) => {
    setTyped(text)
    const read = readNumber(text, { min, max, step })
    // Numbers on the way, such as the 1 of 15 where 5 is the least, wait until the field is left.
    if (read !== null && read === Number(text) && read !== value) onChange(read)
  }
  const leave = () => {
    const read = typed === null ? null : readNumber(typed, { min, max, step })
    setTyped(null)
    if (read !== null && read !== value) onChange(read)
  }
  return (
    <div className={styles.field}>
      <div className={styles.row}>
        <label htmlFor={ids.control} className={styles.label}>
          {label}
        </label>
        <span className={styles.steps}>
          <Step sign="−" label={`${label}: ${lessLabel}`} isDisabled={isDisabled} isIdle={value <= min} onClick={() => onChange(clampNumber(value - step, { min, max, step }))} />
          <input
            {...control}
            type="number"
            name={name}
            min={min}
            max={max}
            step={step}
            value={typed ?? value}
            disabled={isDisabled}
            onChange={(event) => type(event.target.value)}
            onBlur={leave}
            onKeyDown={(event) => event.key === 'Enter' && leave()}
          />
          <Step
            sign="+"
            label={`${label}: ${moreLabel}`}
            isDisabled={isDisabled}
            isIdle={max !== undefined && value >= max}
            onClick={() => onChange(clampNumber(value + step, { min, max, step }))}
          />
        </span>
      </div>
      <FieldNotes ids={ids} help={help} error={error} />
    </div>
  )
}

type StepProps = { sign: string; label: string; isDisabled: boolean; isIdle: boolean; onClick: () => void }

/** At the bound it keeps the focus and does nothing: the keyboard must not lose its place. */
function Step({ sign, label, isDisabled, isIdle, onClick }: StepProps) {
  return (
    <button type="button" aria-label={label} disabled={isDisabled} aria-disabled={isIdle || undefined} onClick={isIdle ? undefined : onClick}>
      {sign}
    </button>
  )
}
