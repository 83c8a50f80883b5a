import type { EditorLocale } from '../../model/locales.ts'
import { dateInWords } from '../names/date-in-words.ts'

const LANGUAGE = { de: 'de-CH', fr: 'fr-CH' } as const

export const clockTime = (at: string, locale: EditorLocale) => new Date(at).toLocaleTimeString(LANGUAGE[locale], { hour: '2-digit', minute: '2-digit' })

export const dateAndTime = (at: string, locale: EditorLocale) => dateInWords(new Date(at), locale, { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' })

type Days = { today: string; yesterday: string }

/** «Heute», «Gestern», «Montag, 3. November». */
export function dayName(at: string, now: Date, locale: EditorLocale, words: Days): string {
  const days = (time: Date) => Math.round(Date.UTC(time.getFullYear(), time.getMonth(), time.getDate()) / 86_400_000)
  const ago = days(now) - days(new Date(at))
  if (ago === 0) return words.today
  if (ago === 1) return words.yesterday
  const isThisYear = now.getFullYear() === new Date(at).getFullYear()
  return dateInWords(new Date(at), locale, { weekday: 'long', day: 'numeric', month: 'long', ...(!isThisYear && { year: 'numeric' }) })
}
