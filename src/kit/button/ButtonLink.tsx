import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../../ui/class-names.ts'
import type { ButtonLook } from './Button.tsx'
import styles from './Button.module.css'

type Props = ComponentPropsWithRef<'a'> & { href: string; look?: ButtonLook }

/** A link that looks like a button because it stands among buttons. */
export function ButtonLink({ look = 'plain', className, children, ...rest }: Props) {
  return (
    <a className={classNames(styles.control, styles[look], className)} {...rest}>
      {children}
    </a>
  )
}
