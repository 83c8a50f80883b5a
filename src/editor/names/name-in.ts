import type { Locale } from '../../model/locales.ts'

type Named = Partial<Record<Locale, string>>

const isWritten = (name: string | undefined): name is string => name !== undefined && name.trim() !== ''

/** In the language of the page on screen, else in any that it has. */
export function nameIn(names: Named, locale: Locale): string | null {
  return [names[locale], ...Object.values(names)].find(isWritten) ?? null
}
