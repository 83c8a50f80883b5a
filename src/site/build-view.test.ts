import { describe, expect, test } from 'vitest'
import { DEFAULT_THEME } from '../actions/site/default-theme.ts'
import type { Locale } from '../model/locales.ts'
import { NO_LOGO } from '../model/site/logo.ts'
import { settingsSchema } from '../model/site/settings.ts'
import type { Site } from '../model/site/site.ts'
import { buildFrame } from './build-view.ts'
import type { FrameSource, LinkTarget } from './page-source.ts'

const site: Site = { id: 's', name: 'Muster', host: 'muster.example', businessType: 'general', locales: ['de', 'fr'], features: [], theme: DEFAULT_THEME }
const target = (id: string, name: Partial<Record<Locale, string>>): LinkTarget => ({
  id,
  collection: null,
  status: 'published',
  slugs: { de: id, fr: id },
  disallowedLanguages: [],
  meta: { name, description: {} },
})
const entry = (id: string, label: Partial<Record<Locale, string>>, pages: readonly string[]) => ({
  id,
  label,
  children: pages.map((page) => ({ id: `${id}-${page}`, type: 'page' as const, page, appearance: 'default' as const })),
})

function frameOf(source: Partial<FrameSource>, locale: Locale = 'fr') {
  const plain: FrameSource = { settings: settingsSchema.parse({}), logo: NO_LOGO, navigation: [], addresses: new Map(), roles: {}, business: null, now: new Date('2026-11-15T12:00:00Z') }
  return buildFrame({ site, source: { ...plain, ...source }, place: { locale, mode: 'live' }, page: null })
}

describe('the menu', () => {
  const pages = [target('team', { de: 'Team' }), target('about', { de: 'Über uns', fr: 'À propos' }), target('empty', { fr: ' ' })]
  const addresses = new Map(pages.map((page) => [page.id, page]))

  test('an entry without a word in the page’s language has that of another language, and never an empty line', () => {
    const navigation = [entry('one', {}, ['team']), entry('two', { de: 'Firma', fr: '' }, ['team', 'about']), entry('three', {}, ['empty'])]
    expect(frameOf({ navigation, addresses }).menu).toMatchObject([
      { label: 'Team', href: '/fr/team' },
      { label: 'Firma', children: [{ label: 'Team' }, { label: 'À propos' }] },
    ])
    expect(frameOf({ navigation, addresses }).menu).toHaveLength(2)
  })

  test('its own word comes before the name of the page', () => {
    expect(frameOf({ navigation: [entry('one', { fr: 'L’équipe' }, ['about'])], addresses }).menu).toMatchObject([{ label: 'L’équipe' }])
  })
})

test('the footer’s links follow the roles of pages, and keep their usual address where no page has the role', () => {
  const addresses = new Map([['legal', target('legal', { fr: 'Mentions' })]])
  expect(frameOf({ roles: { imprint: 'legal' }, addresses }).legal.map(({ href }) => href)).toEqual(['/fr/legal', '/fr/~privacy'])
  expect(frameOf({}).legal.map(({ href }) => href)).toEqual(['/fr/~imprint', '/fr/~privacy'])
  expect(frameOf({ roles: { contact: 'legal' }, addresses }).contactHref).toBe('/fr/legal')
})
