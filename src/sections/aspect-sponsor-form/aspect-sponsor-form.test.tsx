import { expect, test } from 'vitest'
import { renderSection } from '../../../tests/support/render-section.tsx'
import { aspectSponsorForm } from './aspect-sponsor-form.section.ts'

test('its title, and that there is nothing yet', () => {
  const html = renderSection({ type: 'aspectSponsorForm', slots: { title: 'Unser Titel' } })
  expect(html).toMatch(/<h2[^>]*>Unser Titel<\/h2>/)
  expect(html).toContain('Das Formular ist zurzeit nicht verfügbar')
})

test('seven booked flags, and a closed booking says so', () => {
  expect(Object.keys(aspectSponsorForm.options).filter((key) => key.startsWith('booked'))).toHaveLength(7)
  expect(renderSection({ type: 'aspectSponsorForm', options: { bookingClosed: true } })).toContain('Buchung geschlossen')
})
