import type { SteadyClock } from '../../services/clock/steady-clock.ts'
import type { Mail } from '../../services/mail/mail.ts'
import type { Store } from '../../store/store.ts'
import type { Log } from '../log.ts'
import { forgetEnquiries } from './forget-enquiries.ts'
import { sendDueMail } from './send-due-mail.ts'

type Options = { store: Store; mail: Mail | null; now: () => Date; clock: SteadyClock; log: Log; keepDays: number; stopWithinMs?: number }

export type PostOffice = {
  /** Without a mail server, mails are kept to be read instead of waiting for one. */
  isOpen: boolean
  /** Something may be due: looked at as soon as the round under way is over. Nobody waits for it. */
  wake: () => void
  /** Everything that is due now. */
  round: () => Promise<void>
  start: () => void
  /** The mail under way gets a moment to be finished; one that takes longer is tried again later. */
  stop: () => Promise<void>
}

const EVERY_MS = 15_000
const STOP_WITHIN_MS = 5000

/** Sends mails and forgets old enquiries, in every process; which process does what is decided by the database. */
export function createPostOffice({ store, mail, now, clock, log, keepDays, stopWithinMs = STOP_WITHIN_MS }: Options): PostOffice {
  let timer: NodeJS.Timeout | null = null
  let isStopping = false
  let isAskedAgain = false
  let running: Promise<void> | null = null

  async function round(): Promise<void> {
    const shared = { store, now, log, isStopping: () => isStopping }
    if (mail) await sendDueMail({ ...shared, mail })
    // A clock that was set wrongly makes everything look old.
    if (await clock.isSteady()) await forgetEnquiries({ ...shared, keepDays })
  }

  /** While the database is away there is nothing to do, and the next round will find what this one missed. */
  const quietly = () => round().catch((error: unknown) => log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'round of the post office ended early'))

  async function run(): Promise<void> {
    do {
      isAskedAgain = false
      await quietly()
    } while (isAskedAgain && !isStopping)
    running = null
  }

  function wake(): void {
    if (timer === null || isStopping) return
    isAskedAgain = true
    running ??= run()
  }

  return {
    isOpen: mail !== null,
    wake,
    round,
    start() {
      timer = setInterval(wake, EVERY_MS)
      timer.unref()
      wake()
    },
    async stop() {
      isStopping = true
      if (timer) clearInterval(timer)
      const late = setTimeout(() => mail?.close(), stopWithinMs)
      await running
      clearTimeout(late)
      mail?.close()
    },
  }
}
