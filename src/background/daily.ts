import { emptyBin } from '../actions/bin/empty-bin.ts'
import type { Parts } from '../actions/context.ts'
import { forgetIdleGames } from '../actions/game/forget-idle.ts'
import { forgetEndedJobs } from '../actions/jobs/forget-ended.ts'
import { forgetStrays } from '../actions/media/forget-strays.ts'
import { forgetUploads } from '../actions/media/forget-uploads.ts'
import { settleUpkeep, takeUpkeep } from '../store/upkeep.ts'

export type DailyParts = Pick<Parts, 'store' | 'pictures' | 'streams' | 'now' | 'log' | 'clock' | 'uploads'>

/** The name is permanent: it is stored with the time at which it is due. */
export type DailyChore = { name: string; run: (parts: DailyParts) => Promise<void> }

/** What is done once a day for all sites, whatever the number of processes. A new one is a line here; `forEachSite` goes through the sites. */
export const DAILY: readonly DailyChore[] = [
  { name: 'forget-idle-games', run: forgetIdleGames },
  { name: 'forget-ended-jobs', run: forgetEndedJobs },
  { name: 'empty-bin', run: emptyBin },
  { name: 'forget-uploads', run: forgetUploads },
  { name: 'forget-strays', run: forgetStrays },
]

const HOUR = 3_600_000
const DAY = 24 * HOUR

const after = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString()

/** What fails, or takes its process along, is tried again an hour later. */
export async function runDaily({ parts, chores, isStopping }: { parts: DailyParts; chores: readonly DailyChore[]; isStopping: () => boolean }): Promise<void> {
  const { store, now, log, clock } = parts
  // All of them delete because of age, and a clock that was set wrongly makes everything look old.
  if (!(await clock.isSteady())) return
  for (const { name, run } of chores) {
    const startedAt = now()
    if (isStopping() || !(await takeUpkeep(store.platform, name, { now: startedAt.toISOString(), again: after(startedAt, HOUR) }))) continue
    try {
      await run(parts)
      await settleUpkeep(store.platform, name, after(startedAt, DAY))
    } catch (error) {
      log.warn({ chore: name, error: String(error) }, 'a daily chore was not done')
    }
  }
}
