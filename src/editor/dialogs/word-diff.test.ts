import { expect, test } from 'vitest'
import { wordDiff } from './word-diff.ts'

const marked = (text: string, other: string) =>
  wordDiff(text, other)
    .map((piece) => (piece.isOwn ? `[${piece.text}]` : piece.text))
    .join('')

test.each([
  ['Brillen für alle', 'Brillen für Kinder', 'Brillen für [alle]'],
  ['Brillen für Kinder', 'Brillen für alle', 'Brillen für [Kinder]'],
  ['Neu: Brillen', 'Brillen', '[Neu: ]Brillen'],
  ['gleich', 'gleich', 'gleich'],
  ['ganz anders', '', '[ganz anders]'],
])('of %j and %j only what differs is marked', (text, other, expected) => {
  expect(marked(text, other)).toBe(expected)
})

test('a very long text is one piece, at once', () => {
  const long = 'Wort '.repeat(4000)
  const startedAt = performance.now()
  expect(wordDiff(long, `${long}mehr`)).toEqual([{ text: long, isOwn: true }])
  expect(performance.now() - startedAt).toBeLessThan(200)
})
