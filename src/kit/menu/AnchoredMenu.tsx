import { Menu as Base } from '@base-ui/react/menu'
import type { ReactNode } from 'react'
import { useChromeRoot } from '../chrome/chrome-root.ts'
import styles from './Menu.module.css'

type Props = {
  /** The button that was pressed; the focus returns to it. */
  anchor: HTMLElement
  label: string
  onClose: () => void
  /** Entries of this folder. */
  children: ReactNode
}

/** One menu for many buttons, such as those of a thousand rows: it is there only while it is open. */
export function AnchoredMenu({ anchor, label, onClose, children }: Props) {
  const root = useChromeRoot()
  return (
    <Base.Root open modal={false} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal container={root}>
        {/* Beside its button, where it moves up or down as far as it must: below or above, a long one would be cut. */}
        <Base.Positioner positionMethod="fixed" anchor={anchor} side="inline-start" align="start" sideOffset={4} collisionPadding={8}>
          <Base.Popup aria-label={label} finalFocus={() => (anchor.isConnected ? anchor : true)} className={styles.menu}>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
