import type { ControlProps } from '../control-props.ts'
import styles from '../Control.module.css'

/** Says which branches are chosen. */
export function LocationControl({ label, option, value }: ControlProps) {
  const chosen = option.schema.safeParse(value).data
  const ids = Array.isArray(chosen) ? chosen.map(String) : []
  return (
    <div className={styles.summary}>
      <span className={styles.label}>{label}</span>
      <output className={styles.value}>{ids.length === 0 ? '–' : ids.join(', ')}</output>
    </div>
  )
}
