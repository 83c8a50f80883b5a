import { describe, expect, test } from 'vitest'
import { renderSection, SAMPLE_MEDIA, type SampleGroup } from '../../../tests/support/render-section.tsx'
import { testimonialsContainer } from './testimonials-container.section.ts'

const voice: SampleGroup = { type: 'testimonialDetails', slots: { quote: 'Endlich sehe ich die Berge.', name: 'Beat Kunz', function: 'Lehrer', image: { media: SAMPLE_MEDIA.id, alt: 'Beat Kunz' } } }
const board = (layout: string) => renderSection({ type: 'testimonialsContainer', slots: { title: 'Was andere sagen' }, options: { layout }, cards: [voice] })

describe('testimonials', () => {
  test.each(['grid', 'carousel'])('[V-043] title and voices as %s', (layout) => {
    expect(board(layout)).toMatch(new RegExp(`<h2[^>]*>Was andere sagen</h2>.*data-layout="${layout}".*Endlich sehe ich die Berge`))
  })

  test('[V-043] no other layout is offered, and a stored one becomes the grid', () => {
    expect(testimonialsContainer.options.layout.choices).toEqual(['grid', 'carousel'])
    expect(board('split')).toContain('data-layout="grid"')
  })

  test('[V-045] a voice has quote, name, function and picture', () => {
    const html = renderSection(voice)
    expect(html).toMatch(/<blockquote[^>]*><p[^>]*>Endlich sehe ich die Berge\.<\/p><\/blockquote>/)
    expect(html).toMatch(/<figcaption.*<img [^>]*alt="Beat Kunz".*Beat Kunz.*Lehrer.*<\/figcaption>/)
  })

  test('[V-045] name, function and picture can be switched off', () => {
    const html = renderSection({ ...voice, options: { showName: false, showFunction: false, showImage: false } })
    expect(html).toContain('Endlich sehe ich die Berge.')
    expect(html).not.toMatch(/Beat Kunz|Lehrer|<img/)
  })
})
