import { expect, test } from 'vitest'
import { renderSection } from '../../../tests/support/render-section.tsx'

const POI = [
  { latitude: 47.5, longitude: 8.72, icon: 'start' },
  { latitude: 47.51, longitude: 8.73, icon: 'end' },
  { latitude: 47.52, longitude: 8.74, icon: 'party' },
]

test('[V-075] the trail map shows its points and its route', () => {
  const html = renderSection({ type: 'poiManager', slots: { title: 'Der Trail' }, options: { poi: POI, mapRoute: [[8.72, 47.5], [8.73, 47.51]] } })
  for (const { icon } of POI) expect(html).toContain(`data-icon="${icon}"`)
  expect(html.match(/class="[^"]*route[^"]*"/g)).toHaveLength(1)
})

test('[G-105] a stored list with one point counts as none: the definition’s own two are shown', () => {
  const html = renderSection({ type: 'poiManager', options: { poi: POI.slice(2) } })
  expect(html.match(/data-icon=/g)).toHaveLength(2)
  expect(html).not.toContain('data-icon="party"')
})
