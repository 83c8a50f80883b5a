import type { ControlProps } from '../control-props.ts'
import styles from '../Control.module.css'

export function CheckboxControl({ name, label, value, isDisabled, onChange }: ControlProps) {
  return (
    <label className={styles.switch}>
      <span className={styles.label}>{label}</span>
      <input type="checkbox" role="switch" name={name} checked={value === true} aria-checked={value === true} disabled={isDisabled} onChange={(event) => onChange(event.target.checked)} />
    </label>
  )
}
