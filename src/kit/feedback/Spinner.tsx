import { LoaderCircle } from 'lucide-react'
import styles from './Feedback.module.css'

/** A quiet sign that something is on its way; the words beside it, or `label`, say what. */
export function Spinner({ size = 18, label }: { size?: number; label?: string }) {
  return <LoaderCircle size={size} className={styles.spinner} {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })} />
}
