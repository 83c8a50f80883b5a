import { describe, expect, test } from 'vitest'
import { renderSection, SAMPLE_MEDIA } from '../../../tests/support/render-section.tsx'

const film = { ...SAMPLE_MEDIA, id: '1'.repeat(26), mediaType: 'video' as const, video: { source: 'mux' as const, videoId: 'rundgang', aspectRatio: '16:9' } }
const slots = {
  kicker: 'Werkstatt',
  title: 'Wir schleifen selbst',
  subtitle: 'Im Haus',
  description: 'Zwei Tage statt zwei Wochen.',
  button: { label: 'Zur Werkstatt', link: { type: 'url', url: 'https://example.ch' } as const },
  image: { media: SAMPLE_MEDIA.id, alt: 'Schleifstein' },
  video: { media: film.id, alt: 'Rundgang' },
}
const render = (options: Record<string, unknown> = {}) => renderSection({ type: 'cta', slots, options }, { media: [SAMPLE_MEDIA, film] })

describe('text and image', () => {
  test('[V-037] shows kicker, title, subtitle, description, button and picture', () => {
    const html = render()
    for (const text of ['Werkstatt', 'Im Haus', 'Zwei Tage statt zwei Wochen.', '>Zur Werkstatt<', 'alt="Schleifstein"']) expect(html).toContain(text)
    expect(html).toMatch(/<h2[^>]*>Wir schleifen selbst<\/h2>/)
    expect(html).not.toContain('<video')
  })

  test('[V-037] shows the video instead when it is the chosen medium', () => {
    const html = render({ media: 'video' })
    expect(html).toContain('<video')
    expect(html).not.toContain('<img')
  })

  test('[V-037] the side of the picture and the stacking come from its two alignments', () => {
    expect(render()).toMatch(/data-side="right" data-stack="default"/)
    expect(render({ alignment: 'left', shiftedAlignment: 'textAboveMedia' })).toMatch(/data-side="left" data-stack="textAboveMedia"/)
  })

  test('[V-037] without a medium there is no place left for one', () => {
    expect(renderSection({ type: 'cta', slots: { title: 'Nur Text' } })).toMatch(/<div class="[^"]*media[^"]*"><\/div>/)
  })
})
