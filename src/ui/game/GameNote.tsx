import type { ReactNode } from 'react'
import styles from './Game.module.css'

type Props = { text: string; link?: { href: string; label: string }; children?: ReactNode }

/** Where there is nothing to play with: what is missing, and the way there. */
export function GameNote({ text, link, children }: Props) {
  return (
    <div className={styles.note}>
      <p>{text}</p>
      {children}
      {link && (
        <a href={link.href} className={styles.button}>
          {link.label}
        </a>
      )}
    </div>
  )
}
