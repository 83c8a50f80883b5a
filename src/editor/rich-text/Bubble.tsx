import type { Editor } from '@tiptap/core'
import { Ellipsis } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { ChromeRoot } from '../../kit/chrome/ChromeRoot.tsx'
import { IconButton } from '../../kit/button/IconButton.tsx'
import { useNarrow } from '../../kit/popover/use-narrow.ts'
import type { RichTextTexts } from '../../i18n/editor/rich-text/de.ts'
import { foldItemMenu, useItemMenu } from '../state/item-menu.ts'
import { coveredBy } from '../selection/use-clear-of-dock.ts'
import { headerFoot } from '../selection/use-header-foot.ts'
import { useKeyboardInset } from '../selection/use-keyboard-inset.ts'
import { useWorkbench } from '../workbench.ts'
import { Tools } from './Tools.tsx'
import { placeBeside, useChanges, useSelected } from './use-bubble.ts'
import { whenResized } from '../state/when-resized.ts'
import styles from './Bubble.module.css'

const GAP = 8
const BAR = 80

type Props = { editor: Editor; texts: RichTextTexts }

/** The tools of a rich text: beside the selected words, or on a phone in a bar above the keyboard. */
export function Bubble({ editor, texts }: Props) {
  const { locale } = useWorkbench()
  const isNarrow = useNarrow()
  useChanges(editor)
  const Place = isNarrow ? KeyboardBar : Beside
  return createPortal(
    <ChromeRoot role="region" aria-label={texts.tools} lang={locale} data-rich-tools="" className={styles.layer}>
      <Place editor={editor} texts={texts} />
    </ChromeRoot>,
    document.body,
  )
}

function Beside({ editor, texts }: Props) {
  const isShown = useSelected(editor)
  const ref = useRef<HTMLDivElement>(null)
  const place = () => {
    const element = ref.current
    if (!element) return
    const { left, top } = placeBeside(editor, element.getBoundingClientRect())
    Object.assign(element.style, { left: `${left}px`, top: `${top}px` })
  }
  useLayoutEffect(place)
  useEffect(() => {
    const stop = new AbortController()
    window.addEventListener('scroll', place, { signal: stop.signal, capture: true, passive: true })
    const stopResizing = whenResized(place)
    return () => {
      stop.abort()
      stopResizing()
    }
  })
  if (!isShown) return null
  return (
    <div ref={ref} role="toolbar" aria-label={texts.tools} className={styles.bubble}>
      <Tools editor={editor} texts={texts} />
    </div>
  )
}

/** The menu of what is chosen stands at the thumb as well, above the editor's bar or above the keyboard; this bar is above all of them. */
function footOfPage(covered: number): number {
  const menu = document.querySelector('[data-part="item"]')?.getBoundingClientRect()
  return menu && menu.height > 0 ? innerHeight - menu.top + GAP : covered > 0 ? covered + GAP : BAR
}

/** All that stands over the page while a phone's keyboard is up: the menu of the text is folded into it. The line that is being written is never below it. */
function KeyboardBar({ editor, texts }: Props) {
  const covered = useKeyboardInset(true)
  const ref = useRef<HTMLDivElement>(null)
  const isFolded = useItemMenu((state) => state.isFolded)
  useEffect(() => {
    foldItemMenu(true)
    return () => foldItemMenu(false)
  }, [])
  useEffect(() => {
    // The menu moves in the same moment, by another hand.
    const frame = requestAnimationFrame(() => {
      const bar = ref.current
      if (!bar) return
      bar.style.setProperty('inset-block-end', `${footOfPage(covered)}px`)
      const by = coveredBy(bar.getBoundingClientRect().top, editor.view.coordsAtPos(editor.state.selection.head), headerFoot())
      if (by > 0) window.scrollBy({ top: by, behavior: 'instant' })
    })
    return () => cancelAnimationFrame(frame)
  })
  return (
    <div ref={ref} role="toolbar" aria-label={texts.tools} className={styles.bar}>
      <Tools editor={editor} texts={texts} />
      <IconButton label={texts.more} aria-expanded={!isFolded} className={styles.tool} onMouseDown={(event) => event.preventDefault()} onClick={() => foldItemMenu(!isFolded)}>
        <Ellipsis size={18} aria-hidden="true" />
      </IconButton>
    </div>
  )
}
