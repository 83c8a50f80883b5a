import tokens from '../../../kit/chrome/tokens.module.css'
import { scrollStep } from '../../drag/carry.ts'
import styles from '../../drag/Drag.module.css'
import type { Point } from '../../drag/drop-at.ts'
import { listenForDrag } from '../../drag/listen-for-drag.ts'
import { dropSpot, type DropSpot, type InHand } from './drop-spot.ts'

type Carried = { hand: InHand; name: string; from: HTMLElement; onDrop: (spot: DropSpot) => void }

function scroller(from: HTMLElement): HTMLElement | null {
  for (let element = from.parentElement; element; element = element.parentElement) if (getComputedStyle(element).overflowY === 'auto') return element
  return null
}

function piece(className: string | undefined): HTMLElement {
  const element = document.createElement('div')
  element.className = `${tokens.tokens} ${className}`
  element.ariaHidden = 'true'
  document.body.append(element)
  return element
}

/** A name at the pointer and a line where it would go; nothing in the list moves before it is let go. */
function pickUp({ hand, name, from, onDrop }: Carried, start: Point) {
  const line = piece(styles.line)
  const label = piece(styles.label)
  label.textContent = name
  // Escape belongs to what is in the hand.
  label.dataset['inHand'] = ''
  from.setAttribute('data-carried', '')
  const list = scroller(from)
  let point = start
  let spot: DropSpot | null = null
  let frame = requestAnimationFrame(step)

  function draw() {
    label.style.translate = `${point.x + 14}px ${point.y + 14}px`
    spot = dropSpot(hand, point)
    line.hidden = spot === null
    if (spot) Object.assign(line.style, Object.fromEntries(Object.entries(spot.line).map(([side, size]) => [side, `${size}px`])))
  }

  function step() {
    if (list) {
      const { top, height } = list.getBoundingClientRect()
      list.scrollTop += scrollStep(point.y - top, height)
    }
    draw()
    frame = requestAnimationFrame(step)
  }

  return {
    moveTo: (next: Point) => (point = next),
    end(isDropped: boolean) {
      cancelAnimationFrame(frame)
      draw()
      label.remove()
      line.remove()
      from.removeAttribute('data-carried')
      if (isDropped && spot) onDrop(spot)
    },
  }
}

/** E-167: a press that moves less than 3 px stays a click. */
export function carryLine(event: PointerEvent, carried: Carried): void {
  listenForDrag(event, (start) => pickUp(carried, start))
}
