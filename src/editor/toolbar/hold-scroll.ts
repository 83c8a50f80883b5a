import { flushSync } from 'react-dom'
import { sectionInView } from './section-in-view.ts'

/** In the frames after, sections of a long page that came near get their real height. */
const FRAMES = 4

/** Empty slots appear and vanish with the toolbar; the section being read stays where the eye left it. */
export function holdScroll(change: () => void): void {
  const anchor = sectionInView()
  const before = anchor?.getBoundingClientRect().top ?? 0
  flushSync(change)
  if (anchor) keepAt(anchor, before, FRAMES)
}

function keepAt(anchor: Element, top: number, frames: number): void {
  const shift = (anchor.isConnected ? anchor.getBoundingClientRect().top : top) - top
  // At the very top nothing above can have grown, and a correction would only move the page.
  if (Math.abs(shift) >= 1 && window.scrollY > 0) window.scrollBy({ top: shift, behavior: 'instant' })
  const leftAt = window.scrollY
  // Who scrolls meanwhile decides.
  if (frames > 0) requestAnimationFrame(() => window.scrollY === leftAt && keepAt(anchor, top, frames - 1))
}
