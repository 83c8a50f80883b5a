import { useEffect, useEffectEvent } from 'react'
import { useNarrow } from '../../kit/popover/use-narrow.ts'

const AIR = 12

/** On a phone a tool lies over the lower half: the text or the words that it is about come to stand above it. */
export function useSeenBeside(box: () => { top: number; bottom: number } | undefined, isOpen = true): void {
  const isPhone = useNarrow()
  const bring = useEffectEvent(() => {
    const words = box()
    const by = words ? Math.min(words.bottom + AIR - innerHeight / 2, words.top - AIR) : 0
    if (by > 0) window.scrollBy({ top: by, behavior: 'instant' })
  })
  useEffect(() => {
    if (isPhone && isOpen) bring()
  }, [isPhone, isOpen])
}
