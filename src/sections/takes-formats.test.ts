import { expect, test } from 'vitest'
import { definitions } from './definitions.ts'
import { takesFormats } from './takes-formats.ts'

test('the picker says which sections take bold words, links and lists', () => {
  expect(takesFormats(definitions.richTextBlock)).toBe(true)
  expect(takesFormats(definitions.cta)).toBe(false)
  expect(takesFormats(definitions.imageBoard)).toBe(false)
})
