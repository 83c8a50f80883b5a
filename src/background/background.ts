import type { Parts } from '../actions/context.ts'
import { jobDefinitions } from './job-definitions.ts'
import { forgetEnquiries } from '../actions/mail/forget-enquiries.ts'
import { sendDueMail } from '../actions/mail/send-due-mail.ts'
import { queueRebuilds } from '../actions/search/queue-rebuilds.ts'
import type { Chore } from '../store/chores.ts'
import { DAILY, runDaily } from './daily.ts'
import { createJobRunner } from './job-runner.ts'
import { createRounds, type Worker } from './rounds.ts'

export type Background = {
  start: () => void
  /** What is under way gets a moment to be finished; what takes longer is done again later. */
  stop: () => Promise<void>
  /** Everything of one kind that is due now. */
  round: (chore: Chore) => Promise<void>
}

type Options = { keepDays: number; stopWithinMs?: number }

const LOOK_EVERY_MS = 15_000
const MINUTE = 60_000
const STOP_WITHIN_MS = 5000

/** Everything that happens without anybody waiting for it, in every process. */
export function createBackground(parts: Parts, { keepDays, stopWithinMs = STOP_WITHIN_MS }: Options): Background {
  const { mail, bell, log, clock } = parts
  const jobs = createJobRunner(parts, jobDefinitions)

  /** Begun by the bell too. */
  const rung: Record<Chore, Worker> = {
    mail: {
      name: 'mail',
      everyMs: LOOK_EVERY_MS,
      round: async (isStopping) => (mail ? sendDueMail({ ...parts, mail, isStopping }) : undefined),
      cutOff: () => mail?.close(),
    },
    forget: {
      name: 'enquiries',
      everyMs: LOOK_EVERY_MS,
      // A clock that was set wrongly makes everything look old.
      round: async (isStopping) => ((await clock.isSteady()) ? forgetEnquiries({ ...parts, keepDays, isStopping }) : undefined),
    },
    job: { name: 'jobs', everyMs: LOOK_EVERY_MS, round: jobs.round, stop: jobs.stop },
  }
  const others: Worker[] = [
    { name: 'search', everyMs: 60 * MINUTE, round: () => queueRebuilds(parts) },
    { name: 'daily', everyMs: 10 * MINUTE, round: (isStopping) => runDaily({ parts, chores: DAILY, isStopping }) },
  ]

  const roundsOf = (worker: Worker) => createRounds(worker, { log, stopWithinMs })
  const byChore = { mail: roundsOf(rung.mail), forget: roundsOf(rung.forget), job: roundsOf(rung.job) }
  const all = [...Object.values(byChore), ...others.map(roundsOf)]
  bell.onRing((chore) => byChore[chore].wake())

  return {
    start: () => all.forEach((rounds) => rounds.start()),
    async stop() {
      await Promise.all(all.map((rounds) => rounds.stop()))
    },
    round: (chore) => rung[chore].round(() => false),
  }
}
