import { useEffect, useRef } from 'react'
import { totalProgress } from '../../model/slider/progress.ts'
import styles from './ProgressBar.module.css'

type Props = { index: number; count: number; sliderId: string; pageId: string; label: string }

/** How far round the course; whoever measures is told with every step. */
export function ProgressBar({ index, count, sliderId, pageId, label }: Props) {
  const bar = useRef<HTMLProgressElement>(null)
  const progress = totalProgress(index, count)
  useEffect(() => {
    const detail = { sliderId, pageId, totalProgress: progress, totalSlideCount: count, currentIndex: index }
    bar.current?.dispatchEvent(new CustomEvent('slider_progress_update', { bubbles: true, detail }))
  }, [sliderId, pageId, progress, count, index])
  return <progress ref={bar} className={styles.progress} value={progress} max={1} aria-label={label} />
}
