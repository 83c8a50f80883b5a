import { describe, expect, test } from 'vitest'
import { themeSchema, type Theme } from '../../../model/site/theme.ts'
import { PALETTES } from './palettes.ts'
import { CORNERS, FONT_PAIRS, hardToRead, lookOf, pairOf, SPACING, withColors, withFonts, withTokens } from './theme-looks.ts'

const theme: Theme = { scheme: 'light', colors: PALETTES.quiet, fonts: { heading: 'inter', text: 'dm-sans' }, tokens: { 'picture-tilt': '2deg' } }

test.each(Object.entries(PALETTES))('every text of the palette %s is readable where it stands', (_, colors) => expect(hardToRead({ colors })).toEqual([]))

test('what is hard to read is named, the hardest first, and not rounded up', () => {
  const colors = { ...PALETTES.quiet, muted: '#8A8A8A', onAccent: '#3B8F7C' }
  expect(hardToRead({ colors }).map(({ ink, ground, ratio }) => [ink, ground, ratio])).toEqual([
    ['onAccent', 'accent', 1.5],
    ['muted', 'surface', 3.1],
    ['muted', 'background', 3.4],
  ])
})

describe('a look', () => {
  test('is found again once it is chosen, and keeps what else the theme has', () => {
    for (const name of ['square', 'soft', 'round'] as const) expect(lookOf(withTokens(theme, CORNERS[name]), CORNERS)).toBe(name)
    for (const name of ['tight', 'normal', 'airy'] as const) expect(lookOf(withTokens(theme, SPACING[name]), SPACING)).toBe(name)
    for (const pair of FONT_PAIRS) expect(pairOf(withFonts(theme, pair))?.id).toBe(pair.id)
    expect(withTokens(theme, CORNERS.round).tokens['picture-tilt']).toBe('2deg')
  })

  test('of one’s own is none of the offered', () => {
    expect([lookOf(theme, CORNERS), lookOf(theme, SPACING), pairOf(theme)]).toEqual([null, null, null])
  })

  test('is always a theme that a site can have', () => {
    const all = [...Object.values(PALETTES).map((colors) => withColors(theme, colors)), ...FONT_PAIRS.map((pair) => withFonts(theme, pair)), withTokens(theme, SPACING.airy)]
    for (const each of all) expect(themeSchema.safeParse(each).success).toBe(true)
  })

  test('on a dark ground is a dark one', () => {
    expect(withColors(theme, PALETTES.night).scheme).toBe('dark')
    expect(withColors(theme, PALETTES.sky).scheme).toBe('light')
    expect(withColors(withColors(theme, PALETTES.night), { background: '#fafafa' }).scheme).toBe('light')
  })
})
