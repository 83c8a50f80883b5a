import { describe, expect, test } from 'vitest'
import { renderSection, SAMPLE_MEDIA } from '../../../tests/support/render-section.tsx'
import type { RichText } from '../../model/content/rich-text.ts'

const doc: RichText = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Überschrift' }] },
    { type: 'heading', attrs: { level: 5 }, content: [{ type: 'text', text: 'Fünfte' }] },
    { type: 'paragraph', content: [{ type: 'text', text: 'Fett', marks: [{ type: 'bold' }] }, { type: 'text', text: ' und ' }, { type: 'text', text: 'verlinkt', marks: [{ type: 'link', attrs: { href: 'https://example.ch' } }] }] },
    { type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Eins' }] }] }, { type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Zwei' }] }] }] },
    { type: 'image', attrs: { mediaId: SAMPLE_MEDIA.id, alt: 'Der See' } },
  ],
}

describe('rich text block', () => {
  test('[V-039] title and rich text, with alignment, size and colour from its options', () => {
    const html = renderSection({ type: 'richTextBlock', slots: { title: 'Über uns', textBlock: { rich: doc } }, options: { alignment: 'center', textSize: 'large', color: 'surface' } })
    expect(html).toMatch(/<h2[^>]*>Über uns<\/h2>/)
    expect(html).toMatch(/data-tone="surface".*data-align="center" data-size="large"/)
  })

  test('[V-227] paragraph, header with its level, list with its items, image with alt at 600 × 400', () => {
    const html = renderSection({ type: 'richTextBlock', slots: { textBlock: { rich: doc } } })
    expect(html).toMatch(/<h2>Überschrift<\/h2>/)
    expect(html).toMatch(/<h5>Fünfte<\/h5>/)
    expect(html).toContain('<strong>Fett</strong>')
    expect(html).toContain('<a href="https://example.ch" target="_blank" rel="noopener">verlinkt</a>')
    expect(html).toMatch(/<ul><li><p>Eins<\/p><\/li><li><p>Zwei<\/p><\/li><\/ul>/)
    expect(html).toMatch(/<img [^>]*width="600" height="400" alt="Der See"/)
  })

  test('[V-227] a picture without a description is seen although there is no word', () => {
    const picture: RichText = { type: 'doc', content: [{ type: 'image', attrs: { mediaId: SAMPLE_MEDIA.id, alt: '' } }] }
    expect(renderSection({ type: 'richTextBlock', slots: { textBlock: { rich: picture } } })).toContain(`/media/${SAMPLE_MEDIA.id}/`)
  })

  test('[V-228] markup in stored text is text, and a link that slipped into storage cannot run', () => {
    const hostile: RichText = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: '<script>alert(1)</script><img src=x onerror=alert(1)>' }, { type: 'text', text: 'klick', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] }] }] }
    const html = renderSection({ type: 'richTextBlock', slots: { textBlock: { rich: hostile } } })
    expect(html).not.toMatch(/<script|<img|javascript:/)
    expect(html).toContain('&lt;script&gt;')
    expect(html).toContain('klick')
  })
})
