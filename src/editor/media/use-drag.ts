import type { PointerEvent } from 'react'
import { useRef } from 'react'

type Point = { x: number; y: number }
type Parts = { onStart?: (at: Point) => void; onMove: (by: Point, at: Point) => void; onEnd: () => void }

/** A pointer on its way over `box`, whose size is what points are told in: from 0 to 1, and `by` since it came down. */
export function useDrag(box: () => Element | null, { onStart, onMove, onEnd }: Parts) {
  const start = useRef<Point | null>(null)

  function pointOf(event: PointerEvent): Point | null {
    const rect = box()?.getBoundingClientRect()
    return rect && rect.width > 0 && rect.height > 0 ? { x: (event.clientX - rect.left) / rect.width, y: (event.clientY - rect.top) / rect.height } : null
  }

  function end() {
    if (start.current === null) return
    start.current = null
    onEnd()
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const at = pointOf(event)
      if (event.button !== 0 || !at) return
      event.stopPropagation()
      // A pointer that leaves the picture still belongs to it.
      event.currentTarget.setPointerCapture(event.pointerId)
      start.current = at
      onStart?.(at)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const at = pointOf(event)
      if (start.current && at) onMove({ x: at.x - start.current.x, y: at.y - start.current.y }, at)
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}

const ARROWS: Readonly<Record<string, Point>> = { ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 }, ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 } }

/** One percent by key, ten with Shift; null for all other keys. */
export function arrowStep({ key, shiftKey }: { key: string; shiftKey: boolean }): Point | null {
  const arrow = ARROWS[key]
  return arrow ? { x: arrow.x * (shiftKey ? 10 : 1), y: arrow.y * (shiftKey ? 10 : 1) } : null
}
