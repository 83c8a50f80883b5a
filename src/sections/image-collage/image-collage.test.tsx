import { describe, expect, test } from 'vitest'
import { renderSection, SAMPLE_MEDIA } from '../../../tests/support/render-section.tsx'

const NAMES = ['image', 'secondaryImage', 'tertiaryImage', 'quaternaryImage', 'quinaryImage', 'senaryImage']
const pictures = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, { media: SAMPLE_MEDIA.id, alt: name }]))
const board = (html: string) => html.match(/<div class="[^"]*pictures[^"]*">(.*?)<\/div>/)?.[1] ?? ''

describe('image collage', () => {
  test('[V-060] title, description and six pictures in their order', () => {
    const html = renderSection({ type: 'imageCollage', slots: { title: 'Ein Tag', description: 'Von früh bis spät', ...pictures(NAMES) } })
    expect(html).toMatch(/<h2[^>]*>Ein Tag<\/h2><p[^>]*>Von früh bis spät<\/p>/)
    expect([...html.matchAll(/alt="(\w+)"/g)].map(([, alt]) => alt)).toEqual(NAMES)
  })

  test.each([1, 2, 3, 4, 5, 6])('[V-060] %i pictures are that many and nothing between them', (count) => {
    const inside = board(renderSection({ type: 'imageCollage', slots: pictures(NAMES.slice(0, count)) }))
    expect(inside.match(/<img/g)).toHaveLength(count)
    expect(inside.replaceAll(/<img[^>]*>/g, '')).toBe('')
  })

  test('[V-060] a place left empty or switched off in the middle closes up', () => {
    const html = renderSection({ type: 'imageCollage', slots: pictures(['image', 'tertiaryImage', 'senaryImage']), options: { showSenaryImage: false } })
    expect([...board(html).matchAll(/alt="(\w+)"/g)].map(([, alt]) => alt)).toEqual(['image', 'tertiaryImage'])
  })
})
