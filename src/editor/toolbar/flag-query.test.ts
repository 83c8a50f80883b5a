import { expect, test } from 'vitest'
import { isEditing, NO_FLAGS, withFlags } from './flag-query.ts'

const ALL = { toolbar: true, pagemenu: true, settings: true }

test('[E-012] the query has three flags', () => {
  expect(withFlags('', ALL)).toBe('?toolbar=1&pagemenu=1&settings=1')
})

test('[E-013] turning off clears all three and keeps the rest of the query', () => {
  expect(withFlags('?toolbar=1&pagemenu=1&settings=1&search=Brille', NO_FLAGS)).toBe('?search=Brille')
  expect(withFlags('?toolbar=1', NO_FLAGS)).toBe('')
})

test('editing goes on with any of the three', () => {
  expect(isEditing(NO_FLAGS)).toBe(false)
  expect([{ toolbar: true }, { pagemenu: true }, { settings: true }].map((flag) => isEditing({ ...NO_FLAGS, ...flag }))).toEqual([true, true, true])
})
