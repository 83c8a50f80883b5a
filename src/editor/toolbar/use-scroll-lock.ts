import { useEffect } from 'react'

/** E-022: while a panel is open the page stands still. It keeps its width, and the panel has the place of the scroll bar as well. */
export function useScrollLock(): void {
  useEffect(() => {
    const root = document.documentElement
    const before = { overflow: root.style.overflow, room: document.body.style.paddingInlineEnd }
    const scrollBar = innerWidth - root.clientWidth
    root.style.overflow = 'hidden'
    if (scrollBar > 0) document.body.style.paddingInlineEnd = `${scrollBar}px`
    return () => {
      root.style.overflow = before.overflow
      document.body.style.paddingInlineEnd = before.room
    }
  }, [])
}
