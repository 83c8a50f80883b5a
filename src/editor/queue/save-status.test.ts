import { expect, test } from 'vitest'
import { entry as entryOf, titleAct } from './queue-test-kit.ts'
import { saveStatus } from './save-status.ts'

const entry = (rest: Parameters<typeof entryOf>[2] = {}) => entryOf('a', titleAct('Alt', 'Neu'), rest)
const clash = entry({ hold: { kind: 'clash' } })
const parked = entry({ hold: { kind: 'parked', code: 'notFound', message: '' } })

test.each([
  ['saved', [], 'idle'],
  ['saved', [], 'waiting'],
  ['saving', [entry()], 'idle'],
  ['saving', [entry()], 'sending'],
  ['waiting', [entry(), clash], 'waiting'],
  ['signIn', [entry(), parked], 'signIn'],
  ['clash', [parked, clash], 'idle'],
  ['parked', [parked, entry()], 'sending'],
] as const)('%s', (expected, entries, phase) => {
  expect(saveStatus(entries, phase)).toBe(expected)
})

test('letters that nobody has been given yet are not saved', () => {
  expect(saveStatus([], 'idle', true)).toBe('saving')
  expect(saveStatus([clash], 'idle', true)).toBe('clash')
})
