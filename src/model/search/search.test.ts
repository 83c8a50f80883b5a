import { describe, expect, test } from 'vitest'
import { markHits, previewAround } from './preview.ts'
import { keptText, shownText } from './kept-text.ts'
import { isNumberKey } from './numbers.ts'
import { searchPath } from './search-path.ts'
import { foldWord, termProblem, tidyTerm, wordsAndPricesOf, wordsOf } from './words.ts'

const only = (starts: string[], numbers: string[] = []) => ({ starts, numbers, isJoining: false })
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

describe('numbers', () => {
  test('thousands and cents belong to their number, and a price is one thing where it is asked for as one', () => {
    expect(wordsOf("4’200 4200 4'200 1.80 44.00")).toEqual(['4200', '1c80', '44'])
    expect(wordsOf('24h, am 20.11.2026 um 8.5')).toEqual(['24h', 'am', '20', '11', '2026', 'um', '8', '5'])
    expect(wordsOf('CHF 44')).toEqual(['CHF', '44'])
    expect(['CHF 44', 'chf44.00', 'Torte CHF 4’200.–', 'CHF heute'].map((term) => wordsAndPricesOf(term))).toEqual([['ƿ44ƿ'], ['ƿ44ƿ'], ['Torte', 'ƿ4200ƿ'], ['CHF', 'heute']])
    expect(['4200', '1c80', 'ƿ44ƿ', 'ƿ1c80ƿ', '24h', 'b12', 'pp'].map(isNumberKey)).toEqual([true, true, true, true, false, false, false])
  })

  test.each(['CHF 4’200.– und 1’234’567.50', '44.00, 1’000.00, 1.80', '20.11.2026, 8.30–18.30 Uhr, Tel. 044 421 90 00', 'Ohne Zahl', ''])(
    'however a number is kept, it is shown as written: %s',
    (text) => expect(shownText(keptText(text))).toBe(text),
  )

  test('every price of a text is kept once more, in a line that nobody sees', () => {
    expect(keptText('CHF 44, CHF 1.80 und CHF 44.00').split('\n')).toEqual(['CHF 44, CHF 1c80\u2064 und CHF 44\u2062', 'ƿ44ƿ ƿ1c80ƿ'])
    expect(keptText('44 Franken')).toBe('44 Franken')
    expect(keptText('a\nb 1\u2063')).toBe('a b 1')
  })

  test('endless digits, marks and currencies are read in one go', () => {
    for (const piece of ['0', '’234', "1'234", '.80', '1.80 ', 'CHF', 'CHF ', 'CHF 1', '1c80\u2064', '\u2063']) {
      const text = `1${piece.repeat(10_000)}x`
      const began = performance.now()
      for (const read of [wordsOf, wordsAndPricesOf, keptText, shownText]) read(text)
      previewAround(text, only(['x'], ['7', 'ƿ7ƿ']))
      expect(performance.now() - began, piece).toBeLessThan(300)
    }
  })

  test('[V-191] only the whole number is marked, with its marks, and the preview is cut around it', () => {
    expect(plain(markHits('200, 4’200, 4200, 42000 und 1.80', only([], ['4200'])))).toBe('200, [4’200], [4200], 42000 und 1.80')
    expect(plain(markHits('44.50 zu 44', only([], ['44'])))).toBe('44.50 zu [44]')
    expect(plain(markHits('CHF 4, CHF 44.50, CHF 44.00', only([], ['ƿ44ƿ'])))).toBe('CHF 4, CHF 44.50, [CHF 44.00]')
    expect(plain(markHits('CHF 44', only([], ['44'])))).toBe('CHF [44]')
    const list = `Torte CHF 3.60, ${'Gipfel CHF 1.80, '.repeat(40)}Torte CHF 44`
    expect(plain(previewAround(list, only(['tort'], ['ƿ44ƿ'])))).toMatch(/^… .*\[Torte\] \[CHF 44\]$/)
    expect(plain(previewAround(`${'wort '.repeat(99)}im Jahr 2027`, only(['wort'], ['2027'])))).toContain('[2027]')
  })
})

describe('preview', () => {
  test('every hit is marked, whole words with their own spelling', () => {
    expect(plain(markHits('Gläser, Glaserei und Vergla­sung', only(['glas'])))).toBe('[Gläser], [Glaserei] und Vergla­sung')
    expect(plain(markHits('so also', only(['so'])))).toBe('[so] also')
    expect(markHits('', only(['x']))).toEqual([])
  })

  test('where words are joined, a hit inside a longer word marks it', () => {
    const shown = (starts: string[], isJoining: boolean) => plain(markHits('Sonnenbrillen, Obrille, Gleitsicht', { starts, numbers: [], isJoining }))
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
    const around = (text: string, starts: string[], isJoining = true) => plain(previewAround(far + text, { starts, numbers: [], isJoining }))
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
