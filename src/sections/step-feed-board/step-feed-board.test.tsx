import { describe, expect, test } from 'vitest'
import { renderSection, SAMPLE_MEDIA, type SampleGroup } from '../../../tests/support/render-section.tsx'

const step = (title: string, more: Partial<SampleGroup> = {}): SampleGroup => ({ type: 'stepFeedCard', slots: { title }, ...more })
const numbered = (html: string) => [...html.matchAll(/<li[^>]*><span[^>]*>(\d+)<\/span>.*?<h3[^>]*>([^<]+)/g)].map((match) => `${match[1]} ${match[2]}`)

describe('process steps', () => {
  test('[V-066] the steps stand in an ordered list, numbered from one', () => {
    const html = renderSection({ type: 'stepFeedBoard', slots: { title: 'Ablauf' }, cards: [step('Anrufen'), step('Kommen'), step('Abholen')] })
    expect(html).toMatch(/<h2[^>]*>Ablauf<\/h2>.*<ol/)
    expect(numbered(html)).toEqual(['1 Anrufen', '2 Kommen', '3 Abholen'])
  })

  test('[V-066] a step that is hidden in this language takes no number', () => {
    const html = renderSection({ type: 'stepFeedBoard', slots: { title: 'Ablauf' }, cards: [step('Anrufen'), step('Kommen', { disallowedLanguages: ['de'] }), step('Abholen')] })
    expect(numbered(html)).toEqual(['1 Anrufen', '2 Abholen'])
  })

  test('[V-067] a step shows title, description and image', () => {
    const html = renderSection({ type: 'stepFeedCard', slots: { title: 'Anrufen', description: 'Wir sind da', image: { media: SAMPLE_MEDIA.id, alt: 'Telefon' } } })
    expect(html).toMatch(/<h3[^>]*>Anrufen<\/h3><p[^>]*>Wir sind da<\/p>.*<img [^>]*alt="Telefon"/)
  })
})
