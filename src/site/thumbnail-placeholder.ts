import type { Theme } from '../model/site/theme.ts'

/** Light over the site's own colours; the player lays its button on top. */
export function thumbnailPlaceholder({ colors }: Theme): string {
  const ring = (radius: number) => `<circle cx="640" cy="360" r="${radius}" fill="none" stroke="${colors.onPrimary}" stroke-opacity=".1" stroke-width="2"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 720" width="1280" height="720"><defs><radialGradient id="light" cx=".2" cy="0" r="1.2"><stop stop-color="${colors.accent}" stop-opacity=".55"/><stop offset="1" stop-color="${colors.accent}" stop-opacity="0"/></radialGradient></defs><path fill="${colors.primary}" d="M0 0h1280v720H0z"/><path fill="url(#light)" d="M0 0h1280v720H0z"/>${[150, 240, 350, 480].map(ring).join('')}</svg>`
}
