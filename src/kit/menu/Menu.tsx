import { Menu as Base } from '@base-ui/react/menu'
import type { ReactElement, ReactNode } from 'react'
import { useChromeRoot } from '../chrome/chrome-root.ts'
import styles from './Menu.module.css'

type Props = {
  /** The button that opens it; its name is the menu's name. */
  trigger: ReactElement
  side?: 'top' | 'bottom'
  align?: 'start' | 'center' | 'end'
  /** Entries of this folder. */
  children: ReactNode
}

/** The page stays alive beside an open menu. */
export function Menu({ trigger, side = 'bottom', align = 'start', children }: Props) {
  const root = useChromeRoot()
  return (
    <Base.Root modal={false}>
      <Base.Trigger render={trigger} />
      <Base.Portal container={root}>
        <Base.Positioner positionMethod="fixed" side={side} align={align} sideOffset={12} collisionPadding={8}>
          <Base.Popup className={styles.menu}>{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
