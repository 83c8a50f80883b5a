import { hoursOn, type OpeningHours, type TimeRange } from './opening-hours.ts'
import { addDays, endOfDay, momentOf, timeAt, todayAt } from './today.ts'

export type OpenState = {
  isOpen: boolean
  /** When it closes, if within a day; null while closed. */
  until: string | null
  /** When it opens later today; null while open, and where it stays closed today. */
  opensAt: string | null
  /** When this, or what the page says about today, is no longer true. */
  changesAt: Date
}

const DAY = 24 * 60
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const twoDigits = (value: number): string => String(value).padStart(2, '0')
const timeOf = (minutes: number): string => `${twoDigits(Math.floor((minutes % DAY) / 60))}:${twoDigits(minutes % 60)}`

type Span = { from: number; to: number }

function spanOf({ from, to }: TimeRange, day: number): Span {
  const [start, end] = [minutesOf(from), minutesOf(to)]
  return { from: day * DAY + start, to: day * DAY + (end > start ? end : end + DAY) }
}

/** In minutes from today's midnight. What began yesterday may still be open; what goes on at midnight is one span. */
function spansAround(hours: OpeningHours, today: string, canton?: string): Span[] {
  const spans = [-1, 0, 1, 2].flatMap((day) => hoursOn(hours, addDays(today, day), canton).ranges.map((range) => spanOf(range, day)))
  const joined: Span[] = []
  for (const span of spans.toSorted((one, other) => one.from - other.from)) {
    const last = joined.at(-1)
    if (last && span.from <= last.to) joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, span.to) }
    else joined.push(span)
  }
  return joined
}

export function openState(hours: OpeningHours, now: Date, canton?: string): OpenState {
  const today = todayAt(now)
  const minute = minutesOf(timeAt(now))
  const spans = spansAround(hours, today, canton)
  const current = spans.find(({ from, to }) => from <= minute && minute < to)
  const next = spans.find(({ from }) => from > minute)
  const change = current?.to ?? next?.from ?? DAY
  return {
    isOpen: current !== undefined,
    until: current && current.to - minute <= DAY ? timeOf(current.to) : null,
    opensAt: !current && next && next.from < DAY ? timeOf(next.from) : null,
    changesAt: change < DAY ? momentOf(today, timeOf(change)) : endOfDay(now),
  }
}
