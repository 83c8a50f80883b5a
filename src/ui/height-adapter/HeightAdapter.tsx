import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { useBehaviour } from '../use-behaviour.ts'
import styles from './HeightAdapter.module.css'

/** A box as high as the screen allows, also without script. */
export function HeightAdapter({ className, children }: { className?: string; children: ReactNode }) {
  const adapt = useBehaviour('ui/height-adapter/height-adapter', 'visible')
  return (
    <div className={classNames(styles.box, className)} {...adapt}>
      {children}
    </div>
  )
}
