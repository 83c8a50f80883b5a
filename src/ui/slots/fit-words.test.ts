import { expect, test } from 'vitest'
import { fitWords, longestWord } from './fit-words.ts'

test('the longest word counts, and ends where it may be parted', () => {
  expect(longestWord('Loch 3: Backsteinhalle')).toBe(14)
  expect(longestWord('Kontakt\u00adlinsen-Anpassung')).toBe(9)
  expect(longestWord(null)).toBe(1)
})

test('a heading tells its longest word; smaller ones with short words, and other texts, tell nothing', () => {
  expect(fitWords('h2', 'Die Backsteinhalle')).toEqual({ '--letters': '14' })
  expect(fitWords('h2', 'Dein Parcours')).toBeUndefined()
  expect(fitWords('h1', 'Die Bar')).toEqual({ '--letters': '3' })
  expect(fitWords('p', 'Die Backsteinhalle')).toBeUndefined()
})
