import { SHEET, type Mark, type Sketch } from '../../sections/sketch.ts'
import styles from './SketchDrawing.module.css'

const STAR = 'M6 .8 7.6 4.2l3.7.5-2.7 2.6.7 3.7L6 9.2 2.7 11l.7-3.7L.7 4.7l3.7-.5z'
const PIN = 'M6 .5a4 4 0 0 0-4 4c0 3 4 7 4 7s4-4 4-7a4 4 0 0 0-4-4zm0 5.5a1.5 1.5 0 1 1 0-3 1.5 1.5 0 0 1 0 3z'
const PLAY = 'M6 0a6 6 0 1 0 0 12A6 6 0 0 0 6 0zM4.8 3.6 8.6 6 4.8 8.4z'
const SIGNS: Partial<Record<Mark['kind'], string>> = { star: STAR, pin: PIN, play: PLAY }
const CORNERS: Partial<Record<Mark['kind'], number>> = { picture: 3, panel: 3, accent: 3 }

function Stroke({ mark: { kind, x, y, width, height } }: { mark: Mark }) {
  const className = styles[kind]
  const sign = SIGNS[kind]
  if (sign) return <path d={sign} transform={`translate(${x} ${y}) scale(${width / 12})`} className={className} fillRule="evenodd" />
  if (kind === 'disc' || kind === 'dot') return <circle cx={x + width / 2} cy={y + width / 2} r={width / 2} className={className} />
  return <rect x={x} y={y} width={width} height={height} rx={CORNERS[kind] ?? height / 2} className={className} />
}

export function SketchDrawing({ sketch }: { sketch: Sketch }) {
  return (
    <svg viewBox={`0 0 ${SHEET.width} ${SHEET.height}`} aria-hidden="true" className={styles.sheet}>
      {sketch.map((mark) => (
        <Stroke key={`${mark.kind} ${mark.x} ${mark.y} ${mark.width}`} mark={mark} />
      ))}
    </svg>
  )
}
