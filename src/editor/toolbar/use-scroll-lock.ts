import { useLayoutEffect, useState } from 'react'

/** E-022: while a panel is open the page stands still. It keeps its width, and the panel has the place of the scroll bar as well. */
export function useScrollLock(): void {
  // Asked before the panel is put into the page: afterwards the browser would have to lay out both to answer.
  const [scrollBar] = useState(() => innerWidth - document.documentElement.clientWidth)
  useLayoutEffect(() => {
    const root = document.documentElement
    const before = { overflow: root.style.overflow, room: document.body.style.paddingInlineEnd }
    root.style.overflow = 'hidden'
    if (scrollBar > 0) document.body.style.paddingInlineEnd = `${scrollBar}px`
    return () => {
      root.style.overflow = before.overflow
      document.body.style.paddingInlineEnd = before.room
    }
  }, [scrollBar])
}
