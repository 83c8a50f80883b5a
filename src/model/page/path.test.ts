import { describe, expect, test } from 'vitest'
import { buildPath, isReservedSlug, parsePath, readFlags, respell, slugOrId } from './path.ts'

describe('paths', () => {
  test('[V-017] the path comes first, then toolbar, pagemenu and the search', () => {
    const address = { locale: 'de', mode: 'edit', collection: 'services', slug: 'sehtest' } as const
    expect(buildPath(address, { search: 'brille & co', pagemenu: true, toolbar: true })).toBe('/de/edit/services/sehtest?toolbar=1&pagemenu=1&search=brille%20%26%20co')
    expect(buildPath({ ...address, mode: 'live' })).toBe('/de/services/sehtest')
  })

  test('what was built is read back', () => {
    for (const path of ['/de', '/en/edit', '/fr/ueber-uns', '/it/edit/services/sehtest', '/de/~imprint', '/de/search']) {
      const address = parsePath(path)
      expect(address && buildPath(address)).toBe(path)
    }
  })

  test('[V-021] the bare locale is the home page', () => {
    expect(parsePath('/de')).toEqual({ locale: 'de', mode: 'live', collection: null, slug: '~home' })
  })

  test.each([
    '/',
    '/xx',
    '/DE',
    '/de/',
    '/de//x',
    '/de/a/b/c',
    '/de/Ä',
    '/de/..',
    '/de/%2e%2e',
    '/de/a b',
    '/de/a\u0000',
    `/de/${'a'.repeat(200)}`,
    '/de/edit/a/b/c',
    '//de',
    '/de/<script>',
  ])('%j is no page address', (path) => {
    expect(parsePath(path)).toBeNull()
  })

  test.each([
    ['/de/%7Econtact', '/de/~contact'],
    ['/de/%7econtact', '/de/~contact'],
    ['/DE/Kontakt', '/de/kontakt'],
    ['/de//kontakt', '/de/kontakt'],
    ['/de/%6Bontakt/', '/de/kontakt'],
    ['//de/kontakt', '/de/kontakt'],
  ])('%s is another spelling of %s', (written, path) => expect(respell(written)).toBe(path))

  test.each(['/de/kontakt', '/de/~contact', '//evil.example/de', '/de/%2e%2e', '/de/%', '/de/%0a', '/de/%3Cscript%3E', '/xx/a'])(
    '%s is no spelling of anything else',
    (written) => {
      expect(respell(written)).toBeNull()
    },
  )

  test('[V-028] a typed slug can never take the place of a system page or segment', () => {
    for (const slug of ['edit', 'search', 'login', 'game', 'api', '~home', '~anything']) expect(isReservedSlug(slug), slug).toBe(true)
    expect(isReservedSlug('ueber-uns')).toBe(false)
  })

  test('[V-020] drafts are linked by id, published pages by slug, and by id without one', () => {
    const page = { id: 'id1', slugs: { de: 'ueber-uns' } }
    expect(slugOrId({ ...page, isPublished: true }, 'de')).toBe('ueber-uns')
    expect(slugOrId({ ...page, isPublished: true }, 'fr')).toBe('id1')
    expect(slugOrId({ ...page, isPublished: false }, 'de')).toBe('id1')
  })

  test('flags are on with 1 and with nothing else', () => {
    expect(readFlags(new URLSearchParams('toolbar=1&pagemenu=0&settings=yes&search=x'))).toEqual({ toolbar: true, pagemenu: false, settings: false, search: 'x' })
  })
})
