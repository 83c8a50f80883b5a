import { expect, test } from 'vitest'
import { dateInWords } from './date-in-words.ts'

const DAY = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const

test('French counts the first day of a month, and no other', () => {
  const said = (date: string, parts: Intl.DateTimeFormatOptions = DAY) => dateInWords(new Date(date), 'fr', parts)
  expect(said('2026-11-01')).toBe('1er novembre')
  expect(said('2026-11-01', { ...DAY, weekday: 'long', year: 'numeric' })).toBe('dimanche, 1er novembre 2026')
  expect([said('2026-11-11'), said('2026-11-21')]).toEqual(['11 novembre', '21 novembre'])
  expect(dateInWords(new Date('2026-11-01'), 'de', DAY)).toBe('1. November')
})
