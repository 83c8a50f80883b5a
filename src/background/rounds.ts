import type { Log } from '../actions/log.ts'

/** Something that is looked at again and again, in every process; the database decides which process does what. */
export type Worker = {
  name: string
  everyMs: number
  /** What is due now. */
  round: (isStopping: () => boolean) => Promise<void>
  /** Ends what the rounds have left under way. */
  stop?: () => Promise<void>
  /** Nothing more is waited for: what is still under way fails at once, and is done again later. */
  cutOff?: () => void
}

export type Rounds = {
  /** Looked at as soon as the round under way is over. Nobody waits for it. */
  wake: () => void
  start: () => void
  stop: () => Promise<void>
}

export function createRounds({ name, everyMs, round, stop, cutOff }: Worker, { log, stopWithinMs }: { log: Log; stopWithinMs: number }): Rounds {
  let timer: NodeJS.Timeout | null = null
  let isStopping = false
  let isAskedAgain = false
  let running: Promise<void> | null = null

  async function run(): Promise<void> {
    do {
      isAskedAgain = false
      // While the database is away there is nothing to do, and the next round will find what this one missed.
      await round(() => isStopping).catch((error: unknown) =>
        log.warn({ worker: name, error: error instanceof Error ? error.name : 'unknown' }, 'a round in the background ended early'),
      )
    } while (isAskedAgain && !isStopping)
    running = null
  }

  function wake(): void {
    if (timer === null || isStopping) return
    isAskedAgain = true
    running ??= run()
  }

  return {
    wake,
    start() {
      timer = setInterval(wake, everyMs)
      timer.unref()
      wake()
    },
    async stop() {
      isStopping = true
      if (timer) clearInterval(timer)
      // What the round under way still begins must be ended too.
      const ended = Promise.resolve(running).then(() => stop?.())
      let late: NodeJS.Timeout | undefined
      const timeOver = new Promise((resolve) => (late = setTimeout(resolve, stopWithinMs)))
      await Promise.race([ended, timeOver])
      clearTimeout(late)
      cutOff?.()
      if (cutOff) await running
    },
  }
}
