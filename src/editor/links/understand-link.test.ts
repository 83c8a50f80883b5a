import { describe, expect, test } from 'vitest'
import { asTyped, guessType, leaning, understandAs, type TypedLinkType } from './understand-link.ts'

describe('what somebody types is understood', () => {
  test.each<[string, TypedLinkType, string]>([
    ['www.beispiel.ch', 'url', 'https://www.beispiel.ch'],
    ['beispiel.ch/preise?a=1#b', 'url', 'https://beispiel.ch/preise?a=1#b'],
    [' https://beispiel.ch ', 'url', 'https://beispiel.ch'],
    ['http://beispiel.ch', 'url', 'http://beispiel.ch'],
    ['beispiel.ch:8080/plan', 'url', 'https://beispiel.ch:8080/plan'],
    ['zürich.ch', 'url', 'https://zürich.ch'],
    ['044 123 45 67', 'phone', '044 123 45 67'],
    ['+41 (0)44 123 45 67', 'phone', '+41 44 123 45 67'],
    ['0041 44 123 45 67', 'phone', '+41 44 123 45 67'],
    ['044/123-45-67', 'phone', '044 123 45 67'],
    ['tel:+41441234567', 'phone', '+41441234567'],
    ['117', 'phone', '117'],
    ['info@x.ch', 'email', 'info@x.ch'],
    ['mailto:info@x.ch', 'email', 'info@x.ch'],
  ])('[E-083] %s', (typed, type, value) => {
    expect(guessType(typed)).toBe(type)
    const { link } = understandAs(type, typed)
    expect(link?.type).toBe(type)
    expect(asTyped(link)).toBe(value)
  })

  test.each(['', '   ', 'Kontakt', 'zwei Worte.ch', 'a@b@c.ch', '+', '12', '/de/kontakt', '//boese.example', '.', 'x'.repeat(3000)])('%j is none of them', (typed) => {
    expect(guessType(typed)).toBeNull()
  })
})

test.each([
  ['', 'page'],
  ['Kontakt', 'page'],
  ['über uns', 'page'],
  ['www.be', 'url'],
  ['https:', 'url'],
  ['beispiel.c', 'url'],
  ['04', 'phone'],
  ['+41 4', 'phone'],
  ['3 Brillen', 'page'],
  ['info@', 'email'],
  ['javascript:', 'url'],
] as const)('an unfinished %j leads to %s', (typed, type) => {
  expect(leaning(typed)).toBe(type)
})

describe('[E-093] what could run on the site is refused, whatever type is chosen', () => {
  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\u0000script:alert(1)',
    'java\tscript:alert(1)',
    'java\u200bscript:alert(1)',
    'java script:alert(1)',
    'javascript:0123456',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://x.ch/1',
  ])('%j', (typed) => {
    expect(guessType(typed)).toBeNull()
    for (const type of ['url', 'phone', 'email'] as const) expect(understandAs(type, typed)).toEqual({ link: null, problem: 'unsafe' })
  })

  test('what is only no address says so', () => {
    expect(understandAs('url', 'Kontakt')).toEqual({ link: null, problem: 'invalid' })
    expect(understandAs('url', 'https:boese.example')).toEqual({ link: null, problem: 'invalid' })
    expect(understandAs('url', 'javascript:1')).toEqual({ link: null, problem: 'invalid' })
    expect(understandAs('phone', 'info@x.ch')).toEqual({ link: null, problem: 'invalid' })
    expect(understandAs('email', ' ')).toEqual({ link: null, problem: 'empty' })
  })
})
