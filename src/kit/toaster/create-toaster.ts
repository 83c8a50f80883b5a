import { createStore } from 'zustand/vanilla'

/** What can still be done about it, such as taking it back. */
export type ToastAction = { label: string; run: () => void }

export type Toast = { id: number; kind: 'success' | 'error'; title: string; message: string; action?: ToastAction }

const MOST = 3

export type Toaster = ReturnType<typeof createToaster>

export function createToaster() {
  const store = createStore<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }))
  let last = 0
  const show = (toast: Omit<Toast, 'id'>) => store.setState(({ toasts }) => ({ toasts: [...toasts, { ...toast, id: ++last }].slice(-MOST) }))
  return {
    store,
    success: (title: string, action?: ToastAction) => show({ kind: 'success', title, message: '', action }),
    /** The server's words come second; they are safe to show. */
    error: (title: string, message = '') => {
      console.error(title, message)
      show({ kind: 'error', title, message })
    },
    /** Good news of what was done before: whoever goes on to something large has no use for it there. */
    clearSuccesses: () => store.setState(({ toasts }) => ({ toasts: toasts.filter(({ kind }) => kind === 'error') })),
    close: (id: number) => store.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) })),
  }
}
