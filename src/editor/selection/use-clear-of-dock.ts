import { useEffect, type RefObject } from 'react'
import { stageOf } from '../state/bring-into-view.ts'
import { elementOf } from '../state/elements.ts'
import type { Item } from '../state/item.ts'
import { headerFoot } from './use-header-foot.ts'

const AIR = 12

/** How far the page must go up so that a menu at the thumb covers nothing of what was tapped; its beginning stays in the window. */
export function coveredBy(dockTop: number, item: { top: number; bottom: number }, headerEnd: number): number {
  const hidden = item.bottom + AIR - dockTop
  return Math.max(0, Math.min(hidden, item.top - headerEnd - AIR))
}

/** Only texts and pictures: a section or the page may be taller than the window. */
export function useClearOfDock(item: Item, dock: RefObject<HTMLElement | null>, isDocked: boolean, inset: number): void {
  useEffect(() => {
    if (!isDocked || item.of !== 'field') return
    // Not before the finger has gone: the tap would end on something else.
    const frame = requestAnimationFrame(() => {
      const element = elementOf(item)
      const [box, menu] = [element?.getBoundingClientRect(), dock.current?.getBoundingClientRect()]
      // What a slider is only just turning to is not where it will be, and scrolling there would lead past it.
      if (!element || !box || !menu || stageOf(element)) return
      const by = coveredBy(menu.top, box, headerFoot())
      if (by > 0) window.scrollBy({ top: by, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth' })
    })
    return () => cancelAnimationFrame(frame)
  }, [item, dock, isDocked, inset])
}
