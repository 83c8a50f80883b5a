import { globSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { NEWS } from './editor/changelog/news.ts'
import { editorTexts } from './editor/texts.ts'
import { errorTexts } from './errors/texts.ts'
import { formTexts } from './forms/texts.ts'
import { gameTexts, gameTextsFor } from './game/texts.ts'
import { IN_LANGUAGE } from './visitor/in-language.ts'
import { visitorTexts } from './visitor/texts.ts'

const LANGUAGES = ['de', 'fr', 'it', 'rm', 'en', 'sq', 'sr', 'hr', 'es', 'pt']
const EDITOR_LANGUAGES = ['de', 'fr']

const NARROW_SPACE = '\u202f'
const PLACEHOLDER = /\{\w+\}/g
const STRAIGHT_QUOTE = /["']/

type Texts = { [key: string]: string | Texts }

/** Every text under its dotted key. */
function flatten(texts: Texts, prefix = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]) => (typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`)))
}

/** Whatever a room of texts gives out in German, under the room's name. */
async function readRooms(): Promise<Record<string, Record<string, Texts>>> {
  const files = globSync('**/texts.ts', { cwd: import.meta.dirname })
  const rooms = files.map(async (file) => {
    const given = (await import(resolve(import.meta.dirname, file))) as Record<string, Record<string, Texts>>
    return Object.entries(given)
      .filter(([, byLanguage]) => 'de' in byLanguage)
      .map(([name, byLanguage]) => [`${dirname(file)}/${name}`, byLanguage] as const)
  })
  return Object.fromEntries((await Promise.all(rooms)).flat())
}

const rooms = await readRooms()

const dictionaries = Object.entries(rooms).flatMap(([room, byLanguage]) =>
  Object.entries(byLanguage).map(([language, texts]) => ({
    room,
    language,
    texts: flatten(texts),
    german: flatten(byLanguage['de'] ?? {}),
  })),
)
const translations = dictionaries.filter(({ language }) => language !== 'de')
const french = dictionaries.filter(({ language }) => language === 'fr')

const keysOf = (texts: [string, string][]) => texts.map(([key]) => key).sort()
const placeholdersOf = (text: string) => (text.match(PLACEHOLDER) ?? []).sort()
const offenders = (texts: [string, string][], isWrong: (text: string) => boolean) => texts.filter(([, text]) => isWrong(text))

/** A colon inside a time or an address is no punctuation. */
function breaksFrenchSpacing(text: string): boolean {
  const prose = text.replace(/\d:\d|\w:\/\//g, '')
  const bare = new RegExp(`(?<!${NARROW_SPACE})[:;!?»]|«(?!${NARROW_SPACE})| …`)
  return bare.test(prose)
}

describe('languages', () => {
  test('[V-006] visitor, error and form texts exist for exactly the ten locales', () => {
    expect(Object.keys(visitorTexts).sort()).toEqual([...LANGUAGES].sort())
    expect(Object.keys(errorTexts).sort()).toEqual([...LANGUAGES].sort())
    expect(Object.keys(formTexts).sort()).toEqual([...LANGUAGES].sort())
  })

  test('each of the ten has a word of its own for each of the ten', () => {
    for (const [language, words] of Object.entries(IN_LANGUAGE)) expect(new Set(Object.values(words)).size, language).toBe(LANGUAGES.length)
  })

  test('[E-008] editor texts exist in German and French and in no other language', () => {
    expect(Object.keys(editorTexts).sort()).toEqual([...EDITOR_LANGUAGES].sort())
  })

  test('[E-008] every German editor text has a French one', () => {
    expect(keysOf(flatten(editorTexts.fr))).toEqual(keysOf(flatten(editorTexts.de)))
    expect(offenders(flatten(editorTexts.fr), (text) => text.trim() === '')).toEqual([])
  })
})

describe('the game', () => {
  test('[G-004] its texts exist in German, French and English, and no key is missing in any of the three', () => {
    expect(Object.keys(gameTexts).sort()).toEqual(['de', 'en', 'fr'])
    for (const texts of Object.values(gameTexts)) {
      expect(keysOf(flatten(texts))).toEqual(keysOf(flatten(gameTexts.de)))
      expect(offenders(flatten(texts), (text) => text.trim() === '')).toEqual([])
    }
  })

  test('every other language reads the English texts', () => {
    for (const language of LANGUAGES) expect(gameTextsFor(language), language).toBe(language === 'de' || language === 'fr' ? gameTexts[language] : gameTexts.en)
  })
})

describe.each(dictionaries)('$room/$language', ({ texts, german }) => {
  test('has exactly the German keys', () => {
    expect(texts.length).toBeGreaterThan(0)
    expect(keysOf(texts)).toEqual(keysOf(german))
  })

  test('has no empty text and no stray space around one', () => {
    expect(offenders(texts, (text) => text === '' || text !== text.trim())).toEqual([])
  })

  test('has the placeholders of the German text', () => {
    const expected = new Map(german)
    const wrong = texts.filter(([key, text]) => placeholdersOf(text).join() !== placeholdersOf(expected.get(key) ?? '').join())
    expect(wrong).toEqual([])
  })

  test('has no ß', () => {
    expect(offenders(texts, (text) => /[ßẞ]/.test(text))).toEqual([])
  })
})

describe.each(translations)('$room/$language', ({ texts }) => {
  test('has typographic quotes and apostrophes only', () => {
    expect(offenders(texts, (text) => STRAIGHT_QUOTE.test(text))).toEqual([])
  })
})

describe('French spacing', () => {
  test.each(french)('$room/fr has a narrow no-break space before : ; ! ? and inside « », and none before …', ({ texts }) => {
    expect(offenders(texts, breaksFrenchSpacing)).toEqual([])
  })

  test('the news have it too', () => {
    expect(NEWS.filter(({ fr }) => breaksFrenchSpacing(fr))).toEqual([])
  })

  test.each(['Sûr ?', 'Sûr?', 'Sûr\u00a0?', 'Page : accueil', '«\u202fAccueil »', '« Accueil\u202f»', 'Non !', 'a; b', 'Un instant …'])('the check refuses %j', (text) => {
    expect(breaksFrenchSpacing(text)).toBe(true)
  })

  test.each(['Sûr\u202f?', 'Page\u202f: «\u202fAccueil\u202f»', 'À 10:30', 'https://example.ch', 'Un instant…'])('the check accepts %j', (text) => {
    expect(breaksFrenchSpacing(text)).toBe(false)
  })
})
