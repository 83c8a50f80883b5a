import type { Locale } from './locales.ts'

const ISO = /\b(\d{4})-(\d{2})-(\d{2})\b/
const FIGURES = /\b(\d{1,2})[./]\s?(\d{1,2})[./]\s?(\d{4})\b/
const MONTH_FIRST = /\b(\p{L}{3,})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,\s+(\d{4})\b/u
const WORDS = /\b(\d{1,2})(?:er|re|st|nd|rd|th|º|\.)?\s+(?:d[ae]\s+|d’)?(\p{L}+)\.?,?\s+(?:d[ae]\s+)?(\d{4})\b/u

/** The month's names as they stand within a date, which some languages inflect. */
function monthNames(locale: Locale): string[] {
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  return Array.from(
    { length: 12 },
    (_, month) =>
      format
        .formatToParts(new Date(Date.UTC(2026, month, 15)))
        .find(({ type }) => type === 'month')
        ?.value.toLowerCase()
        .replace(/^d(a |’)/, '') ?? '',
  )
}

function monthOf(word: string, locale: Locale): number {
  const names = monthNames(locale)
  const wanted = word.toLowerCase()
  const exact = names.indexOf(wanted)
  return exact >= 0 || wanted.length < 3 ? exact : names.findIndex((name) => name.startsWith(wanted))
}

/** "November 2, 2026" in the order of everybody else. */
function swapped(found: RegExpExecArray | null): (string | undefined)[] {
  return found ? [found[0], found[2], found[1], found[3]] : []
}

function isoDate(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.toISOString().slice(0, 10) : null
}

/** The date that an editor wrote as a person writes it; null when the words hold none that exists. */
export function readDate(text: string, locale: Locale): string | null {
  const iso = ISO.exec(text)
  if (iso) return isoDate(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const figures = FIGURES.exec(text)
  if (figures) return isoDate(Number(figures[3]), Number(figures[2]), Number(figures[1]))
  const [, day, month, year] = WORDS.exec(text) ?? swapped(MONTH_FIRST.exec(text))
  const at = month === undefined ? -1 : monthOf(month, locale)
  return at < 0 ? null : isoDate(Number(year), at + 1, Number(day))
}
