import { expect, test } from 'vitest'
import { isEmailAddress } from './email-address.ts'

test.each(['a@b.ch', 'anna.muster@seeblick-optik.ch', 'a_b+news@sub.domain.example', "o'neil@b.ch", 'A@B.CH', 'info@xn--mller-kva.ch', `${'a'.repeat(64)}@b.ch`])(
  '%s is an address',
  (address) => {
    expect(isEmailAddress(address)).toBe(true)
  },
)

test.each([
  '',
  'abc',
  '@b.ch',
  'a@',
  'a@b',
  'a@@b.ch',
  'a@b.ch@c.ch',
  'a b@c.ch',
  'a..b@c.ch',
  '.a@c.ch',
  'a.@c.ch',
  '-a@c.ch',
  'a@-c.ch',
  'a@c-.ch',
  'a@c..ch',
  'a@c.ch.',
  'a@c.c',
  'a@1.2.3.4',
  'a@[127.0.0.1]',
  '"a b"@c.ch',
  'a(comment)@c.ch',
  'Anna <a@c.ch>',
  '<a@c.ch>',
  'a@c.ch,b@c.ch',
  'a@c.ch;b@c.ch',
  'a%b.ch@c.ch',
  'a!b@c.ch',
  'a@c.ch\n',
  'a@c.ch\r\nBcc: x@y.ch',
  'a\u0000@c.ch',
  'ä@c.ch',
  `${'a'.repeat(65)}@b.ch`,
  `a@${'b.'.repeat(130)}ch`,
])('%j is none', (address) => {
  expect(isEmailAddress(address)).toBe(false)
})

test('a text made to keep patterns busy is answered at once', () => {
  const startedAt = performance.now()
  for (const text of ['a'.repeat(1_000_000), `${'a.'.repeat(120)}@`, `a@${'a-'.repeat(120)}`, `a@${'a.'.repeat(100_000)}`]) expect(isEmailAddress(text)).toBe(false)
  expect(performance.now() - startedAt).toBeLessThan(50)
})
