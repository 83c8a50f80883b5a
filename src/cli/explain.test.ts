import { expect, test } from 'vitest'
import { Refusal } from '../model/refusal.ts'
import { explain } from './explain.ts'

test('a full disk is named as what it is, with what to do', () => {
  expect(explain(new Refusal('storageFull'))).toBe('There is no room left on the disk of DATA_DIR: make some, then try again.')
})
