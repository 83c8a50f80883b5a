import { describe, expect, test } from 'vitest'
import { renderSection } from '../../../tests/support/render-section.tsx'
import { visitorTexts } from '../../i18n/visitor/texts.ts'
import { LOCALES } from '../../model/locales.ts'

describe('courses', () => {
  test('[V-068] each course shows title, description, duration, cost in francs and its link', () => {
    const html = renderSection({
      type: 'courses',
      slots: { title: 'Kurse' },
      cards: [
        { type: 'serviceCard', slots: { title: 'Sauerteig', description: 'Für Anfänger', duration: '3 Stunden', cost: { value: '95' }, button: { label: 'Anmelden', link: { type: 'email', email: 'kurs@example.ch' } } } },
        { type: 'serviceCard', slots: { title: 'Zopf' } },
      ],
    })
    for (const text of ['Kurse', 'Sauerteig', 'Für Anfänger', '3 Stunden', 'CHF 95', 'Zopf']) expect(html).toContain(`>${text}<`)
    expect(html).toMatch(/<a href="mailto:kurs@example\.ch"[^>]*>Anmelden<\/a>/)
    expect(html.match(/<li/g)).toHaveLength(2)
    expect(html).not.toContain(visitorTexts.de.noCourses)
  })

  test.each(LOCALES)('[V-068] without courses the list says so in %s', (locale) => {
    const html = renderSection({ type: 'courses' }, { locale })
    expect(html).toContain(`>${visitorTexts[locale].noCourses}</p>`)
    expect(html).not.toContain('<ul')
  })

  test('[V-068] courses that are all hidden in this language count as none', () => {
    expect(renderSection({ type: 'courses', cards: [{ type: 'serviceCard', slots: { title: 'Zopf' }, disallowedLanguages: ['de'] }] })).toContain('Keine Kurse vorhanden')
  })
})
