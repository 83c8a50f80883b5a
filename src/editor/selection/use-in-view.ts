import { useEffect, useState } from 'react'
import { elementOf } from '../state/elements.ts'
import type { Item } from '../state/item.ts'

/** Whether anything of it is in the window. */
export function useInView(item: Item, isWanted: boolean): boolean {
  const [isSeen, setSeen] = useState(true)
  useEffect(() => {
    if (!isWanted) return
    let element = elementOf(item)
    const observer = new IntersectionObserver((entries) => {
      if (element?.isConnected) return setSeen(entries.at(-1)?.isIntersecting ?? true)
      // A place that was filled is another element: that the empty one is gone says nothing.
      element = elementOf(item)
      if (element) observer.observe(element)
    })
    if (element) observer.observe(element)
    return () => {
      observer.disconnect()
      setSeen(true)
    }
  }, [item, isWanted])
  return isSeen
}
