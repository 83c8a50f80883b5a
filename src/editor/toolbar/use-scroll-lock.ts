import { useEffect } from 'react'

/** E-022: while a panel is open the page stands still; the place of the scroll bar stays, so that nothing moves sideways. */
export function useScrollLock(): void {
  useEffect(() => {
    const { style } = document.documentElement
    const before = { overflow: style.overflow, gutter: style.scrollbarGutter }
    style.overflow = 'hidden'
    style.scrollbarGutter = 'stable'
    return () => {
      style.overflow = before.overflow
      style.scrollbarGutter = before.gutter
    }
  }, [])
}
