import styles from './Field.module.css'

type Props = { label: string; /** Below the label, quieter. */ note?: string; name?: string; isChecked: boolean; isDisabled?: boolean; onChange: (isChecked: boolean) => void }

export function Checkbox({ label, note, name, isChecked, isDisabled = false, onChange }: Props) {
  return (
    <label className={styles.check}>
      <input type="checkbox" name={name} checked={isChecked} disabled={isDisabled} className={styles.box} onChange={(event) => onChange(event.target.checked)} />
      <span className={styles.words}>
        {label}
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </span>
    </label>
  )
}
