import type { CSSProperties } from 'react'
import type { OverlayView } from './build-overlay.ts'
import styles from './Overlay.module.css'

type GradientColors = CSSProperties & { '--from': string; '--to': string }

/** Decoration behind the whole page: no script, no room of its own, nothing for readers of the page. */
export function Overlay({ overlay: { shape, gradient } }: { overlay: OverlayView }) {
  const colors: GradientColors | undefined = gradient ? { '--from': gradient.from, '--to': gradient.to } : undefined
  return <div className={styles.overlay} data-shape={shape ?? undefined} data-gradient={gradient ? '' : undefined} style={colors} aria-hidden="true" />
}

/** The shape at the foot of the page comes last in the document: what hangs on an end that is still on its way would move with it. */
export function OverlayEnd({ overlay: { shape } }: { overlay: OverlayView }) {
  return shape && <div className={styles.overlay} data-shape-end={shape} aria-hidden="true" />
}
