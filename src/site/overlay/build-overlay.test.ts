import { describe, expect, test } from 'vitest'
import { demoSites } from '../../../demo/sites.ts'
import { contrastOf } from '../../model/site/contrast.ts'
import { settingsSchema } from '../../model/site/settings.ts'
import { buildOverlay } from './build-overlay.ts'

const appearance = (value: object) => settingsSchema.parse({ appearance: value }).appearance

describe.each(demoSites.map(({ label, theme }) => ({ label, theme })))('behind the pages of $label', ({ theme }) => {
  test('nothing is drawn until something is chosen', () => expect(buildOverlay(appearance({}), theme)).toBeNull())

  test.each(['triangle', 'bubble'] as const)('%s is one shape', (shape) => expect(buildOverlay(appearance({ [shape]: true }), theme)).toEqual({ shape, gradient: null }))

  test.each([
    ['#ff0000', '#00ff00'],
    ['#000000', '#ffffff'],
    ['#777777', '#2a2a2a'],
  ])('words stay readable on a gradient from %s to %s', (from, to) => {
    const { gradient } = buildOverlay(appearance({ gradient: { enabled: true, from, to } }), theme) ?? {}
    for (const color of [gradient?.from ?? '', gradient?.to ?? '']) {
      expect(contrastOf(theme.colors.text, color)).toBeGreaterThanOrEqual(4.5)
      expect(contrastOf(theme.colors.muted, color)).toBeGreaterThanOrEqual(4.5)
    }
  })
})

test('a gradient that is readable anyway keeps its colours', () => {
  const theme = demoSites.find(({ label }) => label === 'verband')?.theme
  if (!theme) throw new Error('The demo site is missing')
  const plain = { ...theme, colors: { ...theme.colors, accent: theme.colors.text } }
  expect(buildOverlay(appearance({ gradient: { enabled: true, from: '#fdf6e3', to: '#eef4ff' } }), plain)?.gradient).toEqual({ from: '#fdf6e3', to: '#eef4ff' })
})
