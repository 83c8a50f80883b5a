import { useEffect, useState } from 'react'

/** How much of the window's foot an on-screen keyboard covers. */
export function useKeyboardInset(isWanted: boolean): number {
  const [inset, setInset] = useState(0)
  useEffect(() => {
    const view = window.visualViewport
    if (!isWanted || !view) return
    const read = () => setInset(Math.max(0, Math.round(window.innerHeight - view.height - view.offsetTop)))
    read()
    view.addEventListener('resize', read)
    view.addEventListener('scroll', read)
    return () => {
      view.removeEventListener('resize', read)
      view.removeEventListener('scroll', read)
    }
  }, [isWanted])
  return inset
}
