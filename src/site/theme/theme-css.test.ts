import { describe, expect, test } from 'vitest'
import { demoSites } from '../../../demo/sites.ts'
import { BREAKPOINTS } from '../../model/site/breakpoints.ts'
import { FONT_ROLES } from '../../model/site/font-roles.ts'
import type { Theme } from '../../model/site/theme.ts'
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
})
