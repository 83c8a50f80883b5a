import { expect, test } from 'vitest'
import { renderSection } from '../../../tests/support/render-section.tsx'

test('its title, and that there is nothing yet', () => {
  const html = renderSection({ type: 'gameSetup', slots: { title: 'Unser Titel' } })
  expect(html).toMatch(/<h2[^>]*>Unser Titel<\/h2>/)
  expect(html).toContain('Das Spiel beginnt hier bald')
})
