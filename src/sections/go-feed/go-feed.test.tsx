import { describe, expect, test } from 'vitest'
import { renderSection, SAMPLE_MEDIA, type SampleGroup } from '../../../tests/support/render-section.tsx'
import { goFeed, goFeedCard } from './go-feed.section.ts'

const article = (title: string, options: Record<string, unknown> = {}): SampleGroup => ({ type: 'goFeedCard', slots: { title, description: 'x'.repeat(201), image: { media: SAMPLE_MEDIA.id, alt: 'Auge' } }, options: { articleUrl: 'https://example.ch/artikel', ...options } })
const titlesIn = (html: string) => [...html.matchAll(/<h3[^>]*>([^<]+)/g)].map((match) => match[1])

describe('article feed', () => {
  test('[V-051] title and as many articles as the option says', () => {
    const html = renderSection({ type: 'goFeed', slots: { title: 'Gesund sehen' }, options: { itemCount: 2 }, cards: ['Eins', 'Zwei', 'Drei'].map((title) => article(title)) })
    expect(html).toMatch(/<h2[^>]*>Gesund sehen<\/h2>/)
    expect(titlesIn(html)).toEqual(['Eins', 'Zwei'])
  })

  test('[V-051] own posts only leaves the others out before counting', () => {
    const cards = [article('Fremd'), article('Eigen 1', { ownPost: true }), article('Fremd 2'), article('Eigen 2', { ownPost: true })]
    expect(titlesIn(renderSection({ type: 'goFeed', slots: { title: 'Gesund sehen' }, options: { itemCount: 2, ownPostsOnly: true }, cards }))).toEqual(['Eigen 1', 'Eigen 2'])
  })

  test('[V-051] the feed and its cards are for opticians only', () => expect([goFeed.opticiansOnly, goFeedCard.opticiansOnly]).toEqual([true, true]))

  test('[V-052] an article shows its picture from this site, title, 200 characters and a link that says where it leads', () => {
    const html = renderSection(article('Trockene Augen'))
    expect(html).toMatch(/<img src="\/media\/[^"]+".*alt="Auge"/)
    expect(html).toContain(`>${'x'.repeat(200)}…<`)
    expect(html).toMatch(/<a href="https:\/\/example\.ch\/artikel"[^>]*aria-label="Artikel lesen: Trockene Augen"[^>]*>Artikel lesen<\/a>/)
    expect(html.match(/https?:/g)).toHaveLength(1)
  })

  test('[V-052] an address that could run, or none, is no link', () => {
    for (const articleUrl of ['javascript:alert(1)', 'data:text/html,x', '//evil.example', '', 'example']) expect(renderSection(article('Text', { articleUrl })), articleUrl).not.toContain('<a ')
  })
})
