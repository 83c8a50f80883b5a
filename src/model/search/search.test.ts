import { describe, expect, test } from 'vitest'
import { markHits, previewAround } from './preview.ts'
import { searchPath } from './search-path.ts'
import { foldWord, termProblem, tidyTerm, wordsOf } from './words.ts'

const only = (starts: string[]) => ({ starts, isJoining: false })
const plain = (pieces: ReturnType<typeof markHits>) => pieces.map(({ text, isHit }) => (isHit ? `[${text}]` : text)).join('')

describe('words', () => {
  test('letters and digits, each once, at most eight', () => {
    expect(wordsOf("l'optique, L’optique & «Öl» 24h")).toEqual(['l', 'optique', 'L', 'Öl', '24h'])
    expect(wordsOf('a b c d e f g h i j')).toHaveLength(8)
    expect(wordsOf('&|!():*')).toEqual([])
  })

  test('accents and case make no difference', () => {
    expect(['Gläser', 'ŒUVRE', 'Straße', 'crème', 'Đorđe', 'Žižek'].map(foldWord)).toEqual(['glaser', 'oeuvre', 'strasse', 'creme', 'dorde', 'zizek'])
  })

  test('a term is 3 to 100 characters, as people count them', () => {
    expect(['ab', '🙂🙂', 'abc', '🙂'.repeat(100), '🙂'.repeat(101)].map((term) => termProblem(tidyTerm(term)))).toEqual(['short', 'short', null, null, 'long'])
    expect(tidyTerm(' a\u0000 \n b ')).toBe('a b')
  })
})

describe('preview', () => {
  test('every hit is marked, whole words with their own spelling', () => {
    expect(plain(markHits('Gläser, Glaserei und Vergla­sung', only(['glas'])))).toBe('[Gläser], [Glaserei] und Vergla­sung')
    expect(plain(markHits('so also', only(['so'])))).toBe('[so] also')
    expect(markHits('', only(['x']))).toEqual([])
  })

  test('where words are joined, a hit inside a longer word marks it', () => {
    const shown = (starts: string[], isJoining: boolean) => plain(markHits('Sonnenbrillen, Obrille, Gleitsicht', { starts, isJoining }))
    expect(shown(['brille', 'brill'], true)).toBe('[Sonnenbrillen], Obrille, Gleitsicht')
    expect(shown(['brill'], false)).toBe('Sonnenbrillen, Obrille, Gleitsicht')
    expect(shown(['ill'], true)).toBe('Sonnenbrillen, Obrille, Gleitsicht')
  })

  test('a short text is shown whole, a long one around its hit, at most 200 characters between the marks of a cut', () => {
    expect(plain(previewAround('Eine Brille.', only(['brill'])))).toBe('Eine [Brille].')
    for (const hit of [0, 50, 61, 200, 900, 1190]) {
      const words = `${'wort '.repeat(240)}`
      const text = `${words.slice(0, hit)} Brille ${words.slice(hit)}`.trim()
      const shown = plain(previewAround(text, only(['brill'])))
      expect(shown, `${hit}`).toContain('[Brille]')
      expect(shown.replaceAll(/\[|\]|^… | …$/g, '').length, `${hit}`).toBeLessThanOrEqual(200)
    }
    expect(plain(previewAround('🙂'.repeat(500), only(['x'])))).toBe(`${'🙂'.repeat(200)} …`)
    expect(plain(previewAround(`${'a'.repeat(70)} · ${'b'.repeat(50)} Brille ${'· c '.repeat(90)}`, only(['brill'])))).toMatch(/^… b.*\[Brille\].*c …$/)
    expect(plain(previewAround(`${'x'.repeat(5000)} Brille`, only(['brill'])))).toContain('[Brille]')
  })

  test('the first hit is found whatever stands before it, and nothing that only looks like one', () => {
    const far = 'wort '.repeat(200)
    const around = (text: string, starts: string[], isJoining = true) => plain(previewAround(far + text, { starts, isJoining }))
    for (const before of ['', 'Straße ', 'œuvre ', 'Größe İ ', '🙂', '«', 'e\u0301t\u00e9 ']) expect(around(`${before}Brille`, ['brill']), before).toContain('[Brille]')
    expect(around('Gläser', ['glaser'])).toContain('[Gläser]')
    expect(around('Sonnenbrille', ['brill'])).toContain('[Sonnenbrille]')
    expect(around('Sonnenbrille Brille', ['brill'], false)).toContain('Sonnenbrille [Brille]')
    expect(around('Etui so', ['so'])).toContain('[so]')
    expect(around('also', ['so'])).not.toContain('[')
    expect(around('Etui · Brille', ['brill', 'etui'])).toContain('[Etui] · [Brille]')
  })
})

test('the address of a search holds the term and only a later page', () => {
  expect(searchPath({ locale: 'de', mode: 'live' })).toBe('/de/search')
  expect(searchPath({ locale: 'fr', mode: 'edit' }, { term: 'é & b', page: 1 })).toBe('/fr/edit/search?search=%C3%A9%20%26%20b')
  expect(searchPath({ locale: 'de', mode: 'live' }, { term: 'abc', page: 2 })).toBe('/de/search?search=abc&page=2')
})
