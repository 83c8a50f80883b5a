import { dropAt, type Drop, type Point } from './drop-at.ts'
import styles from './Drag.module.css'

type Carried = { groupId: string; name: string; siblings: readonly string[]; themed: string }

const EDGE = 88
const FASTEST = 22

const elementWith = (id: string) => document.getElementById(`s-${id}`)

/** How far the page moves per frame while the pointer is near an edge of the window. */
export function scrollStep(y: number, height: number): number {
  if (y < EDGE) return -Math.ceil(((EDGE - y) / EDGE) * FASTEST)
  return y > height - EDGE ? Math.ceil(((y - height + EDGE) / EDGE) * FASTEST) : 0
}

function boxesOf(siblings: readonly string[]) {
  return siblings.flatMap((id) => {
    const box = elementWith(id)?.getBoundingClientRect()
    return box && box.width > 0 && box.height > 0 ? [{ id, box }] : []
  })
}

/** A section or card in the hand: a name at the pointer, a line where it would go. Nothing on the page moves before it is let go. */
export function carry({ groupId, name, siblings, themed }: Carried, from: Point) {
  const label = document.createElement('div')
  const line = document.createElement('div')
  label.className = `${themed} ${styles.label}`
  line.className = `${themed} ${styles.line}`
  label.textContent = name
  for (const piece of [line, label]) piece.ariaHidden = 'true'
  // Escape belongs to what is in the hand.
  label.dataset['inHand'] = ''
  document.body.append(line, label)
  elementWith(groupId)?.setAttribute('data-carried', '')

  let point = from
  let drop: Drop | null = null
  let frame = requestAnimationFrame(step)

  function draw() {
    label.style.translate = `${point.x + 14}px ${point.y + 14}px`
    const others = boxesOf(siblings.filter((id) => id !== groupId))
    drop = dropAt(others, point)
    line.hidden = drop === null
    if (drop) Object.assign(line.style, { left: `${drop.line.left}px`, top: `${drop.line.top}px`, width: `${drop.line.width}px`, height: `${drop.line.height}px` })
  }

  function step() {
    const by = scrollStep(point.y, window.innerHeight)
    if (by !== 0) window.scrollBy({ top: by, behavior: 'instant' })
    draw()
    frame = requestAnimationFrame(step)
  }

  return {
    moveTo: (next: Point) => (point = next),
    /** Takes everything away again; answers where the thing would go. */
    end(): Drop | null {
      cancelAnimationFrame(frame)
      draw()
      label.remove()
      line.remove()
      elementWith(groupId)?.removeAttribute('data-carried')
      return drop
    },
  }
}
