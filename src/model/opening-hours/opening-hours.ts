import { z } from 'zod'
import { formatTime } from './format-time.ts'
import type { Holiday } from './holiday-dates.ts'
import { holidayOn } from './swiss-holidays.ts'
import { addDays, weekdayOf } from './today.ts'

const timeSchema = z.string().regex(/^\d{2}:?\d{2}$/)
/** 1 is Monday, 7 is Sunday. */
const pointSchema = z.strictObject({ day: z.int().min(1).max(7), time: timeSchema })

export const openingHoursSchema = z.strictObject({
  periods: z
    .array(z.strictObject({ open: pointSchema, close: pointSchema }))
    .max(100)
    .default([]),
  /** Entries of one date replace that day's regular hours. */
  special: z
    .array(z.strictObject({ date: z.iso.date(), open: timeSchema, close: timeSchema }))
    .max(400)
    .default([]),
})

export type OpeningHours = z.infer<typeof openingHoursSchema>
export type TimeRange = { from: string; to: string }
export type DayHours = { day: number; ranges: readonly TimeRange[] }
export type DateHours = { date: string; ranges: readonly TimeRange[]; holiday: Holiday | null }

const WEEK = [1, 2, 3, 4, 5, 6, 7]
const HOLIDAYS_AHEAD = 30
/** Who reads of Christmas looks for New Year in the same list. */
const HOLIDAYS_TOGETHER = 10

/** From midnight to midnight is the whole day, and is written so that nobody takes it for no time at all. */
function timeRange(open: string, close: string): TimeRange {
  const [from, to] = [formatTime(open), formatTime(close)]
  return { from, to: from === '00:00' && to === '00:00' ? '24:00' : to }
}

const byStart = (one: TimeRange, other: TimeRange) => one.from.localeCompare(other.from)

/** All seven days, Monday first; hours that run past midnight belong to the day they begin on. */
export function weekOf({ periods }: OpeningHours): DayHours[] {
  return WEEK.map((day) => ({
    day,
    ranges: periods
      .filter(({ open }) => open.day === day)
      .map(({ open, close }) => timeRange(open.time, close.time))
      .toSorted(byStart),
  }))
}

export type DaysHours = { from: number; to: number; ranges: readonly TimeRange[] }

/** The week in as few lines as it takes: neighbouring days with the same hours share one. */
export function groupedWeek(hours: OpeningHours): DaysHours[] {
  const lines: DaysHours[] = []
  for (const { day, ranges } of weekOf(hours)) {
    const last = lines.at(-1)
    if (last && JSON.stringify(last.ranges) === JSON.stringify(ranges)) lines[lines.length - 1] = { ...last, to: day }
    else lines.push({ from: day, to: day, ranges })
  }
  return lines
}

function specialOn({ special }: OpeningHours, date: string): DateHours | null {
  const entries = special.filter((entry) => entry.date === date)
  if (entries.length === 0) return null
  // Open and close at the same time is how a shop says that it stays closed that day.
  const open = entries.filter((entry) => entry.open.replace(':', '') !== entry.close.replace(':', ''))
  return { date, holiday: null, ranges: open.map((entry) => timeRange(entry.open, entry.close)).toSorted(byStart) }
}

function holidayHours(date: string, canton?: string): DateHours | null {
  const holiday = holidayOn(date, canton)
  return holiday === null ? null : { date, holiday, ranges: [] }
}

/** No ranges mean closed. What a shop says about a date counts more than a holiday. */
export function hoursOn(hours: OpeningHours, date: string, canton?: string): DateHours {
  const day = weekdayOf(date)
  return specialOn(hours, date) ?? holidayHours(date, canton) ?? { date, holiday: null, ranges: weekOf(hours).find((entry) => entry.day === day)?.ranges ?? [] }
}

/** Dates that differ from the week, from the given one on: all that the shop named, the holidays of the next weeks, and those soon after another of these days. */
export function specialDaysFrom(hours: OpeningHours, today: string, canton?: string): DateHours[] {
  const holidaysIn = (first: string, days: number) => Array.from({ length: days }, (_, after) => addDays(first, after)).filter((date) => holidayOn(date, canton) !== null)
  const soonAfter = (date: string) => holidaysIn(date, HOLIDAYS_TOGETHER)
  const named = hours.special.map(({ date }) => date).filter((date) => date >= today)
  const next = holidaysIn(today, HOLIDAYS_AHEAD)
  const known = new Set([...named, ...next, ...named.flatMap(soonAfter), ...next.flatMap(soonAfter)])
  return [...known].toSorted().map((date) => hoursOn(hours, date, canton))
}
