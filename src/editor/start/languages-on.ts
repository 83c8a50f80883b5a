import { isLocale, type Locale } from '../../model/locales.ts'

/** The site's languages as the screen has them. */
export function languagesOn({ languages }: Readonly<Record<string, unknown>>): readonly Locale[] {
  return Array.isArray(languages) ? languages.filter((each): each is Locale => typeof each === 'string' && isLocale(each)) : []
}
