import { describe, expect, test } from 'vitest'
import { renderSection, type SampleGroup } from '../../../tests/support/render-section.tsx'

const card: SampleGroup = {
  type: 'serviceCard',
  slots: { title: 'Sehtest', description: 'Mit Zeit', duration: '45 Minuten', cost: { value: '1290.5' }, button: { label: 'Buchen', link: { type: 'phone', phone: '+41 55 555 01 01' } } },
}
const PARTS = { title: 'Sehtest', description: 'Mit Zeit', duration: '45 Minuten', cost: 'CHF 1’290.50', button: 'Buchen' }

describe('service board', () => {
  test('[V-048] title, description and one list item per card, in the chosen number of columns', () => {
    const html = renderSection({ type: 'serviceBoard', slots: { title: 'Leistungen', description: 'Was wir tun' }, options: { columns: 4 }, cards: [card, { ...card, slots: { title: 'Reparatur' } }] })
    expect(html).toMatch(/<h2[^>]*>Leistungen<\/h2><p[^>]*>Was wir tun<\/p>/)
    expect(html).toContain('data-columns="4"')
    expect(html.match(/<li/g)).toHaveLength(2)
    expect(html).toMatch(/Sehtest.*Reparatur/)
  })

  test('[V-049] a card shows title, description, duration, cost in francs and button', () => {
    const html = renderSection(card)
    for (const text of Object.values(PARTS)) expect(html).toContain(`>${text}<`)
    expect(html).toContain('href="tel:+41555550101"')
  })

  test.each(Object.entries(PARTS))('[V-049] the switch of %s hides it and nothing else', (slot, hidden) => {
    const html = renderSection({ ...card, options: { [`show${slot[0]?.toUpperCase()}${slot.slice(1)}`]: false } })
    expect(Object.values(PARTS).filter((text) => !html.includes(`>${text}<`))).toEqual([hidden])
  })
})
