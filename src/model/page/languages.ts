import type { Locale } from '../locales.ts'
import { buildPath, type PageAddress } from './path.ts'

type Placed = { id: string; collection: string | null; slugs: Partial<Record<Locale, string>>; disallowedLanguages: readonly string[] }

/** Every address under which visitors find a published page, in the site's order of languages. */
export function publicAddresses(page: Placed, locales: readonly Locale[]): { locale: Locale; path: string }[] {
  const address = (locale: Locale): PageAddress => ({ locale, mode: 'live', collection: page.collection, slug: page.slugs[locale] ?? page.id })
  return locales.filter((locale) => !page.disallowedLanguages.includes(locale)).map((locale) => ({ locale, path: buildPath(address(locale)) }))
}
