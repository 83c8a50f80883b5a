import { describe, expect, test } from 'vitest'
import type { RichText } from '../content/rich-text.ts'
import { cutTerms, termsFor, type Glossary } from './glossary.ts'
import { segmentOfText, segmentsOfRich, textOfSegment, withSegments, type Segment } from './pieces.ts'
import { looseWords, readTagged, tagLike, tagSegment, withLooseWords } from './tagged.ts'

const link = [{ type: 'link' as const, attrs: { href: 'https://example.ch/laden' } }]
const bold = [{ type: 'bold' as const }]
const sentence: Segment = [
  { words: 'Besuchen Sie ', marks: [] },
  { words: 'unseren Laden', marks: link },
  { words: ' & <mehr>', marks: bold },
  'break',
  { words: 'heute', marks: [] },
]

describe('tags', () => {
  test('marked words and line ends become numbered tags, and everything comes back', () => {
    const tagged = tagSegment(sentence)
    expect(tagged.text).toBe('Besuchen Sie <g id="1">unseren Laden</g><g id="2"> &amp; &lt;mehr&gt;</g><x id="3"></x>heute')
    expect(readTagged(tagged.text, tagged)).toEqual(sentence)
  })

  test('words may change places with their marks, and tags may be written otherwise', () => {
    const tagged = tagSegment(sentence)
    expect(readTagged(`<G id='2'>et &quot;plus&#39;</G> <g id=1>notre magasin</g><x id="3"/>`, tagged)).toEqual([
      { words: 'et "plus\'', marks: bold },
      { words: ' ', marks: [] },
      { words: 'notre magasin', marks: link },
      'break',
    ])
  })

  test.each([
    ['a link is lost', 'Visitez notre magasin <g id="2">x</g><x id="3"></x>'],
    ['a link is empty', 'Visitez <g id="1"></g><g id="2">x</g><x id="3"></x>'],
    ['a link is doubled', '<g id="1">a</g><g id="1">b</g><g id="2">x</g><x id="3"></x>'],
    ['a link stays open', '<g id="1">a<x id="3"></x><g id="2">x</g>'],
    ['a tag is invented', '<g id="1">a</g><b>neu</b><g id="2">x</g><x id="3"></x>'],
    ['a number is invented', '<g id="1">a</g><g id="9">b</g><g id="2">x</g><x id="3"></x>'],
    ['a tag is broken', '<g id="1">a</g> < <g id="2">x</g><x id="3"></x>'],
    ['a line end is lost', '<g id="1">a</g><g id="2">x</g>'],
  ])('[E-164] %s: the answer counts as none', (_, answer) => {
    expect(readTagged(answer, tagSegment(sentence))).toBeNull()
  })

  test('where tags do not survive, words are translated between them and no link is lost', () => {
    expect(looseWords(sentence, [])).toEqual(['Besuchen Sie', 'unseren Laden', '&amp; &lt;mehr&gt;', 'heute'])
    expect(withLooseWords(sentence, [], ['Visitez', 'notre magasin', '&amp; plus', 'aujourd’hui'])).toEqual([
      { words: 'Visitez ', marks: [] },
      { words: 'notre magasin', marks: link },
      { words: ' & plus', marks: bold },
      'break',
      { words: 'aujourd’hui', marks: [] },
    ])
  })

  test('a person’s translation fits the tags of its source only where both are marked alike', () => {
    const tagged = tagSegment(sentence)
    const french: Segment = [{ words: 'plus', marks: bold }, { words: ' dans ', marks: [] }, { words: 'notre magasin', marks: link }, 'break', { words: 'aujourd’hui', marks: [] }]
    expect(tagLike(french, tagged)).toBe('<g id="2">plus</g> dans <g id="1">notre magasin</g><x id="3"></x>aujourd’hui')
    expect(tagLike(french.slice(0, 2), tagged)).toBeNull()
    expect(tagLike([{ words: 'x', marks: [{ type: 'italic' }] }], tagged)).toBeNull()
  })
})

describe('the glossary', () => {
  const glossary: Glossary = [
    { id: 'a'.repeat(26), term: 'Optik Seeblick', locale: null, translations: {} },
    { id: 'b'.repeat(26), term: 'Seeblick', locale: null, translations: {} },
    { id: 'c'.repeat(26), term: 'Sehtest', locale: 'de', translations: { fr: 'examen de la vue', it: '' } },
  ]

  test('knows a word in both directions, and names in all languages, the longest first', () => {
    expect(termsFor(glossary, 'de', 'fr').map(({ target }) => target)).toEqual(['Optik Seeblick', 'Seeblick', 'examen de la vue'])
    expect(termsFor(glossary, 'fr', 'de').find(({ target }) => target === 'Sehtest')?.source).toBe('examen de la vue')
    expect(termsFor(glossary, 'de', 'it')).toHaveLength(2)
  })

  test('a term inside a longer word is none', () => {
    expect(cutTerms('Sehtests: Sehtest.', termsFor(glossary, 'de', 'fr')).map(({ words, term }) => [words, term?.target])).toEqual([
      ['Sehtests: ', undefined],
      ['Sehtest', 'examen de la vue'],
      ['.', undefined],
    ])
  })

  test('its words stand in the text whatever the service makes of the rest', () => {
    const tagged = tagSegment([{ words: 'Sehtest bei Optik Seeblick', marks: bold }], termsFor(glossary, 'de', 'fr'))
    expect(tagged.text).toBe('<g id="1"><x id="2"></x> bei <x id="3"></x></g>')
    expect(readTagged('<g id="1"><x id="2"></x> chez <x id="3"></x></g>', tagged)).toEqual([{ words: 'examen de la vue chez Optik Seeblick', marks: bold }])
  })
})

describe('pieces', () => {
  test('a rich text keeps paragraphs, lists, sizes and pictures', () => {
    const doc: RichText = {
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Titel' }] },
        { type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Punkt', marks: link }] }] }] },
        { type: 'image', attrs: { mediaId: 'm', alt: 'Bild' } },
        { type: 'paragraph', attrs: { size: 'small' } },
      ],
    }
    const segments = segmentsOfRich(doc)
    expect(segments.map(textOfSegment)).toEqual(['Titel', 'Punkt', 'Bild', ''])
    const loud = segments.map((segment): Segment => segment.map((piece) => (piece === 'break' ? piece : { ...piece, words: piece.words.toUpperCase() })))
    expect(withSegments(doc, loud)).toEqual({
      text: 'TITEL\nPUNKT\nBILD\n',
      json: {
        type: 'doc',
        content: [
          { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'TITEL' }] },
          { type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'PUNKT', marks: link }] }] }] },
          { type: 'image', attrs: { mediaId: 'm', alt: 'BILD' } },
          { type: 'paragraph', attrs: { size: 'small' }, content: [] },
        ],
      },
    })
  })

  test('lines of a plain text stay lines', () => {
    expect(textOfSegment(segmentOfText('eins\n\nzwei'))).toBe('eins\n\nzwei')
  })
})
