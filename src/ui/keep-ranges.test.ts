import { expect, test } from 'vitest'
import { keepRanges } from './keep-ranges.ts'

test('from a figure to a figure no line ends; everything else stays as it was written', () => {
  expect(keepRanges('Di–Fr 6.00–18.30')).toBe('Di–Fr 6.00\u2060–\u206018.30')
  expect(keepRanges('5 pm–11 pm, 17 h–23 h')).toBe('5 pm\u2060–\u206011 pm, 17 h\u2060–\u206023 h')
  expect(keepRanges('heute – 3 – morgen')).toBe('heute – 3 – morgen')
})
