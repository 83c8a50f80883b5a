import { createStore } from 'zustand/vanilla'

/** What can still be done about it, such as taking it back. */
export type ToastAction = { label: string; run: () => void }

export type Toast = {
  id: number
  kind: 'progress' | 'success' | 'note' | 'error'
  title: string
  message: string
  action?: ToastAction
  /** In milliseconds, where it is not the usual time. */ lasts?: number
}

const MOST = 3
const NOTE = 8_000

export type Toaster = ReturnType<typeof createToaster>

export function createToaster() {
  const store = createStore<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }))
  let last = 0
  const close = (id: number) => store.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }))
  /** Answers how it is taken away before its time. */
  function show(toast: Omit<Toast, 'id'>): () => void {
    const id = ++last
    store.setState(({ toasts }) => ({ toasts: [...toasts, { ...toast, id }].slice(-MOST) }))
    return () => close(id)
  }
  return {
    store,
    success: (title: string, action?: ToastAction) => show({ kind: 'success', title, message: '', action }),
    /** Neither good nor bad: how something is. */
    note: (title: string) => show({ kind: 'note', title, message: '', lasts: NOTE }),
    /** Stays until what is under way is over, and whoever began it says so. */
    progress: (title: string) => show({ kind: 'progress', title, message: '', lasts: Infinity }),
    /** Something to take up or to leave, for as long as it stands there. */
    offer: (title: string, action: ToastAction, lasts: number) => show({ kind: 'success', title, message: '', action, lasts }),
    /** The server's words come second; they are safe to show. */
    error: (title: string, message = '') => {
      console.error(title, message)
      show({ kind: 'error', title, message })
    },
    close,
    /** News of what was done before: whoever goes on to something large, or takes it back, has no use for it there. */
    clearNews: () => store.setState(({ toasts }) => ({ toasts: toasts.filter(({ kind }) => kind !== 'success' && kind !== 'note') })),
  }
}
