import { expect, test } from 'vitest'
import { headerText } from './outgoing-mail.ts'

test.each(['\r\n', '\n', '\r', '\u0000', '\u2028', '\u2029', '\u007f', '\r\n\t'])('%j in a name or a subject becomes a space', (br) => {
  expect(headerText(`Vera${br}Bcc: x@y.ch${br}`)).toBe('Vera Bcc: x@y.ch')
})

test('a header stays short', () => {
  expect(headerText('x'.repeat(10_000))).toHaveLength(200)
})
