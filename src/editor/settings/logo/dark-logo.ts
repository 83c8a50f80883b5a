import type { Settings } from '../../../model/site/settings.ts'
import type { Theme } from '../../../model/site/theme.ts'

/**
 * What a logo on a dark page needs: a picture that was made for it, or to be used where there is one. Null: nothing, or its name stands in
 * words and takes the colour of the text.
 */
export function darkLogoNeeds({ logo, header }: Pick<Settings, 'logo' | 'header'>, { scheme }: Pick<Theme, 'scheme'>): 'picture' | 'use' | null {
  if (scheme !== 'dark' || logo.picture === '' || header.useAlternativeLogo) return null
  return logo.alternative === '' ? 'picture' : 'use'
}
