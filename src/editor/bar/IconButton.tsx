import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import control from '../styles/control.module.css'
import { Hint } from './Hint.tsx'

type Props = Omit<ComponentPropsWithRef<'button'>, 'type' | 'aria-label' | 'disabled'> & {
  label: string
  /** Stays focusable when there is nothing to do, so that the keyboard does not lose its place. */
  isIdle?: boolean
  children: ReactNode
}

export function IconButton({ label, isIdle = false, className, onClick, children, ...rest }: Props) {
  return (
    <Hint text={label}>
      <button type="button" aria-label={label} aria-disabled={isIdle || undefined} className={classNames(control.control, control.icon, className)} onClick={isIdle ? undefined : onClick} {...rest}>
        {children}
      </button>
    </Hint>
  )
}
