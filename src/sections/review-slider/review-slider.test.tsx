import { describe, expect, test } from 'vitest'
import { NO_SOURCES } from '../../../tests/support/no-sources.ts'
import { expectWaitingSection } from '../../../tests/support/expect-waiting-section.tsx'
import { groupOf, renderSection } from '../../../tests/support/render-section.tsx'
import { sampleBranch } from '../../../tests/support/sample-branch.ts'
import type { Locale } from '../../model/locales.ts'
import type { DescriptionInput } from '../define-structured-data.ts'
import type { LoaderSources } from '../define-loader.ts'
import type { ShownReview } from './review-data.ts'
import { reviewSliderLoader } from './review-slider.loader.ts'
import { reviewSlider } from './review-slider.section.ts'
import { describeReviews } from './review-slider.structured-data.ts'

const review = (id: string, rating: number, over: Partial<ShownReview> = {}): ShownReview => ({
  id,
  branchId: 'staefa',
  branchName: 'Atelier am See',
  city: 'Stäfa',
  review: { rating, text: `Text ${id}`, authorName: `Person ${id}`, relativeTimeDescription: 'vor 2 Wochen' },
  open: null,
  ...over,
})
const render = (data: unknown, locations: readonly string[] = ['staefa'], locale: Locale = 'de') =>
  renderSection({ type: 'reviewSlider', id: 'r', slots: { title: 'Bewertungen' }, options: { locations } }, { data: { r: data }, locale })
const plain = (html: string) => html.replaceAll(/<[^>]*>/g, '|').replaceAll(/\|+/g, '|')

describe('review slider', () => {
  test('[V-077] an optional title; without locations it asks for them, with some it says that there is no review', () => {
    expectWaitingSection({ definition: reviewSlider, note: 'Bitte wählen Sie Standorte aus, um Bewertungen anzuzeigen', options: ['minRating', 'locations'] })
    expect(render([])).toContain('Keine Bewertungen gefunden')
    expect(render(undefined)).toContain('Keine Bewertungen gefunden')
  })

  test('[V-077] the lowest rating lies between 1 and 5, and locations are a list', () => {
    const { minRating, locations } = reviewSlider.options
    expect(minRating).toMatchObject({ kind: 'number', bounds: { min: 1, max: 5 } })
    expect([0, 3, 9].map((value) => minRating.schema.parse(value))).toEqual([1, 3, 5])
    expect(locations).toMatchObject({ kind: 'location', default: [] })
  })

  test('[B-46] without locations no review is shown, whatever was loaded', () => {
    const html = render([review('a', 5)], [])
    expect(html).toContain('Bitte wählen Sie Standorte aus, um Bewertungen anzuzeigen')
    expect(html).not.toContain('Text a')
  })

  test('[V-159] a slide names text, author, time, branch and town', () => {
    const html = render([review('a', 5), review('b', 4)])
    expect(html).toMatch(/<h2[^>]*>Bewertungen<\/h2>/)
    expect(html.match(/<figure/g)).toHaveLength(2)
    expect(plain(html)).toContain('|Text a|Person a| |vor 2 Wochen|Atelier am See|, |Stäfa|')
  })

  test('[V-159] its age is told in the page’s language; words that nobody understands say which one they are in', () => {
    const written = (age: string, locale: Locale) =>
      /<figcaption.*?<span[^>]*>Person a<\/span> (<span.*?<\/span>)/
        .exec(render([review('a', 5, { review: { ...review('a', 5).review, relativeTimeDescription: age } })], ['staefa'], locale))?.[1]
        ?.replace(/ class="[^"]*"/, '')
    expect(written('vor einem Monat', 'de')).toBe('<span>vor einem Monat</span>')
    expect(written('vor 2 Wochen', 'fr')).toBe('<span>il y a 2 semaines</span>')
    expect(written('vor einem Monat', 'en')).toBe('<span>1 month ago</span>')
    expect(written('neulich', 'it')).toBe('<span lang="de">neulich</span>')
  })

  test('a review is stored in one language, and says so on pages in others, to machines and to who reads', () => {
    const italian = render([review('a', 5)], ['staefa'], 'it')
    expect(italian).toMatch(/<blockquote [^>]*lang="de">Text a</)
    expect(plain(italian)).toContain('|Person a| |2 settimane fa| |in tedesco|')
    expect(render([review('a', 5)])).not.toMatch(/lang=|auf Deutsch/)
  })

  test('[V-164] [V-165] an option that is moved after loading leaves out at once what does not fit', () => {
    const data = { r: [review('a', 5), review('b', 3), review('c', 5, { branchId: 'else' })] }
    const html = renderSection({ type: 'reviewSlider', id: 'r', options: { locations: ['staefa'], minRating: 4 } }, { data, mode: 'edit' })
    expect([...html.matchAll(/Text (\w)/g)].map(([, id]) => id)).toEqual(['a'])
  })

  test('[V-205] [A-25] beside the rating stands whether the branch is open now; nothing where its hours are unknown', () => {
    const open = { isOpen: true, until: '18:30', opensAt: null, changesAt: '2027-02-03T17:30:00.000Z' }
    expect(render([review('a', 5, { open })])).toContain('Jetzt geöffnet bis 18:30')
    expect(render([review('a', 5, { open: { ...open, isOpen: false, until: null, opensAt: '13:30' } })], ['staefa'], 'fr')).toContain('Fermé maintenant, ouvre à 13:30')
    expect(render([review('a', 5)])).not.toMatch(/Jetzt/)
  })

  test('a branch that is called like its town says so once', () => {
    expect(plain(render([review('a', 5, { branchName: 'Stäfa' })])).match(/Stäfa/g)).toHaveLength(1)
  })

  test('[V-160] the stars have a name that says the rating, as the language writes numbers', () => {
    const stars = (html: string) => [/aria-label="([^"]*5[^"]*)"/.exec(html)?.[1], [...html.matchAll(/<span(?: data-star="(\w+)")?><\/span>/g)].map(([, star = 'full']) => star)]
    const fourAndHalf = ['full', 'full', 'full', 'full', 'half']
    expect(stars(render([review('a', 4.5)]))).toEqual(['4.5 von 5 Sternen', fourAndHalf])
    expect(stars(render([review('a', 4.7)], ['staefa'], 'fr'))).toEqual(['4,7 étoiles sur 5', fourAndHalf])
    expect(stars(render([review('a', 4.4)]))).toEqual(['4.4 von 5 Sternen', ['full', 'full', 'full', 'full', 'empty']])
  })

  test('what people wrote stays text', () => {
    const html = render([review('a', 5, { review: { ...review('a', 5).review, text: '<img src=x onerror=alert(1)>' } })])
    expect(html).not.toContain('<img')
  })
})

describe('its loader', () => {
  const stored = (id: string, branchId = 'staefa') => {
    const { open: _, ...rest } = review(id, 5, { branchId })
    return rest
  }
  const load = async (options: Record<string, unknown>) => {
    const asked: unknown[] = []
    const sources: LoaderSources = {
      ...NO_SOURCES,
      reviews: async (wanted) => (asked.push(wanted), [stored('a'), stored('b', 'markt')]),
      branches: async () => [{ ...sampleBranch, canton: 'ZH', hours: { periods: [{ open: { day: 3, time: '0900' }, close: { day: 3, time: '1830' } }], special: [] } }],
    }
    const input = { siteId: 's', locale: 'de' as const, group: groupOf({ type: 'reviewSlider' }), options, now: new Date('2027-02-03T10:00:00Z') }
    const data = await reviewSliderLoader.load(sources, input, AbortSignal.timeout(1000))
    return { asked, data, tags: reviewSliderLoader.tags(input), ends: reviewSliderLoader.expiresAt?.(input, data) }
  }

  test('[V-164] [V-165] asks for the chosen branches and the lowest rating, and is forgotten with the branches', async () => {
    expect(await load({ locations: ['staefa', 'b'], minRating: 4 })).toEqual({
      asked: [{ branchIds: ['staefa', 'b'], minRating: 4 }],
      data: [
        { ...stored('a'), open: { isOpen: true, until: '18:30', opensAt: null, changesAt: '2027-02-03T17:30:00.000Z' } },
        { ...stored('b', 'markt'), open: null },
      ],
      tags: ['s/branches'],
      ends: new Date('2027-02-03T17:30:00Z'),
    })
  })

  test('[B-46] asks for nothing where no branch is chosen', async () => {
    expect(await load({ locations: [], minRating: 1 })).toMatchObject({ asked: [], data: [], ends: null })
  })
})

test('machines learn each shown review and the branch it is about', () => {
  const site = { name: 'Seeblick', origin: 'https://s.example', organizationId: 'https://s.example/#organization', isOptician: false }
  const input: DescriptionInput = { locale: 'de', site, pageUrl: 'https://s.example/de', slots: {}, options: {}, cards: [], data: [review('a', 4.5)] }
  expect(describeReviews(input)).toEqual([
    {
      '@type': 'Review',
      itemReviewed: {
        '@type': 'LocalBusiness',
        '@id': 'https://s.example/#branch-staefa',
        name: 'Seeblick Atelier am See',
        address: { '@type': 'PostalAddress', addressLocality: 'Stäfa', addressCountry: 'CH' },
      },
      reviewRating: { '@type': 'Rating', ratingValue: 4.5 },
      author: { '@type': 'Person', name: 'Person a' },
      reviewBody: 'Text a',
    },
  ])
  expect(describeReviews({ ...input, data: undefined })).toEqual([])
})

test('a branch with several reviews is described once, with the first of them', () => {
  const site = { name: 'Seeblick', origin: 'https://s.example', organizationId: 'https://s.example/#organization', isOptician: false }
  const input: DescriptionInput = { locale: 'de', site, pageUrl: 'https://s.example/de', slots: {}, options: {}, cards: [], data: [review('a', 4.5), review('b', 4)] }
  expect(describeReviews(input).map(({ itemReviewed }) => itemReviewed)).toEqual([
    expect.objectContaining({ '@id': 'https://s.example/#branch-staefa', name: 'Seeblick Atelier am See' }),
    { '@id': 'https://s.example/#branch-staefa' },
  ])
})
