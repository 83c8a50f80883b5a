import { whenIdle } from './when-idle.ts'

/** What base.css leaves for later. */
const REST = 'main > section:nth-child(n + 3)'
/** Time for another one that nobody will notice. */
const ENOUGH_MS = 20

/** Piece by piece while nobody waits, so that a page that has loaded has its real length. Who comes to a place further down has it at once. */
export function layOutLater(): void {
  const rest = [...document.querySelectorAll<HTMLElement>(REST)]
  const next = (time?: IdleDeadline) => {
    do {
      const part = rest.shift()
      if (!part) return
      layOut(part)
      part.getClientRects()
    } while (time && time.timeRemaining() > ENOUGH_MS)
    whenIdle(next)
  }
  const atOnce = () => rest.splice(0).forEach(layOut)
  const isNew = performance.getEntriesByType('navigation').some((visit) => 'type' in visit && visit.type === 'navigate')
  if (!isNew || location.hash !== '') return atOnce()
  whenIdle(next)
  addEventListener('load', atOnce)
}

function layOut(part: HTMLElement) {
  part.style.contentVisibility = 'visible'
}
