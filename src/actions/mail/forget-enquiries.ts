import { settleChore, takeChore } from '../../store/chores.ts'
import { deleteSubmissionsUntil, oldestSubmission } from '../../store/submissions.ts'
import type { Store } from '../../store/store.ts'

export type ForgetRound = { store: Store; now: () => Date; keepDays: number; isStopping: () => boolean }

const DAY = 24 * 60 * 60_000
const AT_ONCE = 500

/** What visitors wrote, and the mails about it, are personal data: they go when their time is over. */
export async function forgetEnquiries({ store, now, keepDays, isStopping }: ForgetRound): Promise<void> {
  const oldest = new Date(now().getTime() - keepDays * DAY)
  while (!isStopping()) {
    const siteId = await takeChore(store.platform, 'forget', oldest)
    if (siteId === null) return
    let gone = AT_ONCE
    while (gone === AT_ONCE && !isStopping()) gone = await store.inSite(siteId, (tx) => deleteSubmissionsUntil(tx, oldest.toISOString(), AT_ONCE))
    await store.inSite(siteId, (tx) => settleChore(tx, 'forget', () => oldestSubmission(tx)))
  }
}
