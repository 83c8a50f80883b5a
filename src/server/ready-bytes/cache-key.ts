import type { Locale } from '../../model/locales.ts'

export function cacheKey(siteId: string, path: string): string {
  return `${siteId} ${path}`
}

/** The page that says that there is none: no address begins like this. */
export const missingKey = (siteId: string, locale: Locale) => cacheKey(siteId, `404 ${locale}`)
