import type { Locale } from '../model/locales.ts'
import { usePage } from './page-context.ts'

/** For `lang` around what is stored in one language only; nothing where the page speaks it anyway. */
export function useStoredLanguage(): Locale | undefined {
  const { locale, owner } = usePage()
  return owner.locale === locale ? undefined : owner.locale
}
