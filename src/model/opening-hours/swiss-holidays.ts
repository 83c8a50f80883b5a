import { HOLIDAY_DATES, type Holiday } from './holiday-dates.ts'
import { HOLIDAYS_BY_CANTON } from './holidays-by-canton.ts'
import { weekdayOf } from './today.ts'

const NATIONAL: readonly Holiday[] = ['newYear', 'ascension', 'nationalDay', 'christmas']

/** Where it would make three days of rest in a row, these cantons work on it; 1 is Monday. */
const NO_STEPHENS_DAY_ON: Readonly<Record<string, readonly number[]>> = { UR: [1, 5], AR: [1], AI: [2, 6] }

type Calendar = ReadonlyMap<string, Holiday>

/** A page of three shops asks for a month each: a year is written down once. */
const calendars = new Map<string, Calendar>()
const KNOWN_AT_MOST = 200

function calendarOf(year: number, canton: string): Calendar {
  const key = `${year} ${canton}`
  const known = calendars.get(key)
  if (known) return known
  const kept = HOLIDAYS_BY_CANTON[canton] ?? NATIONAL
  // The first of two on the same date gives it its name.
  const calendar = new Map(kept.map((name) => [HOLIDAY_DATES[name](year), name] as const).toReversed())
  if (calendars.size >= KNOWN_AT_MOST) calendars.clear()
  calendars.set(key, calendar)
  return calendar
}

/** Without a known canton only what the whole country keeps. */
export function holidayOn(date: string, canton = ''): Holiday | null {
  const known = Object.hasOwn(HOLIDAYS_BY_CANTON, canton) ? canton : ''
  const holiday = calendarOf(Number(date.slice(0, 4)), known).get(date) ?? null
  return holiday === 'stephensDay' && NO_STEPHENS_DAY_ON[canton]?.includes(weekdayOf(date)) ? null : holiday
}
