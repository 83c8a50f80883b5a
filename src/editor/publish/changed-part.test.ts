import { expect, test } from 'vitest'
import { changedPart } from './changed-part.ts'

test('one word in a short text stands in its sentence', () => {
  expect(changedPart('Scharf sehen bis ans Ufer', 'Scharf sehen bis ans andere Ufer')).toEqual({ lead: 'Scharf sehen bis ans ', before: '', after: 'andere ', tail: 'Ufer' })
})

test('of a long text only the place is told', () => {
  const long = 'Wort '.repeat(200)
  const { lead, before, after, tail } = changedPart(`${long}alt ${long}`, `${long}neu ${long}`)
  expect([before, after]).toEqual(['alt', 'neu'])
  expect(lead.startsWith('…') && tail.endsWith('…')).toBe(true)
  expect(lead.length + tail.length).toBeLessThan(70)
})

test('the same words say that nothing of them changed', () => {
  expect(changedPart('Gleich', 'Gleich')).toMatchObject({ before: '', after: '' })
})
