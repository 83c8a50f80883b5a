import type { ReactNode } from 'react'
import styles from './Game.module.css'

type Props = { href: string; isDisabled: boolean; isInert: boolean; onGo?: () => void; children: ReactNode }

/** Leads on to another screen as soon as it may; a form, because a link cannot be switched off. */
export function GoButton({ href, isDisabled, isInert, onGo, children }: Props) {
  return (
    <form
      action={href}
      className={styles.go}
      onSubmit={(event) => {
        event.preventDefault()
        if (isInert) return
        onGo?.()
        location.assign(href)
      }}
    >
      <button type="submit" className={styles.button} disabled={isDisabled}>
        {children}
      </button>
    </form>
  )
}
