import type { Toaster } from '../../kit/toaster/create-toaster.ts'

/** E-256. */
const RELOAD_TOAST_MS = 30_000
const RELOAD_AFTER_MS = 1_000

type Reloading = { flush: () => Promise<boolean>; reload: () => void }

/** what is unsaved goes first. */
export async function reloadSoon({ flush, reload }: Reloading): Promise<void> {
  await flush()
  setTimeout(reload, RELOAD_AFTER_MS)
}

/** For what shows only once the page has come again; never after an error (B-30). */
export function offerReload(toaster: Toaster, words: { title: string; label: string }, reloading: Reloading): void {
  toaster.offer(words.title, { label: words.label, run: () => void reloadSoon(reloading) }, RELOAD_TOAST_MS)
}
