import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode, RefObject } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { useChromeRoot } from '../chrome/chrome-root.ts'
import styles from './Dialog.module.css'

type Props = {
  isOpen: boolean
  onClose: () => void
  title: string
  /** Beside the title, such as a search. */
  tools?: ReactNode
  children: ReactNode
  /** At the lower edge; one of them must close it. */
  actions: ReactNode
  size?: 'small' | 'large'
  /** At the side, so that the page can be seen while it changes; on a phone over all of it, or, `low`, below its upper part. */
  side?: 'full' | 'low'
  /** Whoever presses beside it goes on with it: a way of several steps is not lost by a slip. */
  isSteady?: boolean
  /** What has the focus when it opens; without it, the first thing that can have it. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Whether the focus returns to where it was; asked when it closes. */
  keepsPlace?: () => boolean
  /** Once it is gone and the page scrolls again. */
  onClosed?: () => void
}

/** Work beside the page. Escape closes it, and a press outside. */
export function Dialog({ isOpen, onClose, title, tools, children, actions, size = 'small', side, isSteady = false, initialFocus, keepsPlace, onClosed }: Props) {
  const root = useChromeRoot()
  return (
    <Base.Root open={isOpen} disablePointerDismissal={isSteady} onOpenChange={(next) => !next && onClose()} onOpenChangeComplete={(isOpening) => !isOpening && onClosed?.()}>
      <Base.Portal container={root}>
        {/* Also over a panel that asks something. */}
        <Base.Backdrop forceRender className={classNames(styles.backdrop, side !== undefined && styles.clear)} />
        <Base.Popup
          data-asks=""
          className={classNames(styles.dialog, size === 'large' && styles.large, side !== undefined && styles.side, side === 'low' && styles.low)}
          initialFocus={initialFocus}
          finalFocus={keepsPlace}
        >
          <header className={styles.head}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            {tools}
          </header>
          <div className={styles.body}>{children}</div>
          <footer className={styles.foot}>{actions}</footer>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
