import type { ReactNode } from 'react'
import styles from './Feedback.module.css'

type Props = {
  title: string
  text?: string
  /** Something went wrong and is read out at once. */
  isAlert?: boolean
  /** What can be done about it. */
  children?: ReactNode
}

export function EmptyState({ title, text, isAlert = false, children }: Props) {
  return (
    <div className={styles.empty} role={isAlert ? 'alert' : 'status'}>
      <p className={styles.emptyTitle}>{title}</p>
      {text !== undefined && <p className={styles.emptyText}>{text}</p>}
      {children}
    </div>
  )
}
