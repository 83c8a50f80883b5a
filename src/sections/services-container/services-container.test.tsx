import { describe, expect, test } from 'vitest'
import { renderSection, SAMPLE_MEDIA } from '../../../tests/support/render-section.tsx'
import type { OfferedItem } from './offered-item.ts'

const item: OfferedItem = { id: 'p1', slug: 'sehtest', name: 'Sehtest', description: 'Mit Zeit', cost: '85', duration: '45 Minuten', picture: { media: SAMPLE_MEDIA, alt: 'Sehtafel' } }
const render = (options: Record<string, unknown> = {}, items: readonly OfferedItem[] | undefined = [item], scene: Parameters<typeof renderSection>[1] = {}) =>
  renderSection({ type: 'servicesContainer', id: 'list', slots: { title: 'Angebot', description: 'Alles' }, options }, { ...scene, data: { list: items }, media: [] })

describe('offering', () => {
  test('[V-042] title, description and every item with image, name, text, cost, duration and its address', () => {
    const html = render()
    expect(html).toMatch(/<h2[^>]*>Angebot<\/h2><p[^>]*>Alles<\/p>/)
    expect(html).toMatch(/<img [^>]*alt="Sehtafel"/)
    for (const text of ['Mit Zeit', 'CHF 85', '45 Minuten']) expect(html).toContain(`>${text}<`)
    expect(html).toMatch(/<a href="\/de\/services\/sehtest"[^>]*>Sehtest<\/a>/)
  })

  test('[V-042] the link follows language, collection and mode', () => {
    expect(render({ collection: 'kurse' }, [item], { locale: 'fr' })).toContain('href="/fr/kurse/sehtest"')
    expect(render({}, [item], { mode: 'edit' })).toContain('href="/de/edit/services/sehtest"')
  })

  test.each([
    ['showImage', '<img'],
    ['showItemDescription', 'Mit Zeit'],
    ['showCost', 'CHF 85'],
    ['showDuration', '45 Minuten'],
    ['showTitle', 'Angebot'],
    ['showDescription', 'Alles'],
  ])('[V-042] %s hides its part and nothing else', (toggle, hidden) => {
    const html = render({ [toggle]: false })
    const parts = ['<img', 'Mit Zeit', 'CHF 85', '45 Minuten', 'Angebot', 'Alles', 'Sehtest']
    expect(parts.filter((part) => !html.includes(part))).toEqual([hidden])
  })

  test('without items visitors see nothing; editors still reach the words', () => {
    expect(render({}, [])).toBe('')
    expect(renderSection({ type: 'servicesContainer', slots: { title: 'Angebot' } })).toBe('')
    expect(render({}, [], { mode: 'edit' })).toContain('Angebot')
  })
})
