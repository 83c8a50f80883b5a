import { bringIntoView } from './bring-into-view.ts'
import { calmly } from './calmly.ts'

const TALL = 0.8

/** Follows a section or card to its new place, so that whoever moves it several places never loses it. */
export function showMoved(groupId: string): void {
  requestAnimationFrame(() => {
    const element = document.getElementById(`s-${groupId}`)
    if (!element) return
    // Of what is taller than the window, the nearest edge may be the lower one.
    const isTall = element.getBoundingClientRect().height > window.innerHeight * TALL
    bringIntoView(element, { block: isTall ? 'start' : 'nearest', inline: 'nearest', behavior: calmly() })
  })
}
