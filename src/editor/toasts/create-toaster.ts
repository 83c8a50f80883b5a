import { Toast } from '@base-ui/react/toast'

const BRIEF = 4_000
const LONG = 8_000

export type Toaster = ReturnType<typeof createToaster>

export function createToaster() {
  const manager = Toast.createToastManager()
  return {
    manager,
    success: (title: string) => void manager.add({ title, type: 'success', timeout: BRIEF }),
    /** The server's words come second; they are safe to show. */
    error(title: string, message = '') {
      console.error(title, message)
      manager.add({ title, description: message === '' ? undefined : message, type: 'error', priority: 'high', timeout: LONG })
    },
  }
}
