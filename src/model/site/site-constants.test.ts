import { expect, test } from 'vitest'
import { BREAKPOINTS } from './breakpoints.ts'
import { NAVIGATION_RESIZE_DEBOUNCE_MS, RESIZE_DEBOUNCE_MS, REVIEW_SLIDER_RESIZE_DEBOUNCE_MS } from './timings.ts'

test('[V-261] the five named breakpoints have their sizes', () => {
  expect(BREAKPOINTS).toEqual({ mobile: 480, largeMobile: 768, tablet: 1024, desktop: 1280, siteWidth: 1440 })
})

test('[V-265] resizing waits 100 ms in general, 200 ms for reviews, 250 ms for the navigation', () => {
  expect([RESIZE_DEBOUNCE_MS, REVIEW_SLIDER_RESIZE_DEBOUNCE_MS, NAVIGATION_RESIZE_DEBOUNCE_MS]).toEqual([100, 200, 250])
})
