import { elementOf } from '../state/elements.ts'

/** So much of it must be seen, or it is not. */
const SEEN = 120

/** Another layout can make a section a screen shorter, and what is changed lies above the window then. */
export function keepInView(groupId: string): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const section = elementOf({ of: 'group', groupId })
      if (!section) return
      const { top, bottom } = section.getBoundingClientRect()
      if (bottom < SEEN || top > innerHeight - SEEN) section.scrollIntoView({ block: 'start', behavior: 'instant' })
    }),
  )
}
