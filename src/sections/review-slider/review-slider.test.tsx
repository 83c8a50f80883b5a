import { expect, test } from 'vitest'
import { renderSection } from '../../../tests/support/render-section.tsx'

test('its title, and that there is nothing yet', () => {
  const html = renderSection({ type: 'reviewSlider', slots: { title: 'Unser Titel' } })
  expect(html).toMatch(/<h2[^>]*>Unser Titel<\/h2>/)
  expect(html).toContain('Bitte wählen Sie Standorte aus, um Bewertungen anzuzeigen')
})

test('with locations but no review it says that there is none', () => {
  expect(renderSection({ type: 'reviewSlider', options: { locations: ['b1'] } })).toContain('Keine Bewertungen gefunden')
})
