import type { Locale } from '../../model/locales.ts'
import { NO_FLAGS, withFlags } from './flag-query.ts'

/** The bar only exists while editing, so the other language opens with the toolbar on; one without an address is left out. */
export function languageEntries(locales: readonly Locale[], editHrefs: Partial<Record<Locale, string>>): readonly { locale: Locale; href: string }[] {
  return locales.flatMap((locale) => {
    const [path, query = ''] = editHrefs[locale]?.split('?') ?? []
    return path ? [{ locale, href: path + withFlags(query, { ...NO_FLAGS, toolbar: true }) }] : []
  })
}
