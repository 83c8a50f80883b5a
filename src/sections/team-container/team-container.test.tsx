import { describe, expect, test } from 'vitest'
import { renderSection, SAMPLE_MEDIA, type SampleGroup } from '../../../tests/support/render-section.tsx'

const anna: SampleGroup = {
  type: 'teamDetails',
  slots: {
    name: 'Anna Frei',
    function: 'Augenoptikerin',
    description: 'Seit 2011 bei uns.',
    email: { value: 'anna@example.ch' },
    image: { media: SAMPLE_MEDIA.id, alt: 'Anna Frei im Laden' },
  },
}

describe('team', () => {
  test.each(['grid', 'masonry', 'split', 'carousel', 'avatar'])('[V-041] title, description and members as %s', (layout) => {
    const html = renderSection({
      type: 'teamContainer',
      slots: { title: 'Unser Team', description: 'Drei Leute, ein Laden.' },
      options: { layout, columns: 4, alignment: 'center', color: 'surface' },
      cards: [anna],
    })
    expect(html).toMatch(/<h2[^>]*>Unser Team<\/h2>/)
    expect(html).toContain('Drei Leute, ein Laden.')
    expect(html).toMatch(/<section[^>]*data-tone="surface"[^>]*data-align="center"/)
    expect(html).toMatch(new RegExp(`data-layout="${layout}".*<h3[^>]*>Anna Frei</h3>`))
  })

  test('[V-044] a member has name, function, description, e-mail and picture', () => {
    const html = renderSection(anna)
    expect(html).toMatch(/<h3[^>]*>Anna Frei<\/h3>/)
    expect(html).toMatch(/<p[^>]*>Augenoptikerin<\/p>/)
    expect(html).toMatch(/<p[^>]*>Seit 2011 bei uns\.<\/p>/)
    expect(html).toMatch(/<a href="mailto:anna@example\.ch"[^>]*>(?:<[^>]*>)*anna@(?:<[^>]*>)*example\.(?:<[^>]*>)*ch(?:<[^>]*>)*<\/a>/)
    expect(html).toMatch(/<img [^>]*alt="Anna Frei im Laden"/)
  })

  test('[V-044] each part but the name can be switched off, and an empty one leaves nothing behind', () => {
    const html = renderSection({ ...anna, options: { showFunction: false, showDescription: false, showEmail: false, showImage: false } })
    expect(html).toContain('Anna Frei')
    expect(html).not.toMatch(/<p|<a |<img/)
    expect(renderSection({ type: 'teamDetails', slots: { name: 'Anna Frei' } })).not.toMatch(/<p|<a |<img|mailto/)
  })
})
