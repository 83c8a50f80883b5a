import { expect, test } from 'vitest'
import type { RichText } from '../../model/content/rich-text.ts'
import { paragraphsOf, withParagraph } from './paragraphs.ts'
import type { LanguageText } from './translation-calls.ts'

const link = { type: 'link' as const, attrs: { href: 'https://example.ch' } }
const german: RichText = {
  type: 'doc',
  content: [
    { type: 'paragraph', content: [{ type: 'text', text: 'Eins' }] },
    { type: 'paragraph', content: [{ type: 'text', text: 'Zwei', marks: [link] }] },
    { type: 'paragraph', content: [{ type: 'text', text: '2026' }] },
  ],
}
const nothing: LanguageText = { locale: 'fr', state: 'missing', text: null, rich: null }
const french = (rich: RichText): LanguageText => ({ locale: 'fr', state: 'machine', text: null, rich })

test('a paragraph with a link is not typed over', () => {
  expect(paragraphsOf(french(german), german)).toEqual([
    { words: 'Eins', isMarked: false },
    { words: 'Zwei', isMarked: true },
    { words: '2026', isMarked: false },
  ])
  expect(withParagraph('fr', french(german), german, 0, 'Un')).toMatchObject({ data: { fr: { text: 'Un\nZwei\n2026' } } })
})

test('the first words of a language come into the paragraphs of its source, which stay empty otherwise', () => {
  expect(paragraphsOf(nothing, german).map(({ words }) => words)).toEqual(['', '', ''])
  expect(withParagraph('fr', nothing, german, 0, 'Un')).toMatchObject({ data: { fr: { text: 'Un\n\n2026' } } })
})

test('a plain text is one paragraph', () => {
  expect(paragraphsOf({ ...nothing, text: 'Bonjour' }, null)).toEqual([{ words: 'Bonjour', isMarked: false }])
  expect(withParagraph('fr', nothing, null, 0, 'Salut')).toEqual({ type: 'localizedSingleValue', data: { fr: 'Salut' } })
})
