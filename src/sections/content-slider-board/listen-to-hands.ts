type Hands = {
  /** Asked at the start of a gesture towards the next (1) or previous (-1) slide. */
  holds: (step: number) => boolean
  isActive: () => boolean
  /** How far the finger, the mouse or the wheel went; up is negative. */
  move: (distance: number) => void
}

const WHEEL_PAUSE_MS = 120
const WHEEL_STEP_MS = 900

/** Fingers, mouse and wheel as one kind of gesture. */
export function listenToHands(slider: HTMLElement, signal: AbortSignal, { holds, isActive, move }: Hands): void {
  let from: number | null = null
  let isHeld = false
  let hasDragged = false
  let turnedAt = 0
  let movedAt = 0

  const start = (y: number) => {
    from = y
    isHeld = false
    hasDragged = false
  }
  const drag = (y: number) => {
    if (from === null) return
    hasDragged ||= Math.abs(y - from) > 5
    slider.style.setProperty('--drag', `${(y - from) / 3}px`)
    slider.setAttribute('data-dragging', '')
  }
  const end = (y: number | null) => {
    slider.style.removeProperty('--drag')
    slider.removeAttribute('data-dragging')
    if (from !== null && y !== null && isHeld) move(y - from)
    from = null
  }

  slider.addEventListener('touchstart', ({ touches }) => start(touches[0]?.clientY ?? 0), { signal, passive: true })
  slider.addEventListener('touchmove', (event) => {
    const y = event.touches[0]?.clientY
    if (from === null || y === undefined || y === from) return
    isHeld = event.cancelable && event.touches.length === 1 && (isHeld || holds(y < from ? 1 : -1))
    if (!isHeld) return end(null)
    event.preventDefault()
    drag(y)
  }, { signal, passive: false })
  slider.addEventListener('touchend', ({ changedTouches }) => end(changedTouches[0]?.clientY ?? null), { signal })
  slider.addEventListener('touchcancel', () => end(null), { signal })

  slider.addEventListener('pointerdown', ({ pointerType, button, clientY, target }) => {
    // Words that can be written in are selected by dragging.
    if (pointerType !== 'mouse' || button !== 0 || !isActive() || (target instanceof HTMLElement && target.isContentEditable)) return
    start(clientY)
    isHeld = true
  }, { signal })
  addEventListener('pointermove', ({ pointerType, clientY }) => pointerType === 'mouse' && drag(clientY), { signal })
  addEventListener('pointerup', ({ pointerType, clientY }) => {
    if (pointerType !== 'mouse' || from === null) return
    holds(clientY < from ? 1 : -1)
    end(clientY)
  }, { signal })
  slider.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
  slider.addEventListener('click', (event) => {
    if (hasDragged) event.preventDefault()
    hasDragged = false
  }, { signal, capture: true })

  slider.addEventListener('wheel', (event) => {
    if (event.ctrlKey || event.deltaY === 0) return
    const isNewTurn = event.timeStamp - turnedAt > WHEEL_PAUSE_MS || event.timeStamp - movedAt > WHEEL_STEP_MS
    turnedAt = event.timeStamp
    // The swing of a turn that has moved a slide must neither move a second one nor run on into the page.
    if (isNewTurn && !holds(Math.sign(event.deltaY))) return
    if (!isNewTurn && !slider.hasAttribute('data-locked')) return
    event.preventDefault()
    if (!isNewTurn) return
    movedAt = event.timeStamp
    move(-Math.sign(event.deltaY) * Infinity)
  }, { signal, passive: false })
}
