import { describe, expect, test } from 'vitest'
import { renderSection, SAMPLE_MEDIA, type SampleGroup } from '../../../tests/support/render-section.tsx'

const news = (count: number): SampleGroup[] => Array.from({ length: count }, (_, index) => ({ type: 'newsFeedCard', slots: { title: `Nachricht ${index + 1}` } }))
const board = (options: Record<string, unknown>, count = 7) => renderSection({ type: 'newsFeedBoard', slots: { title: 'Aktuell' }, options, cards: news(count) })
const titlesIn = (html: string) => [...html.matchAll(/Nachricht (\d+)/g)].map((match) => Number(match[1]))

describe('news', () => {
  test('[V-053] title and as many items as the option says', () => {
    const html = board({ itemCount: 3 })
    expect(html).toMatch(/<h2[^>]*>Aktuell<\/h2>/)
    expect(titlesIn(html)).toEqual([1, 2, 3])
    expect(html).not.toContain('<details')
  })

  test('[V-053] with pagination every further page opens inside the one before, without a script', () => {
    const pages = board({ itemCount: 3, pagination: true }).split('<details')
    expect(pages.map(titlesIn)).toEqual([[1, 2, 3], [4, 5, 6], [7]])
    for (const page of pages.slice(1)) expect(page).toMatch(/<summary[^>]*><span[^>]*>Mehr anzeigen<\/span>/)
    expect(board({ itemCount: 3, pagination: true })).toMatch(/<\/details><\/details>/)
    expect(board({ itemCount: 3, pagination: true })).not.toContain('data-behaviour')
  })

  test('[V-053] a full last page promises no further one', () => {
    expect(board({ itemCount: 3, pagination: true }, 6).match(/<details/g)).toHaveLength(1)
    expect(board({ itemCount: 3, pagination: true }, 3)).not.toContain('<details')
  })

  test('[V-053] an item hidden in this language does not use up a place', () => {
    const [first, ...others] = news(4)
    const html = renderSection({ type: 'newsFeedBoard', options: { itemCount: 2 }, cards: [{ ...first, type: 'newsFeedCard', disallowedLanguages: ['de'] }, ...others] })
    expect(titlesIn(html)).toEqual([2, 3])
  })

  test('[V-054] an item shows date, title, preview, image and button', () => {
    const slots: SampleGroup['slots'] = { kicker: '3. Mai 2026', title: 'Neu', description: 'ä'.repeat(201), image: { media: SAMPLE_MEDIA.id, alt: 'Der Laden' }, button: { label: 'Weiter', link: { type: 'url', url: 'https://example.ch' } } }
    const html = renderSection({ type: 'newsFeedCard', slots })
    expect(html).toMatch(/<img [^>]*alt="Der Laden".*3\. Mai 2026.*<h3[^>]*>Neu<.*<a [^>]*>Weiter<\/a>/)
    expect(html).toContain(`>${'ä'.repeat(200)}…<`)
    expect(renderSection({ type: 'newsFeedCard', slots: { description: 'ä'.repeat(200) } })).toContain(`>${'ä'.repeat(200)}<`)
  })
})
