import { describe, expect, test } from 'vitest'
import { renderSection, SAMPLE_MEDIA, type SampleGroup } from '../../../tests/support/render-section.tsx'

const slide = (over: Partial<SampleGroup> = {}): SampleGroup => ({
  type: 'contentSliderCard',
  slots: { title: 'Werkstatt', description: 'Von Hand', button: { label: 'Mehr', link: { type: 'url', url: 'https://example.ch' } }, backgroundImage: { media: SAMPLE_MEDIA.id }, video: { media: 'v'.repeat(26) } },
  ...over,
})
const video = { ...SAMPLE_MEDIA, id: 'v'.repeat(26), mediaType: 'video' as const, video: { source: 'mux' as const, videoId: 'one', aspectRatio: null } }
const board = (cards: readonly SampleGroup[]) => renderSection({ type: 'contentSliderBoard', id: 'slider1', cards }, { media: [SAMPLE_MEDIA, video] })

describe('content slider', () => {
  test('[V-061] its cards are slides in order, with a progress bar that starts at the first', () => {
    const html = board([slide({ slots: { title: 'Eins' } }), slide({ slots: { title: 'Zwei' } }), slide({ slots: { title: 'Drei' } })])
    expect([...html.matchAll(/<h2[^>]*>(\w+)<\/h2>/g)].map(([, title]) => title)).toEqual(['Eins', 'Zwei', 'Drei'])
    expect(html.match(/<li/g)).toHaveLength(3)
    expect(html).toMatch(/<progress[^>]* value="0\.28/)
  })

  test('[V-062] a slide shows title, description, button and its background picture', () => {
    const html = board([slide()])
    for (const part of ['Werkstatt', 'Von Hand', 'href="https://example.ch"', `/media/${SAMPLE_MEDIA.id}/`]) expect(html).toContain(part)
    expect(html).not.toContain('<video')
  })

  test('[V-062] with the medium video it shows the video and no picture', () => {
    const html = board([slide({ options: { media: 'video' } })])
    expect(html).toContain('/video/one/index.m3u8')
    expect(html).not.toContain(`/media/${SAMPLE_MEDIA.id}/`)
  })

  test('[V-217] slider and page are named for whoever listens to its progress', () => {
    expect(board([slide()])).toMatch(/data-slider-id="slider1" data-page-id="page"/)
  })

  test('nobody is held: there is a way past the slides, and no slides are no section', () => {
    expect(board([slide()])).toMatch(/<a href="#end-slider1"[\s\S]*<span id="end-slider1" tabindex="-1"/i)
    expect(board([])).toBe('')
  })
})
