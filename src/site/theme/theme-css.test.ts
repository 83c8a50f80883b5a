import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { demoSites } from '../../../demo/sites.ts'
import { BREAKPOINTS } from '../../model/site/breakpoints.ts'
import { FONT_ROLES } from '../../model/site/font-roles.ts'
import { FONT_FAMILIES, type Theme } from '../../model/site/theme.ts'
import { MEASURED } from './font-metrics.ts'
import { FONTS } from './fonts.ts'
import { themeCss } from './theme-css.ts'

const theme: Theme = {
  scheme: 'light',
  colors: { background: '#ffffff', surface: '#ffffff', text: '#000000', muted: '#333333', line: '#cccccc', primary: '#000000', onPrimary: '#ffffff', secondary: '#eeeeee', onSecondary: '#000000', accent: '#aa0000', onAccent: '#ffffff' },
  fonts: { heading: 'fraunces', text: 'inter', figures: 'space-grotesk' },
  tokens: {},
}

const root = themeCss(theme).split(':root{')[1] ?? ''
const property = (name: string) => root.match(new RegExp(`(?:^|;)--${name}:([^;}]*)`))?.[1]

/** What a custom property comes to once the ones it refers to are put in. */
const resolved = (name: string): string => (property(name) ?? '').replace(/var\(--([a-z0-9-]+)\)/g, (_, other: string) => resolved(other))

describe('the theme of a page', () => {
  test.each(Object.entries(BREAKPOINTS))('[V-261] names the breakpoint %s', (name, width) => {
    expect(property(`breakpoint-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`)).toBe(`${width}px`)
  })

  test.each(FONT_ROLES)('[V-262] has a font family %s', (role) => expect(resolved(`font-${role}`)).toMatch(/serif|monospace/))

  test('[V-262] the roles come to the theme’s own fonts', () => {
    expect([resolved('font-base-1'), resolved('font-base-2'), resolved('font-heading-1'), resolved('font-header-2')]).toEqual([
      expect.stringContaining('Inter'),
      expect.stringContaining('Space Grotesk'),
      expect.stringContaining('Fraunces'),
      expect.stringContaining('Inter'),
    ])
  })

  test.each(demoSites.map((site) => [site.label, site.theme] as const))('[V-262] %s takes every font from its own address', (_, own) => {
    const sources = [...themeCss(own).matchAll(/url\(([^)]*)\)/g)].map(([, url]) => url)
    expect(sources.length).toBeGreaterThan(0)
    expect(sources.filter((url) => !url?.startsWith('/assets/fonts/'))).toEqual([])
    expect(themeCss(own)).not.toMatch(/https?:|@import/)
  })

  test('every name in a list of typefaces is brought along, or is every system’s own', () => {
    const known = new Set([...themeCss(theme).matchAll(/@font-face\{font-family:"([^"]+)"/g)].map(([, name]) => name))
    const named = ['heading', 'text', 'figures'].flatMap((role) => [...(property(`font-${role}`) ?? '').matchAll(/"([^"]+)"/g)].map(([, name]) => name))
    expect(named).toContain('Fraunces Georgia')
    expect(named.filter((name) => !known.has(name))).toEqual([])
    expect(known).toEqual(new Set(named))
  })

  test('a typeface of the system stands in with the measures of the site’s own, in the cut that is wanted', () => {
    // Inter is 6.3 % wider than Arial, and 0.9 % wider in its half bold than Arial in its bold.
    expect(themeCss(theme)).toContain('@font-face{font-family:"Inter Arial";src:local("Arial"),local("Liberation Sans");size-adjust:106.3%;ascent-override:91.1%;descent-override:22.7%;line-gap-override:0%}')
    expect(themeCss(theme)).toMatch(/"Inter Arial";font-weight:550 1000;src:local\("Arial Bold"\),local\("Liberation Sans Bold"\);size-adjust:100\.9%/)
    const light = themeCss({ ...theme, tokens: { 'heading-weight': '420' } })
    expect(light).toContain('"Fraunces Georgia";src:local("Georgia")')
    expect(light).not.toContain('Georgia Bold')
  })

  test.each(FONT_FAMILIES)('%s was measured in the release that is installed', (family) => {
    const { version }: { version: string } = JSON.parse(readFileSync(`node_modules/${FONTS[family].package}/package.json`, 'utf8'))
    expect(version, 'run scripts/update-font-metrics.mjs').toBe(MEASURED)
  })
})
