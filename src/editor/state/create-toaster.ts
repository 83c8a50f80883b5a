import { createStore } from 'zustand/vanilla'

export type Toast = { id: number; kind: 'success' | 'error'; title: string; message: string }

const MOST = 3

export type Toaster = ReturnType<typeof createToaster>

export function createToaster() {
  const store = createStore<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }))
  let last = 0
  const show = (toast: Omit<Toast, 'id'>) => store.setState(({ toasts }) => ({ toasts: [...toasts, { ...toast, id: ++last }].slice(-MOST) }))
  return {
    store,
    success: (title: string) => show({ kind: 'success', title, message: '' }),
    /** The server's words come second; they are safe to show. */
    error: (title: string, message = '') => {
      console.error(title, message)
      show({ kind: 'error', title, message })
    },
    close: (id: number) => store.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) })),
  }
}
