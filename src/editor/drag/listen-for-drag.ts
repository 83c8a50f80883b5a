import type { Point } from './drop-at.ts'

/** A click that trembles is still a click. */
const TREMBLE = 3
/** A finger that only rests on the handle for a moment wants to scroll or to tap. */
const HOLD = 180

type Carrying = { moveTo: (point: Point) => void; end: (isDropped: boolean) => void }

/** The release of the button ends the drag, and is no click on whatever happens to lie below. */
function swallowClick(): void {
  const stop = new AbortController()
  const options = { capture: true, signal: stop.signal }
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
    stop.abort()
  }
  window.addEventListener('click', swallow, options)
  window.addEventListener('pointerdown', () => stop.abort(), options)
}

/** From a press on the handle to the drop; Escape, a lost pointer or a second finger leave everything as it was. */
export function listenForDrag(event: PointerEvent, pickUp: (from: Point) => Carrying | null): void {
  if (event.button !== 0 || !event.isPrimary) return
  const start = { x: event.clientX, y: event.clientY }
  const isTouch = event.pointerType === 'touch'
  const stop = new AbortController()
  const { signal } = stop
  let isHeld = !isTouch
  let carried: Carrying | null = null
  const timer = setTimeout(() => (isHeld = true), HOLD)

  function finish(isDropped: boolean) {
    clearTimeout(timer)
    stop.abort()
    if (!carried) return
    swallowClick()
    carried.end(isDropped)
  }

  function move(next: PointerEvent) {
    if (next.pointerId !== event.pointerId) return finish(false)
    const point = { x: next.clientX, y: next.clientY }
    const isFar = Math.hypot(point.x - start.x, point.y - start.y) > TREMBLE
    if (!carried && isFar) {
      carried = isHeld ? pickUp(point) : null
      if (!carried) return finish(false)
    }
    carried?.moveTo(point)
  }

  window.addEventListener('pointermove', move, { signal })
  window.addEventListener('pointerup', () => finish(true), { signal })
  window.addEventListener('pointercancel', () => finish(false), { signal })
  window.addEventListener('blur', () => finish(false), { signal })
  // Before a panel hears of it: Escape puts back what is in the hand and closes nothing.
  window.addEventListener(
    'keydown',
    (key) => {
      if (key.key !== 'Escape' || !carried) return
      key.preventDefault()
      key.stopPropagation()
      finish(false)
    },
    { signal, capture: true },
  )
}
