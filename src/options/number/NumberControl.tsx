import type { ControlProps } from '../control-props.ts'
import styles from '../Control.module.css'

export function NumberControl({ name, label, option, value, texts, isDisabled, onChange }: ControlProps) {
  const { min, max } = option.bounds ?? { min: 1 }
  const current = typeof value === 'number' ? value : min
  const step = (by: number) => onChange(Math.max(min, Math.min(current + by, max ?? Number.MAX_SAFE_INTEGER)))
  return (
    <div className={styles.stepper}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <span className={styles.steps}>
        <button type="button" aria-label={`${label}: ${texts.stepper.less}`} disabled={isDisabled || current <= min} onClick={() => step(-1)}>
          −
        </button>
        <input
          type="number"
          name={name}
          aria-label={label}
          min={min}
          max={max}
          value={current}
          disabled={isDisabled}
          onChange={({ target }) => {
            if (!Number.isNaN(target.valueAsNumber)) onChange(option.schema.parse(target.valueAsNumber))
          }}
        />
        <button type="button" aria-label={`${label}: ${texts.stepper.more}`} disabled={isDisabled || (max !== undefined && current >= max)} onClick={() => step(1)}>
          +
        </button>
      </span>
    </div>
  )
}
