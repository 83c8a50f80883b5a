import styles from './Field.module.css'

type Props = { label: string; name?: string; isChecked: boolean; isDisabled?: boolean; onChange: (isChecked: boolean) => void }

export function Checkbox({ label, name, isChecked, isDisabled = false, onChange }: Props) {
  return (
    <label className={styles.check}>
      <input type="checkbox" name={name} checked={isChecked} disabled={isDisabled} className={styles.box} onChange={(event) => onChange(event.target.checked)} />
      <span>{label}</span>
    </label>
  )
}
