import { describe, expect, test } from 'vitest'
import { renderSection, SAMPLE_MEDIA, type SampleGroup } from '../../../tests/support/render-section.tsx'

const card: SampleGroup = {
  type: 'productCard',
  slots: { image: { media: SAMPLE_MEDIA.id, alt: 'Ein Zopf' }, title: 'Butterzopf', description: '500 g', cost: { value: '7.5' }, button: { label: 'Bestellen', link: { type: 'url', url: 'https://example.ch' } } },
}

describe('product board', () => {
  test('[V-064] title and its cards in the chosen number of columns', () => {
    const html = renderSection({ type: 'productBoard', slots: { title: 'Backwaren' }, options: { columns: 5 }, cards: [card, { type: 'productCard', slots: { title: 'Gipfeli' } }] })
    expect(html).toMatch(/<h2[^>]*>Backwaren<\/h2>/)
    expect(html).toContain('data-columns="5"')
    expect(html).toMatch(/<li.*Butterzopf.*<li.*Gipfeli/)
  })

  test('[V-065] a card shows image, title, description, cost in francs and button', () => {
    const html = renderSection({ ...card, options: { imageFormat: 'portrait', objectFit: 'contain' } })
    expect(html).toMatch(/<img [^>]*alt="Ein Zopf"/)
    for (const text of ['Butterzopf', '500 g', 'CHF 7.50', 'Bestellen']) expect(html).toContain(`>${text}<`)
    expect(html).toContain('data-fit="contain" data-format="portrait"')
  })

  test('a card without picture and price has no empty place for them', () => {
    const html = renderSection({ type: 'productCard', slots: { title: 'Gipfeli' } })
    expect(html).not.toMatch(/<img|CHF|<a /)
  })
})
