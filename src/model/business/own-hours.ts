import type { OpeningHours } from '../opening-hours/opening-hours.ts'
import type { Settings } from '../site/settings.ts'
import type { Business } from './branch.ts'

/** The hours of a site that is one place: those of its only branch, or without branches those it wrote down itself. */
export function ownHours(settings: Settings, business: Business | null): { hours: OpeningHours; canton?: string } | null {
  const [only, ...others] = business?.branches ?? []
  if (others.length > 0) return null
  const { hours, canton } = only ?? { hours: settings.footer.hours, canton: undefined }
  return hours.periods.length === 0 && hours.special.length === 0 ? null : { hours, canton }
}
