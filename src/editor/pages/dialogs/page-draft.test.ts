import { describe, expect, test } from 'vitest'
import type { PageThing } from '../../../model/page/page-thing.ts'
import { drafted, draftOf, isSound, problemsIn } from './page-draft.ts'

const page: PageThing = {
  collection: null,
  role: null,
  status: 'published',
  meta: { name: { de: 'Über uns' }, description: {} },
  slugs: { de: 'ueber-uns' },
  disallowedLanguages: [],
  isProtected: false,
}
const home: PageThing = { ...page, role: 'home', slugs: { de: '~home' } }
const isTaken = (locale: string, slug: string) => locale === 'de' && slug === 'kontakt'
const problems = (change: Partial<ReturnType<typeof draftOf>>, locale: 'de' | 'fr' = 'de', of = page) => problemsIn({ ...draftOf(of), ...change }, of, locale, isTaken)

describe('settings of a page', () => {
  test('as it is, nothing is wrong and nothing changes', () => {
    expect(isSound(problems({}))).toBe(true)
    expect(drafted(page, draftOf(page))).toBe(page)
    expect(drafted(home, draftOf(home))).toBe(home)
  })

  test('[E-176] an empty address, and one that another page has', () => {
    expect(problems({ slugs: { de: '' } }).slug).toBe('errorNotEmpty')
    expect(problems({ slugs: { de: '-' } }).slug).toBe('errorNotEmpty')
    expect(problems({ slugs: { de: 'kontakt' } }).slug).toBe('errorAlreadyExists')
    expect(problems({ slugs: { de: 'api' } }).slug).toBe('errorAlreadyExists')
  })

  test('[E-178] the address of another language does not matter here', () => {
    expect(problems({ slugs: { ...page.slugs, fr: 'kontakt' } }, 'fr').slug).toBeNull()
    expect(problems({ slugs: { ...page.slugs, fr: 'kontakt' } }, 'de').slug).toBeNull()
  })

  test('the address of the home page is its own', () => {
    expect(problems({ slugs: { de: 'start' } }, 'de', home).slug).toBeNull()
    expect(drafted(home, { ...draftOf(home), slugs: { de: 'start' } }).slugs).toEqual({ de: '~home' })
  })

  test('a name of 500 characters, one that is taken away, one that never was', () => {
    expect(problems({ name: { de: 'x'.repeat(500) } }).name).toBe('tooLong')
    expect(problems({ name: { de: ' ' } }).name).toBe('empty')
    expect(problems({}, 'fr').name).toBeNull()
    expect(problems({ description: { de: 'x'.repeat(330) } }).description).toBe(10)
  })

  test('what is saved is trimmed and normalised', () => {
    const after = drafted(page, { name: { de: ' Wir ', fr: ' ' }, description: { de: ' Kurz. ' }, slugs: { de: 'wir-' }, disallowedLanguages: ['fr'] })
    expect(after).toMatchObject({ meta: { name: { de: 'Wir' }, description: { de: 'Kurz.' } }, slugs: { de: 'wir' }, disallowedLanguages: ['fr'] })
    expect(Object.keys(after.meta.name)).toEqual(['de'])
  })
})
