import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import control from '../styles/control.module.css'
import { useWorkbench } from '../workbench.ts'
import type { Toast } from '../state/create-toaster.ts'
import styles from './Toasts.module.css'

const SHOWN = { success: 4_000, error: 8_000 }

/** Goes by itself, but not while somebody is reading it with pointer or keyboard. */
export function ToastCard({ toast: { id, kind, title, message } }: { toast: Toast }) {
  const { texts, toaster } = useWorkbench()
  const [isHeld, setHeld] = useState(false)
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => toaster.close(id), SHOWN[kind])
    return () => clearTimeout(timer)
  }, [isHeld, id, kind, toaster])
  return (
    <div className={styles.toast} onPointerEnter={hold} onPointerLeave={release} onFocus={hold} onBlur={release}>
      {kind === 'error' ? <CircleAlert size={20} className={styles.error} aria-hidden="true" /> : <CircleCheck size={20} className={styles.success} aria-hidden="true" />}
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {message !== '' && <p className={styles.message}>{message}</p>}
      </div>
      <button type="button" aria-label={texts.toasts.close} title={texts.toasts.close} className={classNames(control.control, control.icon)} onClick={() => toaster.close(id)}>
        <X size={18} aria-hidden="true" />
      </button>
    </div>
  )
}
