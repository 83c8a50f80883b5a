import styles from './Field.module.css'

type Props = { label: string; name?: string; isOn: boolean; isDisabled?: boolean; onChange: (isOn: boolean) => void }

/** Acts at once, unlike a checkbox that waits for the form's button. */
export function Switch({ label, name, isOn, isDisabled = false, onChange }: Props) {
  return (
    <label className={styles.check}>
      <span className={styles.label}>{label}</span>
      <input
        type="checkbox"
        role="switch"
        name={name}
        checked={isOn}
        aria-checked={isOn}
        disabled={isDisabled}
        className={styles.switch}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}
