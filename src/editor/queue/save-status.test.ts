import { expect, test } from 'vitest'
import { entry, texts } from './queue-test-kit.ts'
import { saveStatus } from './save-status.ts'

const clash = entry({}, { hold: { kind: 'clash', theirs: texts({}), revision: 2 } })
const parked = entry({}, { hold: { kind: 'parked', code: 'notFound', message: '' } })

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
