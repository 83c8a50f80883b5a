import { useStore } from 'zustand'
import { useWorkbench } from '../workbench.ts'
import { ToastCard } from './ToastCard.tsx'
import styles from './Toasts.module.css'

/** Both regions always exist: a screen reader only announces what appears inside one it already knows. */
export function Toasts() {
  const { toaster } = useWorkbench()
  const toasts = useStore(toaster.store, (state) => state.toasts)
  const cards = (kind: 'success' | 'error') => toasts.filter((toast) => toast.kind === kind).map((toast) => <ToastCard key={toast.id} toast={toast} />)
  return (
    <div className={styles.place}>
      <div aria-live="assertive" className={styles.stack}>
        {cards('error')}
      </div>
      <div aria-live="polite" className={styles.stack}>
        {cards('success')}
      </div>
    </div>
  )
}
