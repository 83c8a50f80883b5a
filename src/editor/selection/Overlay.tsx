import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { useStore } from 'zustand'
import { ChromeRoot } from '../../kit/chrome/ChromeRoot.tsx'
import { useNarrow } from '../../kit/popover/use-narrow.ts'
import { findGroup } from '../../model/commands/desk.ts'
import { groupOf } from '../state/item.ts'
import { useWorkbench } from '../workbench.ts'
import { HoverFrame } from './HoverFrame.tsx'
import { ItemBar } from './ItemBar.tsx'
import { useFrame } from './use-box.ts'
import { useNearPlaces } from './use-near-places.ts'
import styles from './Overlay.module.css'

/** Frames stand in the page itself: a page that keeps its layers to itself, as one with a decoration does, would lie below them with its header. */
const page = document.getElementById('page') ?? document.body

/** What lies over the page while it is edited: the frame around what is chosen, its menu, and the name of what is under the pointer. */
export function Overlay() {
  const { selection, typing, history, locale } = useWorkbench()
  const item = useStore(selection.store, (state) => state.item)
  // Undone, discarded, or removed by somebody else.
  const isGone = useStore(history.store, () => {
    const groupId = groupOf(item)
    return groupId !== null && findGroup(history.shown(), groupId) === undefined
  })
  useEffect(() => {
    if (isGone) selection.clear()
  }, [isGone, selection])
  const { box = null, isFull = false } = useFrame(item) ?? {}
  useNearPlaces(item, 'data-beside', box)
  // A text shows by itself that the cursor is in it.
  const isTyping = useStore(typing, ({ edit }) => edit !== null)
  const isNarrow = useNarrow()
  // In the document's own coordinates, which the editor's bar at its end has not.
  return (
    <>
      {createPortal(
        <ChromeRoot lang={locale} className={styles.overlay}>
          <HoverFrame />
          {box && item && item.of !== 'page' && !isTyping && <div className={styles.frame} data-inside={isFull || undefined} style={box} />}
        </ChromeRoot>,
        page,
      )}
      {createPortal(
        <ChromeRoot lang={locale} className={styles.overlay}>
          {item && !isGone && (box || isNarrow) && <ItemBar item={item} box={box} isDocked={isNarrow} />}
        </ChromeRoot>,
        document.body,
      )}
    </>
  )
}
