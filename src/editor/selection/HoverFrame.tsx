import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useWorkbench } from '../workbench.ts'
import { itemAt } from '../state/elements.ts'
import { isSameItem, type Item } from '../state/item.ts'
import { useBox } from './use-box.ts'
import { useNameOf } from './use-names.ts'
import { useNearPlaces } from './use-near-places.ts'
import styles from './Overlay.module.css'

function useHovered(): Item | null {
  const [item, setItem] = useState<Item | null>(null)
  useEffect(() => {
    let frame = 0
    const look = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return
      cancelAnimationFrame(frame)
      const { target } = event
      frame = requestAnimationFrame(() => {
        const next = target instanceof Element ? itemAt(target) : null
        setItem((old) => (isSameItem(old, next) ? old : next))
      })
    }
    document.addEventListener('pointermove', look, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener('pointermove', look)
    }
  }, [])
  return item
}

/** E-026: the name of what a click would choose. */
export function HoverFrame() {
  const { selection } = useWorkbench()
  const chosen = useStore(selection.store, (state) => state.item)
  const hovered = useHovered()
  const item = isSameItem(hovered, chosen) ? null : hovered
  const box = useBox(item)
  useNearPlaces(hovered, 'data-near', box)
  const nameOf = useNameOf()
  if (!item || !box) return null
  return (
    <div className={styles.hover} data-of={item.of} data-inside={item.of === 'group' || item.of === 'frame' || undefined} style={box} aria-hidden="true">
      <span className={styles.chip}>{nameOf(item)}</span>
    </div>
  )
}
