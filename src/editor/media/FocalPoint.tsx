import { useRef, useState, type KeyboardEvent } from 'react'
import { libraryTexts } from '../../i18n/editor/library/texts.ts'
import { fill } from '../../i18n/fill.ts'
import { clampFocus } from '../../model/crop.ts'
import { CENTRE, variantPath, variantWidths, type FocalPoint as Point, type Media } from '../../model/media.ts'
import { useWorkbench } from '../workbench.ts'
import { arrowStep, useDrag } from './use-drag.ts'
import styles from './Cutting.module.css'

type Props = {
  medium: Media
  value: Point | null
  /** While it moves: to be seen on the page, and kept nowhere. */
  onMove: (point: Point) => void
  /** Where it was let go. */
  onChoose: (point: Point) => void
}

/** E-139: the part of a picture that no frame may cut off. */
export function FocalPoint({ medium, value, onMove, onChoose }: Props) {
  const { locale } = useWorkbench()
  const texts = libraryTexts[locale].focus
  const frame = useRef<HTMLDivElement>(null)
  const [moving, setMoving] = useState<Point | null>(null)
  const latest = useRef<Point | null>(null)
  const { x, y } = moving ?? value ?? CENTRE

  function move(to: Point) {
    const point = clampFocus(to)
    latest.current = point
    setMoving(point)
    onMove(point)
  }
  function letGo() {
    setMoving(null)
    if (latest.current) onChoose(latest.current)
    latest.current = null
  }
  const drag = useDrag(() => frame.current, { onStart: move, onMove: (_, at) => move(at), onEnd: letGo })

  function onKeyDown(event: KeyboardEvent) {
    const step = arrowStep(event)
    if (!step) return
    event.preventDefault()
    move({ x: x + step.x / 100, y: y + step.y / 100 })
  }

  return (
    <div ref={frame} className={styles.frame} style={{ '--ratio': String(medium.width / medium.height) }} {...drag}>
      <img
        src={variantPath(medium.id, variantWidths(medium).find((width) => width >= 640) ?? medium.width)}
        alt=""
        draggable={false}
        className={styles.picture}
        style={{ backgroundColor: medium.color }}
      />
      <button
        type="button"
        aria-label={fill(texts.value, { x: Math.round(x * 100), y: Math.round(y * 100) })}
        className={styles.point}
        style={{ insetInlineStart: `${x * 100}%`, insetBlockStart: `${y * 100}%` }}
        onKeyDown={onKeyDown}
        onKeyUp={(event) => arrowStep(event) && letGo()}
        onBlur={letGo}
      />
    </div>
  )
}
