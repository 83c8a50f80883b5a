import { AsyncLocalStorage } from 'node:async_hooks'

/** Below a second: within that time whoever pressed a button hears something, be it that it cannot be done now. */
export const PROMPT_MS = 900

const TICK_MS = 100

export class TooSlow extends Error {
  readonly code = 'ETIMEDOUT'
  constructor() {
    super('The database takes too long')
  }
}

/** How long whoever waits for one answer still waits. */
export type Patience = {
  leftMs: () => number
  /** For a wait that was somewhere else. */
  spend: (ms: number) => void
  /** What is waited for, or a failure once there is none left. */
  race: <Result>(work: Promise<Result>) => Promise<Result>
}

/** For work that may take as long as the database lets it. */
export const ENDLESS: Patience = { leftMs: () => Infinity, spend: () => {}, race: (work) => work }

/**
 * Only waiting is counted, in ticks: while this process is busy itself none come, and the database is not blamed for it.
 * Who has spent all of it elsewhere gets one tick: most answers are there by then.
 */
export function promptPatience(): Patience {
  let left = PROMPT_MS

  function race<Result>(work: Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      const timer = setInterval(() => {
        left -= TICK_MS
        if (left > 0) return
        clearInterval(timer)
        reject(new TooSlow())
      }, TICK_MS)
      work.then(resolve, reject).finally(() => clearInterval(timer))
    })
  }

  return {
    leftMs: () => Math.max(0, left),
    spend: (ms) => (left -= ms),
    race,
  }
}

const shared = new AsyncLocalStorage<{ patience: Patience; isAnswered: boolean }>()

/** All waits of the work are those of one answer. What it leaves running afterwards has patience of its own. */
export async function shareOnePatience<Result>(work: (patience: Patience) => Promise<Result>): Promise<Result> {
  const answer = { patience: promptPatience(), isAnswered: false }
  try {
    return await shared.run(answer, () => work(answer.patience))
  } finally {
    answer.isAnswered = true
  }
}

function sharedPatience(): Patience | null {
  const answer = shared.getStore()
  return answer && !answer.isAnswered ? answer.patience : null
}

export const ownPatience = (): Patience => sharedPatience() ?? promptPatience()

export type Work = 'read' | 'save' | 'long'

/** A page that is drawn may be read for long, a small write and what is read for it may not. */
export function patienceFor(work: Work): Patience {
  if (work === 'long') return ENDLESS
  return work === 'save' ? ownPatience() : (sharedPatience() ?? ENDLESS)
}
