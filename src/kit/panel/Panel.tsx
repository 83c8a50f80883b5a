import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { useChromeRoot } from '../chrome/chrome-root.ts'
import styles from './Panel.module.css'

type Props = {
  isOpen: boolean
  onClose: () => void
  title: string
  closeLabel: string
  children: ReactNode
  actions?: ReactNode
}

/** Escape belongs to what lies on top, also where that was opened from elsewhere. */
const isCovered = (panel: Element | null) => [...document.querySelectorAll('[role="dialog"], [role="alertdialog"], [role="menu"]')].some((each) => each !== panel)

let open = 0

/** The page and the bar make room: told to the document, because asking it with `:has()` would style all of it anew at every focus. */
function useTellDocument(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return
    const tell = (more: 1 | -1) => document.documentElement.toggleAttribute('data-panel', (open += more) > 0)
    tell(1)
    return () => void tell(-1)
  }, [isOpen])
}

/** Stands beside the page, which stays alive: a press on the page does not close it, Escape does. */
export function Panel({ isOpen, onClose, title, closeLabel, children, actions }: Props) {
  const root = useChromeRoot()
  const popup = useRef<HTMLDivElement>(null)
  useTellDocument(isOpen)
  return (
    <Base.Root
      open={isOpen}
      modal={false}
      disablePointerDismissal
      onOpenChange={(next, { reason }) => !next && !(reason === 'escape-key' && isCovered(popup.current)) && onClose()}
    >
      <Base.Portal container={root}>
        {/* Its name is read out first, and no keyboard comes up on a phone before somebody wants to type. */}
        <Base.Popup ref={popup} initialFocus={popup} data-part="panel" className={styles.panel}>
          <Base.Title className={styles.title}>{title}</Base.Title>
          <IconButton label={closeLabel} className={styles.close} onClick={onClose}>
            <X size={20} aria-hidden="true" />
            <span className={styles.closeWords}>{closeLabel}</span>
          </IconButton>
          <div className={styles.body}>{children}</div>
          {actions !== undefined && <div className={styles.foot}>{actions}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
