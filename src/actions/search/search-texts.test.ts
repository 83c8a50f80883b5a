import { expect, test } from 'vitest'
import { groupOf } from '../../../tests/support/render-section.tsx'
import { searchTextsOf } from './search-texts.ts'

const text = (groups: Parameters<typeof groupOf>[0][], disallowedLanguages: 'de'[] = []) => searchTextsOf({ groups: groups.map(groupOf), disallowedLanguages })

test('titles, texts and cards of this language in their order; no words of buttons, no alternative texts', () => {
  const { de, fr, it } = text([
    {
      type: 'hero',
      slots: {
        title: { de: 'Willkommen', fr: 'Bienvenue' },
        button: { label: 'Klick mich', link: { type: 'email', email: 'a@example.ch' } },
        backgroundImage: { media: '0'.repeat(26), alt: 'Alternativtext' },
      },
    },
    { type: 'imageBoard', slots: { title: 'Bilder' }, cards: [{ type: 'imageCard', slots: { title: 'Karte' } }] },
  ])
  expect(de).toBe('Willkommen · Bilder · Karte')
  expect(fr).toBe('Bienvenue')
  // What nobody translated is not for the search of that language.
  expect(it).toBeUndefined()
})

test('an optional slot that is switched off, an unknown type and a language without the page give nothing', () => {
  expect(text([{ type: 'nowhere', slots: { title: 'Unbekannt' } }]).de).toBe('')
  expect(text([{ type: 'hero', slots: { title: 'Hier' } }], ['de'])).not.toHaveProperty('de')
})

test('a value of all languages counts only where the page has words of that language', () => {
  const { de, fr } = text([
    { type: 'servicesContainer', cards: [] },
    { type: 'productBoard', slots: { title: 'Angebot' }, cards: [{ type: 'productCard', slots: { title: 'Linse', cost: { value: '4711' } } }] },
  ])
  expect(de).toContain('Linse')
  expect(fr).toBe('')
})

test('a page of endless text is cut, never in the middle of a character', () => {
  const { de = '' } = text([{ type: 'hero', slots: { title: '🙂'.repeat(40_000) } }])
  expect(de.length).toBe(50_000)
  expect(text([{ type: 'hero', slots: { title: `a${'🙂'.repeat(40_000)}` } }]).de?.isWellFormed()).toBe(true)
})
