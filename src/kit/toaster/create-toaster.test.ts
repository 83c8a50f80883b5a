import { expect, test, vi } from 'vitest'
import { createToaster } from './create-toaster.ts'
import { shownFor } from './shown-for.ts'

test('shows at most three messages, the newest last, until they are closed', () => {
  const toaster = createToaster()
  for (const title of ['a', 'b', 'c', 'd']) toaster.success(title)
  const shown = () => toaster.store.getState().toasts
  expect(shown().map(({ title }) => title)).toEqual(['b', 'c', 'd'])
  toaster.close(shown()[1]?.id ?? 0)
  expect(shown().map(({ title }) => title)).toEqual(['b', 'd'])
})

test('[E-254] a failure is also logged, and offers nothing to reload', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const toaster = createToaster()
  toaster.error('Fehler beim Veröffentlichen', 'Nicht gefunden')
  expect(log).toHaveBeenCalledWith('Fehler beim Veröffentlichen', 'Nicht gefunden')
  expect(toaster.store.getState().toasts[0]?.action).toBeUndefined()
  log.mockRestore()
})

test('[E-255] what is under way is said until it is over', () => {
  const toaster = createToaster()
  const end = toaster.progress('Wird übersetzt …')
  const [toast] = toaster.store.getState().toasts
  expect([toast?.kind, toast && shownFor(toast)]).toEqual(['progress', Infinity])
  end()
  expect(toaster.store.getState().toasts).toEqual([])
})

test('a message keeps what can be done about it', () => {
  const toaster = createToaster()
  const undo = { label: 'Rückgängig', run: vi.fn() }
  toaster.success('Abschnitt gelöscht', undo)
  expect(toaster.store.getState().toasts).toMatchObject([{ title: 'Abschnitt gelöscht', action: undo }])
})

test('news are taken away together; what went wrong and what is under way stay', () => {
  const toaster = createToaster()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  toaster.error('Nicht gespeichert')
  toaster.note('An Stelle 2 von 3')
  toaster.success('Veröffentlicht')
  toaster.clearNews()
  expect(toaster.store.getState().toasts.map(({ title }) => title)).toEqual(['Nicht gespeichert'])
})
