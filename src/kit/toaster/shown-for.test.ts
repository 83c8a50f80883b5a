import { expect, test } from 'vitest'
import { shownFor } from './shown-for.ts'

test('good news goes after a glance; what can be taken back, and what failed, stays for 8 seconds', () => {
  const undo = { label: 'Rückgängig', run: () => {} }
  expect(shownFor({ kind: 'success' })).toBe(4_000)
  expect(shownFor({ kind: 'success', action: undo })).toBe(8_000)
  expect(shownFor({ kind: 'error' })).toBe(8_000)
})
