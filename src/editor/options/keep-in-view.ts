import { useEffect } from 'react'
import { useNarrow } from '../../kit/popover/use-narrow.ts'
import { elementOf } from '../state/elements.ts'

/** So much of it must be seen, of what the window can show. */
const SEEN = 0.6

/** Another layout can make a section a screen shorter, and what is changed lies above the window then. */
export function keepInView(groupId: string): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const section = elementOf({ of: 'group', groupId })
      if (!section) return
      const { top, bottom, height } = section.getBoundingClientRect()
      const seen = Math.min(bottom, innerHeight) - Math.max(top, 0)
      if (seen < SEEN * Math.min(height, innerHeight)) section.scrollIntoView({ block: 'start', behavior: 'instant' })
    }),
  )
}

/** On a phone a tool lies over the lower half; what it is about must begin well above that. */
const BEGINS = 0.3

export function useSeenAbove(groupId: string): void {
  const isPhone = useNarrow()
  useEffect(() => {
    const section = isPhone ? elementOf({ of: 'group', groupId }) : null
    const { top = 0, bottom = 0 } = section?.getBoundingClientRect() ?? {}
    if (top > innerHeight * BEGINS || bottom < innerHeight * BEGINS) section?.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [isPhone, groupId])
}
