import { flushSync } from 'react-dom'
import { sectionInView } from './section-in-view.ts'

/** Empty slots appear and vanish with the toolbar; the section being read stays where the eye left it. */
export function holdScroll(change: () => void): void {
  const anchor = sectionInView()
  const before = anchor?.getBoundingClientRect().top ?? 0
  flushSync(change)
  const shift = (anchor?.isConnected ? anchor.getBoundingClientRect().top : before) - before
  // At the very top nothing above can have grown, and a correction would only move the page.
  if (shift !== 0 && window.scrollY > 0) window.scrollBy({ top: shift, behavior: 'instant' })
}
