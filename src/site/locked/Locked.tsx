import type { VisitorTexts } from '../../i18n/visitor/de.ts'
import styles from '../login/Login.module.css'

export type LockedProps = {
  texts: VisitorTexts
  /** The page's own address: right or wrong, the visitor stays there. */
  action: string
  /** Why the last attempt failed, as a sentence. */
  error: string | null
}

/** The same for every protected page of a site: it must not tell what it hides. */
export function Locked({ texts, action, error }: LockedProps) {
  const isWrong = error !== null || undefined
  return (
    <section className={styles.page} aria-labelledby="locked-title">
      <form method="post" action={action} className={`${styles.card} ${styles.form}`}>
        <header className={styles.words}>
          <h1 id="locked-title" className={styles.title}>
            {texts.lockedTitle}
          </h1>
          <p className={styles.text}>{texts.lockedText}</p>
        </header>
        <p role="alert" id="locked-error" className={styles.error}>
          {error}
        </p>
        <div className={styles.field}>
          <label htmlFor="locked-password" className={styles.label}>
            {texts.password}
          </label>
          <input
            type="password"
            id="locked-password"
            name="password"
            required
            maxLength={200}
            autoComplete="current-password"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- only after a wrong attempt, back to where the visitor just was
            autoFocus={isWrong}
            className={styles.input}
            aria-describedby="locked-error"
            aria-invalid={isWrong}
          />
        </div>
        <button type="submit" className={styles.submit}>
          {texts.lockedSubmit}
        </button>
      </form>
    </section>
  )
}
