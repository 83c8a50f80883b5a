import { NAME_LENGTH, TIME_ZONE } from './constants.ts'

/** The name as it is stored, or null where there is none to see or too much of it. */
export function cleanName(text: string): string | null {
  const name = text.replaceAll(/\p{Cc}+/gu, ' ').trim()
  const isVisible = /[^\s\p{C}]/u.test(name)
  return isVisible && Array.from(name).length <= NAME_LENGTH ? name : null
}

const day = /* @__PURE__ */ new Intl.DateTimeFormat('de-CH', { timeZone: TIME_ZONE, day: '2-digit', month: '2-digit', year: 'numeric' })

/** «Game 15.11.2026». */
export function defaultGameName(now: Date): string {
  return `Game ${day.format(now)}`
}
