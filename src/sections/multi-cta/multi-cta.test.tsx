import { describe, expect, test } from 'vitest'
import { renderSection, SAMPLE_MEDIA, type SampleGroup } from '../../../tests/support/render-section.tsx'

const link = { type: 'url', url: 'https://example.ch' } as const
const slots: NonNullable<SampleGroup['slots']> = {
  title: 'Erste',
  description: 'Text eins',
  button: { label: 'Knopf eins', link },
  image: { media: SAMPLE_MEDIA.id, alt: 'Bild eins' },
  secondaryTitle: 'Zweite',
  secondaryDescription: 'Text zwei',
  secondaryButton: { label: 'Knopf zwei', link },
  secondaryImage: { media: SAMPLE_MEDIA.id, alt: 'Bild zwei' },
  tertiaryTitle: 'Dritte',
  tertiaryDescription: 'Text drei',
  tertiaryButton: { label: 'Knopf drei', link },
  tertiaryImage: { media: SAMPLE_MEDIA.id, alt: 'Bild drei' },
}
const countOf = (html: string) => /data-count="(\d)"/.exec(html)?.[1]

describe('columns', () => {
  test('[V-038] each of three columns holds its picture, title, description and button, in this order', () => {
    const html = renderSection({ type: 'multiCta', slots })
    expect(countOf(html)).toBe('3')
    const found = [...html.matchAll(/alt="([^"]+)"|<h2[^>]*>([^<]+)|<p[^>]*>([^<]+)|<a [^>]*>([^<]+)/g)].map((match) => match.slice(1).find((part) => part !== undefined))
    expect(found).toEqual(['Bild eins', 'Erste', 'Text eins', 'Knopf eins', 'Bild zwei', 'Zweite', 'Text zwei', 'Knopf zwei', 'Bild drei', 'Dritte', 'Text drei', 'Knopf drei'])
  })

  test('[V-038] a column without content leaves no gap for visitors', () => {
    const { title, tertiaryTitle } = slots
    const html = renderSection({ type: 'multiCta', slots: { title: title ?? '', tertiaryTitle: tertiaryTitle ?? '' } })
    expect(countOf(html)).toBe('2')
    expect(html).toMatch(/Erste.*Dritte/)
  })

  test('[V-038] a column whose switches are all off is no column, also while editing', () => {
    const off = { showTertiaryTitle: false, showTertiaryDescription: false, showTertiaryButton: false, showTertiaryImage: false }
    expect(countOf(renderSection({ type: 'multiCta', slots, options: off }))).toBe('2')
    expect(countOf(renderSection({ type: 'multiCta', slots: {}, options: off }, { mode: 'edit' }))).toBe('2')
  })

  test('[V-038] the width option decides which column is wider', () => {
    for (const columnWidth of ['equal', 'wideFirst', 'wideLast']) expect(renderSection({ type: 'multiCta', slots, options: { columnWidth } })).toContain(`data-width="${columnWidth}"`)
    expect(renderSection({ type: 'multiCta', slots, options: { columnWidth: 'diagonal' } })).toContain('data-width="equal"')
  })

  test('only the first title may be the main heading of the page', () => {
    const html = renderSection({ type: 'multiCta', slots }, { isFirst: true })
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toMatch(/<h1[^>]*>Erste/)
  })
})
