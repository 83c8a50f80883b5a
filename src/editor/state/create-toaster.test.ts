import { expect, test, vi } from 'vitest'
import { createToaster } from './create-toaster.ts'

test('shows at most three messages, the newest last, until they are closed', () => {
  const toaster = createToaster()
  for (const title of ['a', 'b', 'c', 'd']) toaster.success(title)
  const shown = () => toaster.store.getState().toasts
  expect(shown().map(({ title }) => title)).toEqual(['b', 'c', 'd'])
  toaster.close(shown()[1]?.id ?? 0)
  expect(shown().map(({ title }) => title)).toEqual(['b', 'd'])
})

test('a failure is also logged', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  createToaster().error('Fehler beim Veröffentlichen', 'Nicht gefunden')
  expect(log).toHaveBeenCalledWith('Fehler beim Veröffentlichen', 'Nicht gefunden')
  log.mockRestore()
})
