import { SHEET, type Drawing, type Stroke } from './choice-pictures.ts'
import styles from './Control.module.css'

const CORNERS: Partial<Record<Stroke['kind'], number>> = { frame: 3, picture: 2.5, accent: 2, line: 1.5 }
const PLAY = 'M4 2.2v11.6L14 8z'

function Part({ part: { kind, x, y, width, height } }: { part: Stroke }) {
  const className = styles[kind]
  if (kind === 'disc') return <circle cx={x + width / 2} cy={y + width / 2} r={width / 2} className={className} />
  if (kind === 'play') return <path d={PLAY} transform={`translate(${x} ${y}) scale(${width / 16})`} className={className} />
  if (kind === 'letters') {
    return (
      <text x={x} y={y} fontSize={height} textAnchor="middle" className={className}>
        Aa
      </text>
    )
  }
  return <rect x={x} y={y} width={width} height={height} rx={CORNERS[kind]} className={className} />
}

export function ChoicePicture({ drawing }: { drawing: Drawing }) {
  return (
    <svg viewBox={`0 0 ${SHEET.width} ${SHEET.height}`} aria-hidden="true">
      {drawing.map((part, index) => (
        <Part key={index} part={part} />
      ))}
    </svg>
  )
}
