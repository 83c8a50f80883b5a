import type { Theme } from '../../model/site/theme.ts'

/** Quiet enough for any trade: what a new site looks like until its owner chooses. */
export const DEFAULT_THEME: Theme = {
  scheme: 'light',
  colors: {
    background: '#FFFFFF',
    surface: '#F4F5F3',
    text: '#1B2024',
    muted: '#545D63',
    line: '#D8DCDA',
    primary: '#1F4B43',
    onPrimary: '#FFFFFF',
    secondary: '#E6EBE8',
    onSecondary: '#1B2024',
    accent: '#1F6F5C',
    onAccent: '#FFFFFF',
  },
  fonts: { heading: 'instrument-sans', text: 'instrument-sans' },
  tokens: { 'button-radius': '0.5rem', 'picture-radius': '0.75rem', 'card-radius': '0.75rem' },
}
