import { expect, test } from 'vitest'
import { renderSection } from '../../../tests/support/render-section.tsx'
import { contactForm } from './contact-form.section.ts'

test('its title, and that there is nothing yet', () => {
  const html = renderSection({ type: 'contactForm', slots: { title: 'Unser Titel' } })
  expect(html).toMatch(/<h2[^>]*>Unser Titel<\/h2>/)
  expect(html).toContain('Das Formular ist zurzeit nicht verfügbar')
})

test('one switch per topic, all on at first; opticians only', () => {
  const topics = Object.entries(contactForm.options).filter(([, option]) => option.label.startsWith('topic'))
  expect(topics).toHaveLength(13)
  expect(topics.every(([, option]) => option.default === true)).toBe(true)
  expect(contactForm.opticiansOnly).toBe(true)
})
