import { describe, expect, test } from 'vitest'
import { renderSection, SAMPLE_MEDIA, type SampleGroup } from '../../../tests/support/render-section.tsx'

const place = (id: string, title: string, longitude: number, over: Partial<SampleGroup> = {}): SampleGroup => ({
  type: 'mapDetails',
  id,
  slots: { title, description: `Über ${title}`, image: { media: SAMPLE_MEDIA.id, alt: title } },
  options: {
    poi: [
      { latitude: 47.5, longitude, icon: 'start' },
      { latitude: 47.51, longitude: longitude + 0.01, icon: 'party' },
    ],
    mapRoute: [
      [longitude, 47.5],
      [longitude + 0.01, 47.51],
    ],
  },
  ...over,
})
const draw = (cards: readonly SampleGroup[]) => renderSection({ type: 'mapContainer', slots: { title: 'Unterwegs' }, cards })

describe('map', () => {
  test('[V-071] markers and routes of its places on a map of Switzerland, drawn without asking anybody', () => {
    const html = draw([place('a', 'Bahnhof', 8.72), place('b', 'Park', 8.75)])
    expect(html).toMatch(/<svg[\s\S]*<ul[^>]*aria-label="Karte"/)
    expect(html.match(/data-icon="start"/g)).toHaveLength(2)
    expect(html.match(/data-icon="party"/g)).toHaveLength(2)
    expect(html.match(/class="[^"]*route[^"]*"/g)).toHaveLength(2)
    expect(html).not.toMatch(/https?:/)
  })

  test('[V-072] a place shows title, description and image, and its markers lead to it', () => {
    const html = draw([place('a', 'Bahnhof', 8.72)])
    expect(html).toMatch(/<article id="s-a"[\s\S]*<h3[^>]*>Bahnhof<\/h3>[\s\S]*Über Bahnhof[\s\S]*alt="Bahnhof"/)
    expect(html).toMatch(/<a href="#s-a"[^>]*data-icon="start" aria-label="1 Bahnhof, Start"/)
  })

  test('a place with unreadable points or for another language is left off the map', () => {
    const html = draw([place('a', 'Bahnhof', 8.72, { options: { poi: [] } }), place('b', 'Park', 8.75, { disallowedLanguages: ['de'] })])
    expect(html).not.toContain('data-icon')
    expect(html).toContain('Bahnhof')
    expect(html).not.toContain('Park')
  })

  test('the base map is our own: the country with its lakes, of which those in view are drawn', () => {
    const water = (html: string) => /<path d="([^"]*)" class="[^"]*water[^"]*"/.exec(html)?.[1]?.split('Z').length ?? 0
    expect(water(draw([]))).toBe(18)
    const close = water(
      draw([
        place('a', 'Bahnhof', 8.55, {
          options: {
            poi: [
              { latitude: 47.36, longitude: 8.53, icon: 'start' },
              { latitude: 47.3, longitude: 8.6, icon: 'end' },
            ],
          },
        }),
      ]),
    )
    expect(close).toBeGreaterThan(1)
    expect(close).toBeLessThan(10)
  })

  test('without places it is the country and a word about it', () => {
    expect(draw([])).toContain('Noch keine Orte auf der Karte')
  })
})
