import { useId } from 'react'
import styles from './Feedback.module.css'

type Props = { label: string; /** From 0 to 1. */ value: number }

export function ProgressBar({ label, value }: Props) {
  const id = useId()
  const percent = Math.round(Math.max(0, Math.min(value, 1)) * 100)
  return (
    <div className={styles.progress}>
      <div className={styles.progressWords}>
        <span id={id}>{label}</span>
        <span aria-hidden="true">{percent} %</span>
      </div>
      <div role="progressbar" aria-labelledby={id} aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent} className={styles.track}>
        <div className={styles.bar} style={{ inlineSize: `${percent}%` }} />
      </div>
    </div>
  )
}
