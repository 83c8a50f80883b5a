import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { groupOf, type SampleGroup } from '../../../tests/support/render-section.tsx'
import { sampleJob } from '../../../tests/support/sample-job.ts'
import { DEFAULT_THEME } from '../../actions/site/default-theme.ts'
import type { Branch } from '../../model/business/branch.ts'
import { NO_LOGO } from '../../model/site/logo.ts'
import { settingsSchema } from '../../model/site/settings.ts'
import type { Site } from '../../model/site/site.ts'
import { buildHead } from '../build-view.ts'
import type { PageSource } from '../page-source.ts'
import { HeadFacts } from '../document/HeadFacts.tsx'

const ORIGIN = 'https://muster.example'
const site: Site = { id: 's', name: 'Muster', host: 'muster.example', businessType: 'optician', locales: ['de', 'fr'], features: [], theme: DEFAULT_THEME }

const branch: Branch = {
  id: 'stadt',
  name: 'Stadt',
  url: null,
  street: 'Gasse',
  streetNumber: '1',
  zip: '8000',
  city: 'Zürich',
  phone: '+41 44 555 00 00',
  email: '',
  hours: {
    periods: [1, 2].map((day) => ({ open: { day, time: '0900' }, close: { day, time: '1830' } })),
    special: [
      { date: '2026-12-24', open: '0900', close: '1400' },
      { date: '2026-12-25', open: '0030', close: '0030' },
      { date: '2020-01-01', open: '0030', close: '0030' },
    ],
  },
}

type Wish = { sections?: SampleGroup[]; role?: 'home' | 'search'; data?: Record<string, unknown>; settings?: object; name?: string; business?: Site['businessType']; branches?: Branch[] | null }

function thingsOf({ sections = [], role, data = {}, settings = {}, name = 'Kontakt', business = 'optician', branches = null }: Wish) {
  const source: PageSource = {
    address: { locale: 'de', mode: 'live', collection: null, slug: role === 'home' ? '~home' : 'kontakt' },
    page: {
      id: 'p',
      collection: null,
      role: role ?? null,
      status: 'published',
      meta: { name: { de: name }, description: {} },
      slugs: { de: role === 'home' ? '~home' : 'kontakt', fr: 'contact' },
      disallowedLanguages: [],
      isProtected: false,
    },
    groups: sections.map(groupOf),
    data,
    media: {},
    addresses: new Map(),
    frame: { settings: settingsSchema.parse(settings), logo: NO_LOGO, navigation: [], addresses: new Map(), roles: {}, business: branches && { name: 'Muster', branches }, now: new Date('2026-11-15T12:00:00Z') },
  }
  const html = renderToString(<HeadFacts head={buildHead({ ...site, businessType: business }, source, ORIGIN)} />)
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map((match) => JSON.parse(match[1] ?? '') as { '@graph': Record<string, unknown>[] })
  return { html, things: scripts.flatMap((script) => script['@graph']) }
}

describe('what a page tells machines', () => {
  test('the home page says who speaks and how to search', () => {
    const { things } = thingsOf({
      role: 'home',
      settings: { footer: { street: 'Gasse 1', city: '8000 Zürich', phone: '+41 44 555 00 00' }, socialAccounts: { instagram: 'https://www.instagram.com/muster' } },
    })
    expect(things).toMatchObject([
      {
        '@type': 'Organization',
        '@id': `${ORIGIN}/#organization`,
        name: 'Muster',
        telephone: '+41 44 555 00 00',
        logo: `${ORIGIN}/icon-512.png`,
        sameAs: ['https://www.instagram.com/muster'],
        address: { streetAddress: 'Gasse 1', postalCode: '8000', addressLocality: 'Zürich' },
      },
      { '@type': 'WebSite', potentialAction: { '@type': 'SearchAction', target: { urlTemplate: `${ORIGIN}/de/search?search={search_term_string}` } } },
    ])
  })

  test('a site without branches is a place of business with the hours of its settings', () => {
    const hours = { periods: [{ open: { day: 2, time: '0600' }, close: { day: 2, time: '1830' } }], special: [] }
    const footer = { street: 'Gasse 1', city: '8000 Zürich', phone: '+41 44 555 00 00', hours }
    expect(thingsOf({ role: 'home', business: 'general', settings: { footer } }).things[0]).toMatchObject({
      '@type': 'LocalBusiness',
      '@id': `${ORIGIN}/#organization`,
      address: { streetAddress: 'Gasse 1' },
      openingHoursSpecification: [{ opens: '06:00', closes: '18:30', dayOfWeek: ['Tuesday'] }],
    })
    expect(thingsOf({ role: 'home', settings: { footer: { ...footer, hours: {} } } }).things[0]).toMatchObject({ '@type': 'Organization' })
  })

  test('so is a site with one branch, and one with several is an organisation', () => {
    expect(thingsOf({ role: 'home', branches: [branch] }).things[0]).toMatchObject({
      '@type': 'Optician',
      address: { streetAddress: 'Gasse 1', postalCode: '8000' },
      openingHoursSpecification: [{ opens: '09:00', closes: '18:30' }],
    })
    const several = thingsOf({ role: 'home', branches: [branch, { ...branch, id: 'land' }] }).things[0]
    expect(several).toMatchObject({ '@type': 'Organization' })
    expect(several).not.toHaveProperty('openingHoursSpecification')
  })

  test('every other page says where it stands', () => {
    expect(thingsOf({}).things).toEqual([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Muster', item: `${ORIGIN}/de` },
          { '@type': 'ListItem', position: 2, name: 'Kontakt', item: `${ORIGIN}/de/kontakt` },
        ],
      },
    ])
  })

  test('a branch has its address, its hours, and the special days that are still to come', () => {
    const shown = {
      sections: [
        { type: 'contact', id: 'c' },
        { type: 'contact', id: 'd' },
      ],
      data: { c: { branches: [branch], now: '2026-11-15T12:00:00.000Z' }, d: { branches: [branch], now: '2026-11-15T12:00:00.000Z' } },
    }
    const [, ...branches] = thingsOf(shown).things
    expect(branches).toHaveLength(1)
    expect(branches[0]).toMatchObject({
      '@type': 'Optician',
      name: 'Muster Stadt',
      url: `${ORIGIN}/de/kontakt`,
      logo: `${ORIGIN}/icon-512.png`,
      telephone: '+41 44 555 00 00',
      address: { '@type': 'PostalAddress', streetAddress: 'Gasse 1', postalCode: '8000', addressLocality: 'Zürich', addressCountry: 'CH' },
      openingHoursSpecification: [{ '@type': 'OpeningHoursSpecification', opens: '09:00', closes: '18:30', dayOfWeek: ['Monday', 'Tuesday'] }],
      specialOpeningHoursSpecification: [
        { opens: '09:00', closes: '14:00', validFrom: '2026-12-24', validThrough: '2026-12-24' },
        { opens: '00:00', closes: '00:00', validFrom: '2026-12-25', validThrough: '2026-12-25' },
        { opens: '00:00', closes: '00:00', validFrom: '2027-01-01', validThrough: '2027-01-01' },
      ],
    })
    expect(branches[0]).not.toHaveProperty('email')
    expect(thingsOf({ ...shown, business: 'general' }).things[1]).toMatchObject({ '@type': 'LocalBusiness' })
  })

  test('[V-205] machines read the same holidays and the same whole days as people', () => {
    const always = { ...branch, canton: 'TI', hours: { periods: [{ open: { day: 1, time: '0000' }, close: { day: 1, time: '2400' } }], special: [] } }
    expect(thingsOf({ sections: [{ type: 'contact', id: 'c' }], data: { c: { branches: [always], now: '2026-12-01T12:00:00.000Z' } } }).things[1]).toMatchObject({
      openingHoursSpecification: [{ opens: '00:00', closes: '23:59', dayOfWeek: ['Monday'] }],
      specialOpeningHoursSpecification: [
        ['2026-12-08', '2026-12-08'],
        ['2026-12-25', '2026-12-26'],
        ['2027-01-01', '2027-01-01'],
      ].map(([validFrom, validThrough]) => ({ opens: '00:00', closes: '00:00', validFrom, validThrough })),
    })
  })

  test('courses are named, and only those that visitors see', () => {
    const cards: SampleGroup[] = [
      { type: 'serviceCard', id: 'one', slots: { title: 'Löten', description: 'Zwei Tage an der Werkbank.' } },
      { type: 'serviceCard', slots: { title: 'Ohne Worte' } },
      { type: 'serviceCard', slots: { title: 'Versteckt', description: 'x' }, disallowedLanguages: ['de'] },
    ]
    expect(thingsOf({ sections: [{ type: 'courses', cards }] }).things.slice(1)).toMatchObject([
      { '@type': 'Course', name: 'Löten', description: 'Zwei Tage an der Werkbank.', url: `${ORIGIN}/de/kontakt#s-one`, provider: { name: 'Muster' } },
    ])
  })

  test('a section that is hidden in this language tells nothing', () => {
    expect(thingsOf({ sections: [{ type: 'hero', slots: { title: 'Da' } }, { type: 'contact', id: 'c', disallowedLanguages: ['de'] }], data: { c: { branches: [branch], now: '2026-11-15T12:00:00.000Z' } } }).things).toHaveLength(1)
  })

  test('no word of a job can end the script', () => {
    const job = { ...sampleJob, title: '</script><script>alert(1)</script>', pictures: [], inText: {} }
    const { html, things } = thingsOf({ sections: [{ type: 'jobs', id: 'j' }], data: { j: [job] } })
    expect(html).not.toContain('<script>alert')
    expect(things).toContainEqual(expect.objectContaining({ '@type': 'JobPosting', title: job.title }))
  })

  test('no word can end the script', () => {
    const { html, things } = thingsOf({ name: '</script><script>alert(1)</script><!--' })
    expect(html).not.toContain('<script>alert')
    expect(JSON.stringify(things)).toContain('</script><script>alert(1)</script><!--')
  })

  test('what a reviewer wrote can neither', () => {
    const review = { rating: 5, text: '</script><script>alert(1)</script>', authorName: '<!--', relativeTimeDescription: 'heute' }
    const data = { r: [{ id: 'one', branchId: 'stadt', branchName: 'Stadt', city: 'Zürich', review, open: null }] }
    const { html, things } = thingsOf({ sections: [{ type: 'reviewSlider', id: 'r', options: { locations: ['stadt'] } }], data })
    expect(html).not.toMatch(/<script>alert|<!--/)
    expect(things.at(-1)).toMatchObject({
      '@type': 'Review',
      itemReviewed: { '@type': 'Optician', '@id': `${ORIGIN}/#branch-stadt` },
      reviewBody: review.text,
      author: { name: '<!--' },
    })
  })

  test('the search page stays out of search engines and tells nothing', () => {
    const { html, things } = thingsOf({ role: 'search' })
    expect(things).toEqual([])
    expect(html).toContain('content="noindex"')
    expect(html).not.toContain('canonical')
  })
})
