import { signOut } from '../api/page-calls.ts'
import { useDialogs } from './open-dialog.ts'
import { useWorkbench } from '../workbench.ts'

/** Leaves only when everything is saved, or when told to leave all the same; what waits stays in this browser. */
export function useSignOut() {
  const { call, data, texts, toaster, flush, queue } = useWorkbench()
  const open = useDialogs((state) => state.open)
  return async (isConfirmed = false) => {
    await flush()
    if (!isConfirmed && queue.store.getState().entries.length > 0) {
      open('signOut')
      return
    }
    const result = await signOut(call)
    if (result.ok || result.status === 401) location.assign(data.liveHref)
    else toaster.error(texts.toasts.genericError, result.message)
  }
}
