import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Button } from './Button.tsx'
import { Hint } from './Hint.tsx'
import styles from './Button.module.css'

type Props = Omit<ComponentPropsWithRef<typeof Button>, 'aria-label'> & { label: string }

export function IconButton({ label, className, ...rest }: Props) {
  return (
    <Hint text={label}>
      <Button aria-label={label} className={classNames(styles.icon, className)} {...rest} />
    </Hint>
  )
}
