import { Search } from 'lucide-react'
import { classNames } from '../../ui/class-names.ts'
import styles from './Field.module.css'

type Props = { label: string; value: string; onChange: (value: string) => void; className?: string }

export function SearchField({ label, value, onChange, className }: Props) {
  return (
    <label className={classNames(styles.frame, styles.search, className)}>
      <Search size={18} aria-hidden="true" />
      <input type="search" aria-label={label} placeholder={label} value={value} autoComplete="off" className={styles.input} onChange={(event) => onChange(event.target.value)} />
    </label>
  )
}
