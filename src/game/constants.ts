export { TIME_ZONE } from '../model/time-zone.ts'

export const GAME_LOCALES = ['de', 'en'] as const
export const CURRENCY = 'CHF'

export const MAX_PLAYERS = 50
export const MAX_SCORE = 99
export const NAME_LENGTH = 40

/** The option of a score table by which only whole rounds count; asked where the winner is found. */
export const WHOLE_ROUNDS = 'wholeRounds'

/** A phone that was offline sends what it has in pieces of this size. */
export const MAX_OPERATIONS = 200

/** What one reading or change of many rows may touch; larger sets go in pieces. */
export const ROWS_LIMIT = 10_000
