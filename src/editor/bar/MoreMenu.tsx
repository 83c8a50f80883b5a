import { Menu } from '@base-ui/react/menu'
import { Ellipsis, ExternalLink, LogOut, RotateCcw } from 'lucide-react'
import { useStore } from 'zustand'
import { classNames } from '../../ui/class-names.ts'
import { useChromeRoot } from '../chrome-root.ts'
import { useDialogs } from '../dialogs/open-dialog.ts'
import control from '../styles/control.module.css'
import popup from '../styles/popup.module.css'
import { useWorkbench } from '../workbench.ts'
import { Hint } from './Hint.tsx'
import { useSignOut } from '../dialogs/use-sign-out.ts'
import styles from './EditorBar.module.css'

const entry = classNames(control.control, popup.entry)

/** What is needed less often, and on a phone all that has no room beside it. */
export function MoreMenu() {
  const { texts, data, publication } = useWorkbench()
  const { changes, isLive } = useStore(publication.store)
  const dialogs = useDialogs()
  const signOut = useSignOut()
  const root = useChromeRoot()
  return (
    <Menu.Root modal={false}>
      <Hint text={texts.bar.more}>
        <Menu.Trigger aria-label={texts.bar.more} className={classNames(control.control, control.icon)}>
          <Ellipsis size={20} aria-hidden="true" />
        </Menu.Trigger>
      </Hint>
      <Menu.Portal container={root}>
        <Menu.Positioner positionMethod="fixed" side="top" align="end" sideOffset={12} collisionPadding={8}>
          <Menu.Popup className={popup.menu}>
            {changes !== null && changes > 0 && (
              <Menu.Item className={classNames(entry, styles.narrowOnly)} onClick={() => dialogs.open('revert')}>
                <RotateCcw size={18} aria-hidden="true" />
                {texts.bar.revert}
              </Menu.Item>
            )}
            {isLive && (
              <Menu.LinkItem href={data.liveHref} target="_blank" rel="noopener" closeOnClick className={classNames(entry, styles.narrowOnly)}>
                <ExternalLink size={18} aria-hidden="true" />
                {texts.bar.viewLive}
              </Menu.LinkItem>
            )}
            <Menu.Item className={entry} onClick={() => void signOut()}>
              <LogOut size={18} aria-hidden="true" />
              {texts.bar.signOut}
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
