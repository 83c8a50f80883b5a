const KEPT_DAYS = 30
const DAY = 86_400_000

/** Whole days until the bin is emptied of it. */
export function daysLeft(deletedAt: string, now: Date): number {
  return Math.max(0, KEPT_DAYS - Math.floor((now.getTime() - new Date(deletedAt).getTime()) / DAY))
}

export function wordsForDays(days: number, texts: { lastDay: string; oneDay: string; since: string }): string {
  return [texts.lastDay, texts.oneDay][days] ?? texts.since
}
