import type { ReactNode } from 'react'
import { FieldError } from './FieldError.tsx'
import { useField } from './form-context.ts'
import styles from './Form.module.css'

type Props = { title: string; children: ReactNode }

/** Fields that belong together, under a title of their own. */
export function FormPart({ title, children }: Props) {
  return (
    <fieldset className={styles.part}>
      <legend className={styles.partTitle}>{title}</legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  )
}

/** The same where a mistake may be that of all of them: it stands before the first. */
export function CheckedPart({ name, title, children }: Props & { name: string }) {
  const { errorId, error } = useField(name)
  return (
    <fieldset className={styles.part} data-field={name} data-invalid={error === '' ? undefined : ''} aria-describedby={errorId}>
      <legend className={styles.partTitle}>{title}</legend>
      <FieldError id={errorId} text={error} />
      <div className={styles.fields}>{children}</div>
    </fieldset>
  )
}
