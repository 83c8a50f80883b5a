import { Dialog } from '@base-ui/react/dialog'
import { Popover as Base } from '@base-ui/react/popover'
import { X } from 'lucide-react'
import { useEffect, useRef, useState, type ReactElement, type ReactNode, type RefObject } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { useChromeRoot } from '../chrome/chrome-root.ts'
import { useNarrow } from './use-narrow.ts'
import styles from './Popover.module.css'

type Props = {
  isOpen: boolean
  onChange: (isOpen: boolean) => void
  /** The button that opens it. */
  trigger?: ReactElement
  /** What it stands beside, where that is not the button. */
  anchor?: Element | RefObject<Element | null> | { getBoundingClientRect: () => DOMRect; contextElement?: Element } | null
  title: string
  closeLabel: string
  /** What has the focus when it opens; not on a phone, where a keyboard would come up and hide half of it. */
  focusFirst?: RefObject<HTMLElement | null>
  children: ReactNode
}

/** Belongs to one thing on the page and stands beside it; on a phone it is a sheet over the lower half. */
export function Popover(props: Props) {
  return useNarrow() ? <Sheet {...props} /> : <Anchored {...props} />
}

function Anchored({ isOpen, onChange, trigger, anchor, title, closeLabel, focusFirst, children }: Props) {
  const root = useChromeRoot()
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Base.Root open={isOpen} onOpenChange={(next) => onChange(next)}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal container={root}>
        <Base.Positioner positionMethod="fixed" anchor={anchor} side="bottom" align="start" sideOffset={8} collisionPadding={8}>
          {/* Not its first button: that one's hint would come up, and take the first Escape for itself. */}
          <Base.Popup ref={popup} initialFocus={focusFirst ?? popup} className={styles.popover}>
            <div className={styles.head}>
              <Base.Title className={styles.title}>{title}</Base.Title>
              <CloseButton label={closeLabel} onClick={() => onChange(false)} />
            </div>
            <div className={styles.body}>{children}</div>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

/** What it holds may become shorter with a choice; what the finger goes for next stays where it is. */
function useNeverShrinks(sheet: HTMLElement | null) {
  useEffect(() => {
    if (!sheet) return
    const grow = new ResizeObserver(() => (sheet.style.minBlockSize = `${sheet.offsetHeight}px`))
    grow.observe(sheet)
    const turned = new AbortController()
    window.addEventListener('resize', () => (sheet.style.minBlockSize = ''), { signal: turned.signal })
    return () => {
      grow.disconnect()
      turned.abort()
    }
  }, [sheet])
}

function Sheet({ isOpen, onChange, trigger, title, closeLabel, children }: Props) {
  const root = useChromeRoot()
  // Not a ref: it comes into the page after the first effects have run.
  const [popup, setPopup] = useState<HTMLDivElement | null>(null)
  useNeverShrinks(popup)
  return (
    <Dialog.Root open={isOpen} modal={false} onOpenChange={(next) => onChange(next)}>
      {trigger && <Dialog.Trigger render={trigger} />}
      <Dialog.Portal container={root}>
        <Dialog.Popup ref={setPopup} initialFocus={() => popup} className={styles.sheet}>
          <div className={styles.head}>
            <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            <CloseButton label={closeLabel} onClick={() => onChange(false)} />
          </div>
          <div className={styles.body}>{children}</div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function CloseButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <IconButton label={label} onClick={onClick}>
      <X size={18} aria-hidden="true" />
    </IconButton>
  )
}
