import { Menu as Base } from '@base-ui/react/menu'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import styles from './Menu.module.css'

type Props = Pick<ComponentPropsWithoutRef<'a'>, 'target' | 'rel' | 'hrefLang'> & {
  href: string
  icon?: ReactNode
  /** Where the person already is. */
  isCurrent?: boolean
  className?: string
  children: ReactNode
}

export function MenuLink({ icon, isCurrent = false, className, children, ...rest }: Props) {
  return (
    <Base.LinkItem closeOnClick aria-current={isCurrent ? 'true' : undefined} className={classNames(styles.entry, className)} {...rest}>
      {icon}
      <span className={styles.words}>{children}</span>
    </Base.LinkItem>
  )
}
