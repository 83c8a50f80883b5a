import { Menu as Base } from '@base-ui/react/menu'
import type { ComponentPropsWithoutRef, MouseEvent, ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import styles from './Menu.module.css'

type Props = Pick<ComponentPropsWithoutRef<'a'>, 'target' | 'rel' | 'hrefLang'> & {
  href: string
  icon?: ReactNode
  /** Where the person already is. */
  isCurrent?: boolean
  /** Before it is followed in the same window. */
  onChoose?: () => void
  className?: string
  children: ReactNode
}

export function MenuLink({ icon, isCurrent = false, onChoose, className, children, ...rest }: Props) {
  const follow = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => !ctrlKey && !metaKey && !shiftKey && onChoose?.()
  return (
    <Base.LinkItem closeOnClick aria-current={isCurrent ? 'true' : undefined} className={classNames(styles.entry, className)} onClick={follow} {...rest}>
      {icon}
      <span className={styles.words}>{children}</span>
    </Base.LinkItem>
  )
}
