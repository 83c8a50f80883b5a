import { expect, test } from 'vitest'
import type { Written } from '../content/written.ts'
import { countStates, stateOf } from './text-state.ts'

const fr = { locale: 'fr', main: 'de', hasText: true } as const
const person = (revision: number) => ({ by: 'person' as const, revision, source: null })
const machine = (revision: number, seen: number) => ({ by: 'machine' as const, revision, source: { locale: 'de' as const, revision: seen } })

test.each<[string, Written, string]>([
  ['nobody knows who wrote it', {}, 'written'],
  ['a person wrote it after the original', { de: person(2), fr: person(3) }, 'written'],
  ['both were written at once', { de: person(3), fr: person(3) }, 'written'],
  ['the original changed since', { de: person(4), fr: person(3) }, 'outdated'],
  ['the original changed, and it was there before that was kept', { de: person(2) }, 'outdated'],
  ['a machine wrote it', { de: person(2), fr: machine(3, 2) }, 'machine'],
  ['the original changed while the machine translated', { de: person(3), fr: machine(4, 2) }, 'outdated'],
  ['somebody read it', { de: person(2), fr: { by: 'reviewed', revision: 3, source: null } }, 'reviewed'],
  ['somebody read it before the original changed', { de: person(5), fr: { by: 'reviewed', revision: 3, source: null } }, 'outdated'],
  ['the place of the original was empty until then', { de: { ...person(4), isFirst: true }, fr: person(3) }, 'written'],
  ['the original was translated from it', { de: { by: 'machine', revision: 4, source: { locale: 'fr', revision: 3 } }, fr: person(3) }, 'written'],
  ['it comes from another language than the first', { de: person(9), it: person(2), fr: { by: 'machine', revision: 3, source: { locale: 'it', revision: 2 } } }, 'machine'],
])('%s', (_, written, state) => {
  expect(stateOf(written, fr)).toBe(state)
})

test('what has no words is missing, and the first language is never outdated', () => {
  expect(stateOf({ fr: person(3) }, { ...fr, hasText: false })).toBe('missing')
  expect(stateOf({ de: person(1), fr: person(3) }, { locale: 'de', main: 'de', hasText: true })).toBe('written')
  expect(countStates(['missing', 'missing', 'machine'])).toEqual({ missing: 2, outdated: 0, machine: 1, reviewed: 0, written: 0 })
})
