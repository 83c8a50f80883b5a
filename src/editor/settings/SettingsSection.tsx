import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Settings.module.css'

type Props = { name: string; isOpen: boolean; onToggle: (isOpen: boolean) => void; children: ReactNode }

/** The browser's own way of unfolding: keyboards and screen readers know it. What is folded is not drawn. */
export function SettingsSection({ name, isOpen, onToggle, children }: Props) {
  return (
    <details open={isOpen} className={styles.section} onToggle={({ currentTarget }) => currentTarget.open !== isOpen && onToggle(currentTarget.open)}>
      <summary className={styles.summary}>
        <h3 className={styles.heading}>{name}</h3>
        <ChevronDown size={18} aria-hidden="true" className={styles.chevron} />
      </summary>
      {isOpen && <div className={styles.fields}>{children}</div>}
    </details>
  )
}
