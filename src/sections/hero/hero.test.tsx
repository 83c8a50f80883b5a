import { describe, expect, test } from 'vitest'
import { renderSection, SAMPLE_MEDIA } from '../../../tests/support/render-section.tsx'

const link = { type: 'url', url: 'https://example.ch' } as const
const words = { kicker: 'Seit 1974', title: 'Klar sehen', subtitle: 'Am See', description: 'Drei Filialen', button: { label: 'Termin', link }, secondaryButton: { label: 'Mehr', link } }
const film = { ...SAMPLE_MEDIA, id: '1'.repeat(26), mediaType: 'video' as const, video: { source: 'mux' as const, videoId: 'rundgang', aspectRatio: '16:9' } }
const media = [SAMPLE_MEDIA, film]
const image = { media: SAMPLE_MEDIA.id, alt: 'Der See' }

describe('hero', () => {
  test('[V-036] shows kicker, title, subtitle, description and both buttons, the second one quieter', () => {
    const html = renderSection({ type: 'hero', slots: { ...words, image } }, { isFirst: true })
    for (const text of ['Seit 1974', 'Am See', 'Drei Filialen', '>Termin<', '>Mehr<', 'alt="Der See"']) expect(html).toContain(text)
    expect(html).toMatch(/<h1[^>]*>Klar sehen<\/h1>/)
    const [first, second] = [...html.matchAll(/<a href[^>]*class="([^"]*)"/g)].map(([, names]) => names)
    expect(first).toContain('contained')
    expect(second).toContain('outlined')
  })

  test('[V-036] a background picture lies behind the words, with or without a gradient', () => {
    const slots = { title: 'Klar sehen', backgroundImage: image }
    const html = renderSection({ type: 'hero', slots })
    expect(html.indexOf('<img')).toBeLessThan(html.indexOf('<h2'))
    expect(html).toMatch(/class="[^"]*backdrop/)
    expect(html).toMatch(/class="[^"]*gradient/)
    expect(renderSection({ type: 'hero', slots, options: { gradient: false } })).not.toMatch(/class="[^"]*gradient/)
  })

  test('[V-036] the medium is a picture or a video, never both', () => {
    const slots = { title: 'Klar sehen', image, backgroundImage: image, video: { media: film.id, alt: 'Rundgang' } }
    const withImage = renderSection({ type: 'hero', slots, options: { media: 'image' } }, { media })
    const withVideo = renderSection({ type: 'hero', slots, options: { media: 'video' } }, { media })
    expect([withImage.match(/<img/g)?.length, /<video/.test(withImage)]).toEqual([2, false])
    expect([/<video/.test(withVideo), /<img/.test(withVideo), /backdrop/.test(withVideo)]).toEqual([true, false, false])
  })

  test.each([['size', 'small', 'data-size'], ['alignment', 'center', 'data-align'], ['verticalAlignment', 'bottom', 'data-vertical'], ['textPosition', 'top-right', 'data-position'], ['objectFit', 'contain', 'data-fit'], ['color', 'accent', 'data-tone']])('[V-036] option %s reaches the page', (key, value, attribute) => {
    expect(renderSection({ type: 'hero', slots: words, options: { [key]: value } })).toContain(`${attribute}="${value}"`)
    expect(renderSection({ type: 'hero', slots: words })).not.toContain(`${attribute}="${value}"`)
  })

  test('[V-036] words alone leave no empty picture, stage or button row behind', () => {
    const html = renderSection({ type: 'hero', slots: { title: 'Impressum' }, options: { size: 'small' } })
    expect(html).not.toMatch(/<img|<video|<a |stage/)
  })
})
