import { TIME_ZONE } from '../time-zone.ts'

/** The shops' calendar date, wherever the server or the visitor may be. */
const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE, year: 'numeric', month: '2-digit', day: '2-digit' })

export function todayAt(now: Date): string {
  return calendar.format(now)
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: TIME_ZONE, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** What the clock on the shop's wall says, such as 18:30. */
export function timeAt(now: Date): string {
  return clock.format(now)
}

/** The moment at which the shops' clocks say so on that date; an hour that is skipped in spring counts as the one after it. */
export function momentOf(date: string, time: string): Date {
  const summer = new Date(`${date}T${time}:00+02:00`)
  return todayAt(summer) === date && timeAt(summer) === time ? summer : new Date(`${date}T${time}:00+01:00`)
}

/** The moment at which the shops' next date begins; twice a year a day has 23 or 25 hours. */
export function endOfDay(now: Date): Date {
  return momentOf(addDays(todayAt(now), 1), '00:00')
}

/** The day of the week that a date falls on, whatever the zone of the machine. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T12:00:00Z`).getUTCDay() || 7
}
