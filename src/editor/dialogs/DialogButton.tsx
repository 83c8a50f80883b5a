import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import control from '../styles/control.module.css'

type Props = { look: 'outlined' | 'primary' | 'danger'; onClick: () => void; children: ReactNode }

export function DialogButton({ look, onClick, children }: Props) {
  return (
    <button type="button" className={classNames(control.control, control[look])} onClick={onClick}>
      {children}
    </button>
  )
}
