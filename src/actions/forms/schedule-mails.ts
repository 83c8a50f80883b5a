import { countPostponed } from '../../store/outbox.ts'
import type { SiteTx } from '../../store/store.ts'
import type { Context } from '../context.ts'

const HOUR = 3_600_000
/** Mails of a site that was flooded; as many enquiries have two each in an ordinary hour. */
const POSTPONED_PER_HOUR = 600
/** Who reads of an enquiry later than this has long seen it in the console. */
const LATEST_HOURS = 24

/** When the mails of a new enquiry go out; null: never, and they are there to be read only. */
export async function scheduleMails({ limits, site }: Pick<Context, 'limits' | 'site'>, tx: SiteTx, now: Date): Promise<Date | null> {
  const waitSeconds = await limits.tryTake('formSite', site.id)
  if (waitSeconds === 0) return now
  // However many strangers fill in a form, it stays open: only mails have to wait.
  const hours = Math.floor((await countPostponed(tx, now.toISOString())) / POSTPONED_PER_HOUR)
  return hours >= LATEST_HOURS ? null : new Date(now.getTime() + waitSeconds * 1000 + hours * HOUR)
}
