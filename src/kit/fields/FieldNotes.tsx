import { FieldError } from './FieldError.tsx'
import styles from './Field.module.css'

type Props = { ids: { help: string; error: string }; help?: string; error?: string | null }

/** Below a control: what helps, and what is wrong. */
export function FieldNotes({ ids, help, error }: Props) {
  return (
    <>
      {help !== undefined && (
        <p id={ids.help} className={styles.help}>
          {help}
        </p>
      )}
      {error !== undefined && <FieldError id={ids.error}>{error}</FieldError>}
    </>
  )
}
