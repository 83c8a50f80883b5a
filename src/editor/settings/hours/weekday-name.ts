import type { EditorLocale } from '../../../model/locales.ts'
import { dateInWords } from '../../names/date-in-words.ts'

/** 1 is Monday; the first of January 2024 was one. */
export function weekdayName(day: number, locale: EditorLocale): string {
  return new Intl.DateTimeFormat(`${locale}-CH`, { weekday: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2024, 0, day)))
}

export function longDate(date: string, locale: EditorLocale): string {
  return dateInWords(new Date(`${date}T00:00:00Z`), locale, { dateStyle: 'long', timeZone: 'UTC' })
}
