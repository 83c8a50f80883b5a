import { Tooltip } from '@base-ui/react/tooltip'
import type { ReactElement } from 'react'
import { useChromeRoot } from '../chrome-root.ts'
import popup from '../styles/popup.module.css'

/** The name of an icon for those who see; `aria-label` on the control itself is for those who listen. */
export function Hint({ text, children }: { text: string; children: ReactElement }) {
  const root = useChromeRoot()
  return (
    <Tooltip.Root>
      <Tooltip.Trigger render={children} />
      <Tooltip.Portal container={root}>
        <Tooltip.Positioner positionMethod="fixed" side="top" sideOffset={12} collisionPadding={8}>
          <Tooltip.Popup className={popup.hint}>{text}</Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}
