import { flushSync } from 'react-dom'
import { placesInView, type Place } from './place-in-view.ts'

/** In the frames after, sections of a long page that came near get their real height. */
const FRAMES = 4

/** Empty slots appear and vanish with the toolbar; the section being read stays where the eye left it. */
export function holdScroll(change: () => void): void {
  // At the very top nothing above can grow, and a correction would only move the page.
  const places = window.scrollY > 0 ? placesInView() : []
  flushSync(change)
  putBack(places)
}

/** Brings the first of these that is on the page to where it was on the screen. */
export function putBack(places: readonly Place[]): void {
  const place = places.find(({ id }) => document.getElementById(id))
  if (place) keepAt(place, FRAMES)
}

function keepAt({ id, top }: Place, frames: number): void {
  const shift = (document.getElementById(id)?.getBoundingClientRect().top ?? top) - top
  if (Math.abs(shift) >= 1) window.scrollBy({ top: shift, behavior: 'instant' })
  const leftAt = window.scrollY
  // Who scrolls meanwhile decides.
  if (frames > 0) requestAnimationFrame(() => window.scrollY === leftAt && keepAt({ id, top }, frames - 1))
}
