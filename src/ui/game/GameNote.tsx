import type { ReactNode } from 'react'
import { GameIcon } from './icons.tsx'
import styles from './Game.module.css'

type Props = { text: string; link?: { href: string; label: string } /** Where the room of a whole screen is kept free for the game. */; isAlone?: boolean; children?: ReactNode }

/** Where there is nothing to play with: what is missing, and the way there. */
export function GameNote({ text, link, isAlone = false, children }: Props) {
  return (
    <div className={styles.note}>
      <p>{text}</p>
      {children}
      {link && (
        <a href={link.href} className={styles.button}>
          {link.label}
        </a>
      )}
      {isAlone && (
        <span className={styles.green}>
          <GameIcon name="flag" />
        </span>
      )}
    </div>
  )
}
