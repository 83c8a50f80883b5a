import type { Theme } from '../../model/site/theme.ts'

/** The street in front of the shop windows: quiet, so that they are what one sees. */
export const INDEX_THEME: Theme = {
  scheme: 'light',
  colors: {
    background: '#E3E2DE',
    surface: '#EEEDEA',
    text: '#17181B',
    muted: '#4A4B50',
    line: '#C2C1BC',
    primary: '#17181B',
    onPrimary: '#FFFFFF',
    secondary: '#D3D2CD',
    onSecondary: '#17181B',
    accent: '#1F56DD',
    onAccent: '#FFFFFF',
  },
  fonts: { heading: 'instrument-sans', text: 'instrument-sans' },
  tokens: {},
}
