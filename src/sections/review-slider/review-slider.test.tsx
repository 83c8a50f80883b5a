import { expect, test } from 'vitest'
import { expectWaitingSection } from '../../../tests/support/expect-waiting-section.tsx'
import { renderSection } from '../../../tests/support/render-section.tsx'
import { reviewSlider } from './review-slider.section.ts'

test('[V-077] an optional title; without locations it asks for them, with some it says that there is no review', () => {
  expectWaitingSection({ definition: reviewSlider, note: 'Bitte wählen Sie Standorte aus, um Bewertungen anzuzeigen', options: ['minRating', 'locations'] })
  expect(renderSection({ type: 'reviewSlider', options: { locations: ['b1'] } })).toContain('Keine Bewertungen gefunden')
})

test('[V-077] the lowest rating lies between 1 and 5, and locations are a list', () => {
  const { minRating, locations } = reviewSlider.options
  expect(minRating).toMatchObject({ kind: 'number', bounds: { min: 1, max: 5 } })
  expect([0, 3, 9].map((value) => minRating.schema.parse(value))).toEqual([1, 3, 5])
  expect(locations).toMatchObject({ kind: 'location', default: [] })
})
