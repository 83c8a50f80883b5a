import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Button } from './Button.tsx'
import styles from './Button.module.css'

type Props = Omit<ComponentPropsWithRef<typeof Button>, 'onClick' | 'onChange' | 'aria-pressed' | 'look'> & {
  isPressed: boolean
  onChange: (isPressed: boolean) => void
}

/** On or off; its words stay the same, and what is read out says which. */
export function ToggleButton({ isPressed, onChange, className, ...rest }: Props) {
  return <Button aria-pressed={isPressed} className={classNames(styles.toggle, className)} onClick={() => onChange(!isPressed)} {...rest} />
}
