import { specialDaysFrom, weekOf, type OpeningHours, type TimeRange } from '../model/opening-hours/opening-hours.ts'
import { addDays } from '../model/opening-hours/today.ts'
import type { Thing } from './define-structured-data.ts'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Search engines take 00:00 to 00:00 for closed, and know no 24:00. */
const times = ({ from, to }: TimeRange): Thing => ({ '@type': 'OpeningHoursSpecification', opens: from, closes: to === '24:00' ? '23:59' : to })
const CLOSED: TimeRange = { from: '00:00', to: '00:00' }

/** Days with the same hours share an entry. */
function regularHours(hours: OpeningHours): Thing[] {
  const ranges = weekOf(hours).flatMap(({ day, ranges: ofDay }) => ofDay.map((range) => ({ day: DAYS[day - 1] ?? '', range })))
  const alike = Map.groupBy(ranges, ({ range }) => `${range.from} ${range.to}`)
  return [...alike.values()].flatMap((entries) => (entries[0] ? [{ ...times(entries[0].range), dayOfWeek: entries.map(({ day }) => day) }] : []))
}

/** Days after each other with the same hours share an entry here, too. */
function specialHours(hours: OpeningHours, today: string, canton?: string): Thing[] {
  const entries: { range: TimeRange; from: string; through: string }[] = []
  for (const { date, ranges } of specialDaysFrom(hours, today, canton)) {
    for (const range of ranges.length > 0 ? ranges : [CLOSED]) {
      const last = entries.at(-1)
      if (last && last.range.from === range.from && last.range.to === range.to && addDays(last.through, 1) === date) last.through = date
      else entries.push({ range, from: date, through: date })
    }
  }
  return entries.map(({ range, from, through }) => ({ ...times(range), validFrom: from, validThrough: through }))
}

/** The same days and hours that people read; a place without any says nothing. */
export function describeHours(hours: OpeningHours, today: string, canton?: string): Omit<Thing, '@type'> {
  if (hours.periods.length === 0 && hours.special.length === 0) return {}
  const [regular, special] = [regularHours(hours), specialHours(hours, today, canton)]
  return { ...(regular.length > 0 && { openingHoursSpecification: regular }), ...(special.length > 0 && { specialOpeningHoursSpecification: special }) }
}
