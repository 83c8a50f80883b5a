import { expect, test } from 'vitest'
import { cutLabel, linkLabel } from './link-label.ts'

test('[E-090] 20 characters stand in full, 21 are cut to 17 and dots', () => {
  expect(cutLabel('a'.repeat(20))).toBe('a'.repeat(20))
  expect(cutLabel('a'.repeat(21))).toBe(`${'a'.repeat(17)}...`)
  expect(cutLabel('😀'.repeat(20))).toBe('😀'.repeat(20))
})

test('each kind of link is known by what was typed', () => {
  const known = { pageName: () => undefined, pageHref: (id: string) => (id === 'p' ? '/de/edit/kontakt' : undefined), page: 'Seite' }
  expect(linkLabel({ href: 'https://example.ch' }, known)).toBe('example.ch')
  expect(linkLabel({ link: { type: 'phone', phone: '044 123 45 67' } }, known)).toBe('044 123 45 67')
  expect(linkLabel({ link: { type: 'email', email: 'hallo@example.ch' } }, known)).toBe('hallo@example.ch')
  expect(linkLabel({ link: { type: 'page', page: { id: 'p' } } }, known)).toBe('/de/kontakt')
})

test('a page is known by its name as soon as that was read', () => {
  const link = { link: { type: 'page' as const, page: { id: 'p' } } }
  const known = { pageHref: () => '/de/edit/~contact', page: 'Seite' }
  expect(linkLabel(link, { ...known, pageName: () => 'Kontakt' })).toBe('Kontakt')
  expect(linkLabel(link, { ...known, pageName: () => undefined })).toBe('/de/~contact')
})
