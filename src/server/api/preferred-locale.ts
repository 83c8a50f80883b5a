import { isLocale, type Locale } from '../../model/locales.ts'

/** The first language of Accept-Language that we speak; German otherwise. */
export function preferredLocale(acceptLanguage: string): Locale {
  const wanted = acceptLanguage
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', weight = 'q=1'] = part.trim().split(';')
      return { language: tag.slice(0, 2).toLowerCase(), weight: Number(weight.replace('q=', '')) || 0 }
    })
    .toSorted((a, b) => b.weight - a.weight)
  return wanted.map(({ language }) => language).find(isLocale) ?? 'de'
}
