import { useStore } from 'zustand'
import type { Toast, Toaster as Messages } from './create-toaster.ts'
import { ToastCard } from './ToastCard.tsx'
import styles from './Toaster.module.css'

type Props = { toaster: Messages; closeLabel: string }

/** Both regions always exist: a screen reader only announces what appears inside one it already knows. */
export function Toaster({ toaster, closeLabel }: Props) {
  const toasts = useStore(toaster.store, (state) => state.toasts)
  const cards = (kind: Toast['kind']) =>
    toasts.filter((toast) => toast.kind === kind).map((toast) => <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} onClose={toaster.close} />)
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
