import { useLayoutEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useWorkbench } from '../workbench.ts'
import { elementOf } from '../state/elements.ts'
import { whenResized } from '../state/when-resized.ts'
import { isSameItem, type Item } from '../state/item.ts'

/** In the document and not in the window: scrolling the page moves it without any script. */
export type Box = { top: number; left: number; width: number; height: number }
type Known = { item: Item; box: Box | null; isFull: boolean }

function measure(item: Item): Box | null {
  const element = elementOf(item)
  if (!element) return null
  const { top, left, width, height } = element.getBoundingClientRect()
  return { top: Math.round(top + scrollY), left: Math.round(left + scrollX), width: Math.round(width), height: Math.round(height) }
}

const isSameBox = (a: Box | null, b: Box | null) => a === b || (a !== null && b !== null && a.top === b.top && a.left === b.left && a.width === b.width && a.height === b.height)

/** From one edge of the window to the other, so that a frame around it would lie outside. Asked where the layout is known: in the middle of drawing it would be made anew. */
const isFullWidth = (box: Box | null) => box !== null && box.width >= document.documentElement.clientWidth

/** Where the item is, also after it moved inside a carousel, grew under the cursor or was drawn anew. */
export function useBox(item: Item | null): Box | null {
  return useFrame(item)?.box ?? null
}

export function useFrame(item: Item | null): Known | null {
  const { history } = useWorkbench()
  const groups = useStore(history.store, (state) => state.groups)
  const [known, setKnown] = useState<Known | null>(null)

  useLayoutEffect(() => {
    if (!item) return
    let frame = 0
    const update = () => {
      frame = 0
      const box = measure(item)
      const isFull = isFullWidth(box)
      setKnown((old) => (old && isSameItem(old.item, item) && isSameBox(old.box, box) && old.isFull === isFull ? old : { item, box, isFull }))
    }
    const soon = () => {
      if (frame === 0) frame = requestAnimationFrame(update)
    }
    // What stays in the window moves over the document with every scroll.
    const inner = (event: Event) => (event.target !== document || item.of === 'frame') && soon()
    const watcher = new ResizeObserver(soon)
    const element = elementOf(item)
    if (element) watcher.observe(element)
    watcher.observe(document.body)
    document.addEventListener('scroll', inner, { capture: true, passive: true })
    document.addEventListener('transitionend', soon)
    const stopResizing = whenResized(soon)
    update()
    soon()
    return () => {
      cancelAnimationFrame(frame)
      watcher.disconnect()
      document.removeEventListener('scroll', inner, { capture: true })
      document.removeEventListener('transitionend', soon)
      stopResizing()
    }
  }, [item, groups])

  return item && known && isSameItem(known.item, item) ? known : null
}
