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
