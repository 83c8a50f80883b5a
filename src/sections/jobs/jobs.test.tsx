import { expect, test } from 'vitest'
import { renderSection } from '../../../tests/support/render-section.tsx'

test('its title, and that there is nothing yet', () => {
  const html = renderSection({ type: 'jobs', slots: { title: 'Unser Titel' } })
  expect(html).toMatch(/<h2[^>]*>Unser Titel<\/h2>/)
  expect(html).toContain('Zurzeit sind keine Stellen ausgeschrieben')
})
