import { expect, test } from 'vitest'
import { readAge } from './review-age.ts'

test.each([
  ['vor 2 Wochen', 2, 'week'],
  ['vor einem Monat', 1, 'month'],
  ['vor einer Stunde', 1, 'hour'],
  ['vor 3 Jahren', 3, 'year'],
  ['il y a un an', 1, 'year'],
  ['il y a 2 ans', 2, 'year'],
  ['il y a une semaine', 1, 'week'],
  ['il y a 8 mois', 8, 'month'],
  ['un mese fa', 1, 'month'],
  ['un’ora fa', 1, 'hour'],
  ['2 settimane fa', 2, 'week'],
  ['un anno fa', 1, 'year'],
  ['a day ago', 1, 'day'],
  ['11 months ago', 11, 'month'],
])('«%s» is understood', (words, count, unit) => expect(readAge(words)).toEqual({ count, unit }))

test.each(['gestern', 'vor langer Zeit', 'vor 2 Brillen', ''])('«%s» is left to whoever wrote it', (words) => expect(readAge(words)).toBeNull())
