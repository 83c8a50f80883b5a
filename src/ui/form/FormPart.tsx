import type { ReactNode } from 'react'
import styles from './Form.module.css'

/** Fields that belong together, under a title of their own. */
export function FormPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.part}>
      <legend className={styles.partTitle}>{title}</legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  )
}
