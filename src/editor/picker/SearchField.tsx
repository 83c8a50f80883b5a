import { Search } from 'lucide-react'
import styles from './Picker.module.css'

type Props = { label: string; value: string; onChange: (value: string) => void }

export function SearchField({ label, value, onChange }: Props) {
  return (
    <label className={styles.search}>
      <Search size={18} aria-hidden="true" />
      <input type="search" aria-label={label} placeholder={label} value={value} autoComplete="off" className={styles.input} onChange={(event) => onChange(event.target.value)} />
    </label>
  )
}
