import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { ButtonLink } from './ButtonLink.tsx'
import { Hint } from './Hint.tsx'
import styles from './Button.module.css'

type Props = Omit<ComponentPropsWithRef<typeof ButtonLink>, 'aria-label'> & { label: string }

export function IconLink({ label, className, ...rest }: Props) {
  return (
    <Hint text={label}>
      <ButtonLink aria-label={label} className={classNames(styles.icon, className)} {...rest} />
    </Hint>
  )
}
