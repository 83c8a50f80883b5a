import { TIME_ZONE } from '../time-zone.ts'

/** The shops' calendar date, wherever the server or the visitor may be. */
const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE, year: 'numeric', month: '2-digit', day: '2-digit' })

export function todayAt(now: Date): string {
  return calendar.format(now)
}

/** The day of the week that a date falls on, whatever the zone of the machine. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T12:00:00Z`).getUTCDay() || 7
}
