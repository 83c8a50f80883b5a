import type { Theme } from '../../model/site/theme.ts'

/** Three clothes that no real site wears: enough to see whether a section leans on one of them. */
export const SAMPLE_THEMES = {
  light: {
    scheme: 'light',
    colors: {
      background: '#FFFFFF',
      surface: '#F3F4F2',
      text: '#1A1E1D',
      muted: '#525A58',
      line: '#D6DAD8',
      primary: '#22413C',
      onPrimary: '#FFFFFF',
      secondary: '#DDE6E2',
      onSecondary: '#1A1E1D',
      accent: '#1D6B5A',
      onAccent: '#FFFFFF',
    },
    fonts: { heading: 'instrument-sans', text: 'instrument-sans' },
    tokens: { 'button-radius': '0.5rem', 'picture-radius': '0.75rem', 'card-radius': '0.75rem' },
  },
  warm: {
    scheme: 'light',
    colors: {
      background: '#FAF6F0',
      surface: '#F1E8DB',
      text: '#2B2320',
      muted: '#65564E',
      line: '#DCCFBE',
      primary: '#4A2C3A',
      onPrimary: '#FBF4EE',
      secondary: '#E7D2C4',
      onSecondary: '#2B2320',
      accent: '#A83E2A',
      onAccent: '#FFFFFF',
    },
    fonts: { heading: 'fraunces', text: 'source-sans-3' },
    tokens: { 'heading-weight': '480', 'button-radius': '999px', 'picture-radius': '1.75rem', 'card-radius': '1.75rem' },
  },
  dark: {
    scheme: 'dark',
    colors: {
      background: '#14171C',
      surface: '#1E232A',
      text: '#F2F4F7',
      muted: '#B6BEC9',
      line: '#39414C',
      primary: '#C9D6FF',
      onPrimary: '#14171C',
      secondary: '#2B3340',
      onSecondary: '#F2F4F7',
      accent: '#FFC857',
      onAccent: '#14171C',
    },
    fonts: { heading: 'space-grotesk', text: 'inter' },
    tokens: { 'heading-weight': '600', 'button-radius': '0', 'picture-radius': '0', 'card-radius': '0' },
  },
} as const satisfies Record<string, Theme>

export type SampleThemeName = keyof typeof SAMPLE_THEMES

export const SAMPLE_THEME_NAMES: readonly SampleThemeName[] = ['light', 'warm', 'dark']

/** A theme nobody knows is the first one: the name comes from the address. */
export function readThemeName(value: string | undefined): SampleThemeName {
  return SAMPLE_THEME_NAMES.find((name) => name === value) ?? 'light'
}
