import { HOLIDAY_DATES, type Holiday } from './holiday-dates.ts'
import { HOLIDAYS_BY_CANTON } from './holidays-by-canton.ts'
import { weekdayOf } from './today.ts'

const NATIONAL: readonly Holiday[] = ['newYear', 'ascension', 'nationalDay', 'christmas']

/** Where it would make three days of rest in a row, these cantons work on it; 1 is Monday. */
const NO_STEPHENS_DAY_ON: Readonly<Record<string, readonly number[]>> = { UR: [1, 5], AR: [1], AI: [2, 6] }

/** Without a known canton only what the whole country keeps. */
export function holidayOn(date: string, canton = ''): Holiday | null {
  const kept = Object.hasOwn(HOLIDAYS_BY_CANTON, canton) ? (HOLIDAYS_BY_CANTON[canton] ?? NATIONAL) : NATIONAL
  const year = Number(date.slice(0, 4))
  const holiday = kept.find((name) => HOLIDAY_DATES[name](year) === date) ?? null
  return holiday === 'stephensDay' && NO_STEPHENS_DAY_ON[canton]?.includes(weekdayOf(date)) ? null : holiday
}
