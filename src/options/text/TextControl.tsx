import type { ControlProps } from '../control-props.ts'
import styles from '../Control.module.css'

/** Counts once it is finished: half an address is no value. */
export function TextControl({ name, label, value, isDisabled, onChange }: ControlProps) {
  const current = typeof value === 'string' ? value : ''
  return (
    <label className={styles.line}>
      <span className={styles.label}>{label}</span>
      <input
        key={current}
        name={name}
        defaultValue={current}
        disabled={isDisabled}
        autoComplete="off"
        spellCheck={false}
        onBlur={({ target }) => target.value !== current && onChange(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
    </label>
  )
}
