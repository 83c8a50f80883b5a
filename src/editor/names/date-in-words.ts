import type { EditorLocale } from '../../model/locales.ts'

/** A date in words as it is said: French counts the first day of a month, which the browser's own dates do not know. */
export function dateInWords(date: Date, locale: EditorLocale, parts: Intl.DateTimeFormatOptions): string {
  const words = new Intl.DateTimeFormat(`${locale}-CH`, parts).format(date)
  return locale === 'fr' ? words.replace(/(?<!\d)1 (?=\p{L})/u, '1er ') : words
}
