import { Menu as Base } from '@base-ui/react/menu'
import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import styles from './Menu.module.css'

type Props = {
  icon?: ReactNode
  /** As it is printed on keys, such as «Ctrl+D». */
  shortcut?: string
  /** Why it cannot be chosen now; with a reason it stays reachable, because the reason is worth reading. */
  reason?: string
  isDangerous?: boolean
  className?: string
  onChoose: () => void
  children: ReactNode
}

export function MenuItem({ icon, shortcut, reason, isDangerous = false, className, onChoose, children }: Props) {
  return (
    <Base.Item disabled={reason !== undefined} className={classNames(styles.entry, isDangerous && styles.danger, className)} onClick={onChoose}>
      {icon}
      <span className={styles.words}>
        {children}
        {reason !== undefined && <span className={styles.reason}>{reason}</span>}
      </span>
      {shortcut !== undefined && <kbd className={styles.shortcut}>{shortcut}</kbd>}
    </Base.Item>
  )
}
