import { useStore } from 'zustand'
import type { Toaster as Messages } from './create-toaster.ts'
import { ToastCard } from './ToastCard.tsx'
import styles from './Toaster.module.css'

type Props = { toaster: Messages; closeLabel: string }

/** Both regions always exist: a screen reader only announces what appears inside one it already knows. */
export function Toaster({ toaster, closeLabel }: Props) {
  const toasts = useStore(toaster.store, (state) => state.toasts)
  const cards = (isError: boolean) =>
    toasts.filter(({ kind }) => (kind === 'error') === isError).map((toast) => <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} onClose={toaster.close} />)
  return (
    <div className={styles.place}>
      <div aria-live="assertive" className={styles.stack}>
        {cards(true)}
      </div>
      <div aria-live="polite" className={styles.stack}>
        {cards(false)}
      </div>
    </div>
  )
}
