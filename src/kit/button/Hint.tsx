import { Tooltip } from '@base-ui/react/tooltip'
import type { ComponentPropsWithRef, ReactElement } from 'react'
import { useChromeRoot } from '../chrome/chrome-root.ts'
import styles from './Hint.module.css'

/** What a menu or a popover adds to its button goes through to the button. */
type Props = Omit<ComponentPropsWithRef<'button'>, 'children'> & { text: string; children: ReactElement }

/** The name of an icon for those who see; `aria-label` on the control itself is for those who listen. */
export function Hint({ text, children, ...rest }: Props) {
  const root = useChromeRoot()
  return (
    <Tooltip.Root>
      <Tooltip.Trigger render={children} {...rest} />
      <Tooltip.Portal container={root}>
        <Tooltip.Positioner positionMethod="fixed" side="top" sideOffset={12} collisionPadding={8}>
          <Tooltip.Popup className={styles.hint}>{text}</Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}
