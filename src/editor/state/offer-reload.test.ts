import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createToaster } from '../../kit/toaster/create-toaster.ts'
import { shownFor } from '../../kit/toaster/shown-for.ts'
import { offerReload } from './offer-reload.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('[E-256] the offer stays for 30 seconds; taken up, everything is saved first and the page comes again a second later', async () => {
  const toaster = createToaster()
  const happened: string[] = []
  const flush = async () => {
    happened.push('saved')
    return true
  }
  offerReload(toaster, { title: 'Andere Sprache', label: 'Neu laden' }, { flush, reload: () => happened.push('reloaded') })
  const [toast] = toaster.store.getState().toasts
  expect(toast && shownFor(toast)).toBe(30_000)
  toast?.action?.run()
  await vi.advanceTimersByTimeAsync(999)
  expect(happened).toEqual(['saved'])
  await vi.advanceTimersByTimeAsync(1)
  expect(happened).toEqual(['saved', 'reloaded'])
})
