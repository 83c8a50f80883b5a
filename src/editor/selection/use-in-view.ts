import { useEffect, useState } from 'react'
import { elementOf } from '../state/elements.ts'
import type { Item } from '../state/item.ts'

/** Whether anything of it is in the window. */
export function useInView(item: Item, isWanted: boolean): boolean {
  const [isSeen, setSeen] = useState(true)
  useEffect(() => {
    const element = isWanted ? elementOf(item) : null
    if (!element) return
    const observer = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting ?? true))
    observer.observe(element)
    return () => {
      observer.disconnect()
      setSeen(true)
    }
  }, [item, isWanted])
  return isSeen
}
