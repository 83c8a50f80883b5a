import { expect, test } from 'vitest'
import { editorTexts } from '../../i18n/editor/texts.ts'
import { countChanges } from './count-changes.ts'

test('counts in words', () => {
  expect([0, 1, 12].map((count) => countChanges(count, editorTexts.de))).toEqual(['Keine Änderungen', '1 Änderung', '12 Änderungen'])
})
