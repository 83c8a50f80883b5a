import { expect, test } from 'vitest'
import { addressKey } from '../../services/limits/address-key.ts'
import { addressOf } from '../request.ts'

test.each([
  ['1.2.3.4', '1.2.3.4'],
  ['1.2.3.4:5678', '1.2.3.4'],
  ['[::1]:443', '::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['"[2001:db8::1]:80"', '2001:db8::1'],
  ['9.9.9.9, 1.2.3.4:80', '1.2.3.4'],
])('%s, as a proxy writes it, is %s', (header, address) => {
  expect(addressOf('10.0.0.1', header, () => true)).toBe(address)
  expect(addressKey(addressOf('10.0.0.1', header, () => true))).not.toBe('unknown')
})

test('from anybody but a listed proxy the header counts for nothing', () => {
  expect(addressOf('10.0.0.1', '1.2.3.4:80', () => false)).toBe('10.0.0.1')
})
