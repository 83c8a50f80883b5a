import { describe, expect, test } from 'vitest'
import { renderSection, SAMPLE_MEDIA, type SampleGroup } from '../../../tests/support/render-section.tsx'

const lake: SampleGroup = { type: 'imageCard', slots: { image: { media: SAMPLE_MEDIA.id, alt: 'Der See' }, title: 'Am See', description: 'Am Abend' } }

describe('gallery', () => {
  test.each(['grid', 'masonry', 'carousel'])('[V-046] title, description and pictures as %s with 3, 4 or 5 columns', (layout) => {
    for (const columns of [3, 4, 5]) {
      const html = renderSection({ type: 'imageBoard', slots: { title: 'Galerie', description: 'Was wir sehen' }, options: { layout, columns }, cards: [lake] })
      expect(html).toMatch(/<h2[^>]*>Galerie<\/h2><p[^>]*>Was wir sehen<\/p>/)
      expect(html).toMatch(new RegExp(`data-layout="${layout}" data-columns="${columns}".*alt="Der See"`))
    }
  })

  test('[V-047] a picture card has picture, title and description, and says how the picture stands', () => {
    const html = renderSection({ ...lake, options: { objectFit: 'contain', imageFormat: 'portrait' } })
    expect(html).toMatch(/data-fit="contain" data-format="portrait"/)
    expect(html).toMatch(/<img [^>]*alt="Der See".*<h3[^>]*>Am See<\/h3>.*Am Abend/)
    expect(html).not.toContain('<a ')
    expect(renderSection(lake)).toMatch(/data-fit="cover" data-format="square"/)
  })

  test('[V-047] a link makes the whole card a link; an outside one opens a new tab', () => {
    const inside = renderSection({ ...lake, options: { link: { type: 'page', page: { id: '1'.repeat(26) } } } })
    expect(inside).toMatch(new RegExp(`<a href="/de/${'1'.repeat(26)}" class="[^"]*"><img .*Am See.*</a>`))
    const outside = renderSection({ ...lake, options: { link: { type: 'url', url: 'https://example.ch' } } })
    expect(outside).toMatch(/<a href="https:\/\/example\.ch"[^>]* target="_blank" rel="noopener">/)
  })
})
