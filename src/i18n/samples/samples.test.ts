import { expect, test } from 'vitest'
import { de } from './de.ts'
import { fr } from './fr.ts'

test('sample words speak to visitors in one form throughout: Sie in German, vous in French', () => {
  expect(JSON.stringify(de)).not.toMatch(/\b(du|dich|dir|dein\w*|euch|euer\w*)\b/i)
  expect(JSON.stringify(fr)).not.toMatch(/\b(tu|toi|ton|ta|tes)\b/i)
})
