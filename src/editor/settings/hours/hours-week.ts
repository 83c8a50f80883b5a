import { weekOf, type OpeningHours, type TimeRange } from '../../../model/opening-hours/opening-hours.ts'

export const WEEK_DAYS = [1, 2, 3, 4, 5, 6, 7] as const

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

export function rangesOn(hours: OpeningHours, day: number): readonly TimeRange[] {
  const found = weekOf(hours).find((each) => each.day === day)?.ranges ?? []
  return found.map(({ from, to }) => ({ from, to: to === '24:00' ? '00:00' : to }))
}

export type HoursProblem = 'incomplete' | 'overlap'

/** An end before the start lies after midnight; only the last of a day can do that. */
export function problemOf(ranges: readonly TimeRange[]): HoursProblem | null {
  if (ranges.some(({ from, to }) => !TIME.test(from) || !TIME.test(to) || (from === to && from !== '00:00'))) return 'incomplete'
  const sorted = ranges.toSorted((one, other) => one.from.localeCompare(other.from))
  const meets = sorted.some(({ from, to }, at) => {
    const next = sorted[at + 1]
    return next !== undefined && (to <= from || next.from < to)
  })
  return meets ? 'overlap' : null
}

export function withDay(hours: OpeningHours, day: number, ranges: readonly TimeRange[]): OpeningHours {
  const others = hours.periods.filter(({ open }) => open.day !== day)
  const own = ranges.map(({ from, to }) => ({ open: { day, time: from }, close: { day: to <= from ? (day % 7) + 1 : day, time: to } }))
  return { ...hours, periods: [...others, ...own].toSorted((one, other) => one.open.day - other.open.day || one.open.time.localeCompare(other.open.time)) }
}

/** What most shops would say next. */
export function nextRange(ranges: readonly TimeRange[]): TimeRange {
  return ranges.length === 0 ? { from: '08:00', to: '12:00' } : { from: '13:30', to: '18:30' }
}

export type SpecialDay = { date: string; ranges: readonly TimeRange[] }

/** Closed on a date is told by an opening of no length. */
const CLOSED = { open: '00:00', close: '00:00' }

export function specialDays({ special }: OpeningHours): SpecialDay[] {
  const dates = [...new Set(special.map(({ date }) => date))].toSorted()
  const plain = (time: string) => (time.includes(':') ? time : `${time.slice(0, 2)}:${time.slice(2)}`)
  return dates.map((date) => ({
    date,
    ranges: special.filter((entry) => entry.date === date && entry.open !== entry.close).map(({ open, close }) => ({ from: plain(open), to: plain(close) })),
  }))
}

export function withSpecial(hours: OpeningHours, { date, ranges }: SpecialDay): OpeningHours {
  const entries = ranges.length === 0 ? [{ date, ...CLOSED }] : ranges.map(({ from, to }) => ({ date, open: from, close: to }))
  return { ...hours, special: [...hours.special.filter((entry) => entry.date !== date), ...entries].toSorted((one, other) => one.date.localeCompare(other.date)) }
}

export const withoutSpecial = (hours: OpeningHours, date: string): OpeningHours => ({ ...hours, special: hours.special.filter((entry) => entry.date !== date) })
