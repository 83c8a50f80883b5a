import type { Business } from '../../model/business/branch.ts'
import { branchKey } from '../../model/commands/key.ts'
import { openingHoursSchema, type OpeningHours } from '../../model/opening-hours/opening-hours.ts'
import type { SettingsGround } from '../api/settings-calls.ts'

type Things = Readonly<Record<string, unknown>>

/** What is written here for a branch; null: nothing, undefined: not known yet. */
export function ownHoursIn(things: Things, branchId: string): OpeningHours | null | undefined {
  const value = things[branchKey(branchId)]
  return value === undefined ? undefined : (openingHoursSchema.safeParse(value).data ?? null)
}

/** The business with the hours that the screen has, what is not saved yet included. */
export function businessOn(things: Things, { business, lookedUp }: Pick<SettingsGround, 'business' | 'lookedUp'>): Business | null {
  if (!business) return null
  const branches = business.branches.map((branch) => {
    const own = ownHoursIn(things, branch.id)
    return own === undefined ? branch : { ...branch, hours: own ?? lookedUp[branch.id] ?? branch.hours }
  })
  return { ...business, branches }
}
