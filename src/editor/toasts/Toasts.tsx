import { Toast } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { classNames } from '../../ui/class-names.ts'
import { useChromeRoot } from '../chrome-root.ts'
import control from '../styles/control.module.css'
import { useWorkbench } from '../workbench.ts'
import styles from './Toasts.module.css'

function ToastList() {
  const { texts } = useWorkbench()
  const { toasts } = Toast.useToastManager()
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className={styles.toast}>
      <Toast.Content className={styles.content}>
        {toast.type === 'error' ? <CircleAlert size={20} className={styles.error} aria-hidden="true" /> : <CircleCheck size={20} className={styles.success} aria-hidden="true" />}
        <div className={styles.words}>
          <Toast.Title className={styles.title} />
          <Toast.Description className={styles.description} />
        </div>
        <Toast.Close aria-label={texts.toasts.close} className={classNames(control.control, control.icon)}>
          <X size={18} aria-hidden="true" />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ))
}

export function Toasts() {
  const { toaster } = useWorkbench()
  const root = useChromeRoot()
  return (
    <Toast.Provider toastManager={toaster.manager}>
      <Toast.Portal container={root}>
        <Toast.Viewport data-toasts="" className={styles.viewport}>
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}
