import { useEffect, useState } from 'react'
import styles from './ShareScreen.module.css'

const SIZE = 180
const QUIET_ZONE = 2

/** Drawn on the phone, so that a game can be shared where there is no signal. */
export function QrCode({ text, label }: { text: string | null; label: string }) {
  const [drawing, setDrawing] = useState<{ modules: number; path: string } | null>(null)
  useEffect(() => {
    if (text === null) return
    let isWanted = true
    void import('uqr').then(({ encode }) => {
      const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE })
      if (isWanted) setDrawing({ modules: size, path: pathOf(data) })
    }, console.error)
    return () => {
      isWanted = false
    }
  }, [text])
  return (
    <svg
      className={styles.qr}
      width={SIZE}
      height={SIZE}
      viewBox={`0 0 ${drawing?.modules ?? SIZE} ${drawing?.modules ?? SIZE}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      {drawing && <path d={drawing.path} />}
    </svg>
  )
}

/** One square per dark module. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
}
