import { useEffect } from 'react'

/** E-022: while a panel is open the page stands still; the place of the scroll bar stays, so that nothing moves sideways. */
export function useScrollLock(): void {
  useEffect(() => {
    const { style } = document.documentElement
    const before = { overflow: style.overflow, gutter: style.scrollbarGutter }
    style.overflow = 'hidden'
    style.scrollbarGutter = 'stable'
    // What hangs at the edge of the window would lie under the panel while it is being set.
    if (matchMedia('(min-width: 40rem)').matches) style.setProperty('--beside', '380px')
    return () => {
      style.overflow = before.overflow
      style.scrollbarGutter = before.gutter
      style.removeProperty('--beside')
    }
  }, [])
}
