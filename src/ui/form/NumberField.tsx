import { Minus, Plus } from 'lucide-react'
import { usePageMode } from '../mode/use-page-mode.ts'
import { FieldError } from './FieldError.tsx'
import { useField } from './form-context.ts'
import styles from './Form.module.css'

type Props = { name: string; label: string; detail: string; most: number; more: string; fewer: string }

/** How many, from none on; the buttons beside it come with the script that they need. */
export function NumberField({ name, label, detail, most, more, fewer }: Props) {
  const mode = usePageMode()
  const { id, errorId, hintId, values, error, isClosed } = useField(name)
  return (
    <div className={styles.row} data-field={name} data-invalid={error === '' ? undefined : ''}>
      <label htmlFor={id} className={styles.rowName}>
        {label}
      </label>
      <span id={hintId} className={styles.rowDetail}>
        {detail}
      </span>
      <span className={styles.counter}>
        <button type="button" className={styles.step} aria-label={fewer} aria-controls={id} disabled={isClosed} data-step="-1" hidden={mode === 'live'}>
          <Minus size={18} aria-hidden="true" />
        </button>
        <input
          type="number"
          id={id}
          name={name}
          min={0}
          max={most}
          step={1}
          inputMode="numeric"
          autoComplete="off"
          required
          disabled={isClosed}
          defaultValue={values[0] ?? '0'}
          className={styles.count}
          aria-invalid={error !== ''}
          aria-describedby={`${hintId} ${errorId}`}
        />
        <button type="button" className={styles.step} aria-label={more} aria-controls={id} disabled={isClosed} data-step="1" hidden={mode === 'live'}>
          <Plus size={18} aria-hidden="true" />
        </button>
      </span>
      <FieldError id={errorId} text={error} />
    </div>
  )
}
