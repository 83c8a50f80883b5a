import { expect, test } from 'vitest'
import { pagesTexts } from '../../i18n/editor/pages/texts.ts'
import { daysLeft, wordsForDays } from './days-left.ts'

const NOW = new Date('2026-11-16T12:00:00Z')

test.each([
  ['2026-11-16T11:59:00Z', 30],
  ['2026-11-15T11:59:00Z', 29],
  ['2026-10-17T13:00:00Z', 1],
  ['2026-10-17T11:00:00Z', 0],
  ['2026-01-01T00:00:00Z', 0],
])('[C-38] what was deleted at %s stays %i days', (deletedAt, days) => expect(daysLeft(deletedAt, NOW)).toBe(days))

test.each([
  [2, 'noch {days} Tage'],
  [1, 'noch 1 Tag'],
  [0, 'nur noch heute'],
])('[C-38] with %i days left it says «%s»', (days, words) => expect(wordsForDays(days, pagesTexts.de.bin)).toBe(`Gelöscht am {date}, ${words}`))
