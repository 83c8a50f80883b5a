import { useId, type ReactNode } from 'react'
import styles from './KitShowcase.module.css'

export function KitPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
