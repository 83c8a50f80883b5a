import { describe, expect, test } from 'vitest'
import { LOCALES } from '../locales.ts'
import { isReservedSlug, parsePath } from './path.ts'
import { freeSlug, MAX_SLUG, slugAsTyped, slugOf, slugProblem } from './slug.ts'

describe('[E-177] a name becomes an address', () => {
  test.each([
    ['Über uns & Team!', 'ueber-uns-team'],
    ['Öffnungszeiten', 'oeffnungszeiten'],
    ['O\u0308ffnungszeiten', 'oeffnungszeiten'],
    ['Grosse Strasse / Große Straße', 'grosse-strasse-grosse-strasse'],
    ['Métiers d’art, ça & là', 'metiers-dart-ca-la'],
    ["Le Cœur de l'Œuvre", 'le-coeur-de-loeuvre'],
    ['  --  Hallo   Welt  --  ', 'hallo-welt'],
    ['Łódź, Çelësi, Đakovo, Señor', 'lodz-celesi-dakovo-senor'],
    ['Љубав и њега', 'ljubav-i-njega'],
    ['Καλημέρα', 'kalimera'],
    ['50 % auf alles', '50-auf-alles'],
    ['ﬁne ½', 'ne'],
    ['A_b.c~d', 'a-b-c-d'],
    ['我们', ''],
    ['🎉', ''],
    ['!!!', ''],
  ])('%j → %j', (name, slug) => expect(slugOf(name)).toBe(slug))

  test('whatever it gives can stand in an address', () => {
    for (const name of ['x'.repeat(500), 'ä'.repeat(500), '-a-'.repeat(200), 'ß'.repeat(41)]) {
      const slug = slugOf(name)
      expect(slug.length).toBeLessThanOrEqual(MAX_SLUG)
      expect(parsePath(`/de/${slug}`)).toMatchObject({ slug })
      expect(slugOf(slug)).toBe(slug)
    }
  })

  test('whoever types a hyphen finds it again', () => {
    expect(slugAsTyped('Über uns ')).toBe('ueber-uns-')
    expect(slugAsTyped('-Über')).toBe('ueber')
  })
})

describe('[E-176] an address that cannot be', () => {
  const isTaken = (slug: string) => slug === 'kontakt'

  test('is empty, belongs to another page, or is a part of the address itself', () => {
    expect(slugProblem('', isTaken)).toBe('errorNotEmpty')
    expect(slugProblem('kontakt', isTaken)).toBe('errorAlreadyExists')
    for (const word of ['api', 'media', 'assets', 'login', 'search', 'edit', 'game', '~home', ...LOCALES]) expect(slugProblem(word, isTaken), word).toBe('errorAlreadyExists')
    expect(slugProblem('kontakt-2', isTaken)).toBeNull()
  })

  test('gets a number', () => {
    expect(freeSlug('kontakt', isTaken)).toBe('kontakt-2')
    expect(freeSlug('kontakt', (slug) => ['kontakt', 'kontakt-2'].includes(slug))).toBe('kontakt-3')
    expect(freeSlug('api', () => false)).toBe('api-2')
    expect(freeSlug('ueber-uns', isTaken)).toBe('ueber-uns')
    const long = 'x'.repeat(MAX_SLUG)
    expect(freeSlug(long, (slug) => slug === long)).toBe(`${'x'.repeat(MAX_SLUG - 2)}-2`)
  })

  test('no number leads to a reserved word', () => expect(isReservedSlug(freeSlug('de', () => false))).toBe(false))
})
