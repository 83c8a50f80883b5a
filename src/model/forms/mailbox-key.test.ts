import { expect, test } from 'vitest'
import { mailboxKey } from './mailbox-key.ts'

test.each([
  [['anna@example.ch', 'Anna@Example.CH', 'anna+news@example.ch', 'anna+a+b@example.ch']],
  [['anna.muster@gmail.com', 'annamuster@gmail.com', 'a.n.n.a.muster+x@googlemail.com']],
  [['anna.muster@proton.me', 'annamuster@pm.me', 'anna.muster+1@protonmail.com']],
])('%j are one mailbox', (spellings) => {
  expect(new Set(spellings.map(mailboxKey)).size).toBe(1)
})

test('dots count elsewhere, and names stay apart', () => {
  const others = ['a.b@example.ch', 'ab@example.ch', 'ab@example.com', 'ab@gmail.com', '+x@example.ch']
  expect(new Set(others.map(mailboxKey)).size).toBe(others.length)
})
