import type { ReactNode } from 'react'
import styles from './Field.module.css'

/** Exists before there is an error: what appears in a region that is already known is read out. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} role="alert" className={styles.error}>
      {children}
    </p>
  )
}
