import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../../ui/class-names.ts'
import styles from './Button.module.css'

export type ButtonLook = 'plain' | 'outlined' | 'primary' | 'danger'

type Props = Omit<ComponentPropsWithRef<'button'>, 'disabled'> & {
  look?: ButtonLook
  /** Stays focusable when there is nothing to do, so that the keyboard does not lose its place. */
  isIdle?: boolean
  /** On its way: a second press does nothing. */
  isBusy?: boolean
}

export function Button({ look = 'plain', isIdle = false, isBusy = false, type = 'button', className, onClick, ...rest }: Props) {
  const isDeaf = isIdle || isBusy
  return (
    <button
      type={type}
      aria-disabled={isIdle || undefined}
      aria-busy={isBusy || undefined}
      className={classNames(styles.control, styles[look], className)}
      onClick={isDeaf ? (event) => event.preventDefault() : onClick}
      {...rest}
    />
  )
}
