import type { EditorLocale } from '../../model/locales.ts'
import { preferredLocale } from '../api/preferred-locale.ts'

/** German or French, whichever the browser would rather have; other languages in between do not matter. */
export function operatorLocale(acceptLanguage: string | undefined): EditorLocale {
  const spoken = (acceptLanguage ?? '').split(',').filter((part) => /^\s*(de|fr)\b/i.test(part))
  return preferredLocale(spoken.join(',')) === 'fr' ? 'fr' : 'de'
}
