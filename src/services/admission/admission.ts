import { Refusal } from '../../model/refusal.ts'

/** What visitors look at, what leads nowhere, what they look for, and what people do: a crowd in front of one must not lock out the others. */
export type Lane = 'page' | 'nowhere' | 'search' | 'call'

/** `atOnce`: of all sites together. `waiting`: of one site; whoever waited `withinMs` is sent away. */
type Bounds = { atOnce: number; atOncePerSite: number; waiting: number; withinMs: number }

/** Together below the connections to the database, so that work which nobody waits for finds one too. */
const BOUNDS: Readonly<Record<Lane, Bounds>> = {
  page: { atOnce: 5, atOncePerSite: 3, waiting: 64, withinMs: 900 },
  /** Ready answers, so many in one round of the loop. None costs more than a refusal would, and who waits does not ask again. */
  nowhere: { atOnce: 12, atOncePerSite: 8, waiting: 10_000, withinMs: 900 },
  /** One after the other: a search works in the database, where several of one site would take the processor from all others. */
  search: { atOnce: 3, atOncePerSite: 1, waiting: 64, withinMs: 900 },
  call: { atOnce: 10, atOncePerSite: 8, waiting: 256, withinMs: 900 },
}

const RETRY_AFTER_SECONDS = 2

export type Admission = {
  /** Does the work when it is the site's turn; throws `unavailable` where too many wait, or it waited too long, or longer than `atMostMs`. Never one inside another. */
  run: <Result>(lane: Lane, siteId: string, work: () => Promise<Result>, atMostMs?: number) => Promise<Result>
  /** Whether the next one would be sent away at once. */
  isFull: (lane: Lane, siteId: string) => boolean
  /** Waits until everything that has arrived was looked at. Between two drawn pages all kept ones go out. */
  turn: () => Promise<void>
}

const overloaded = () => new Refusal('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS })

/** Work is bounded per site and in all, with a short line per site; sites with a line take turns. */
export function createAdmission(bounds: Partial<Record<Lane, Partial<Bounds>>> = {}): Admission {
  const laneOf = (lane: Lane) => createLane({ ...BOUNDS[lane], ...bounds[lane] })
  const lanes = { page: laneOf('page'), nowhere: laneOf('nowhere'), search: laneOf('search'), call: laneOf('call') }
  let last = Promise.resolve()
  return {
    async run(lane, siteId, work, atMostMs = Infinity) {
      const leave = await lanes[lane].enter(siteId, atMostMs)
      try {
        return await work()
      } finally {
        leave()
      }
    },
    isFull: (lane, siteId) => lanes[lane].isFull(siteId),
    turn: () => (last = last.then(() => new Promise((resolve) => setImmediate(resolve)))),
  }
}

type Waiting = { begin: () => void }

function createLane({ atOnce, atOncePerSite, waiting, withinMs }: Bounds) {
  const running = new Map<string, number>()
  /** In the order in which the sites are next. */
  const lines = new Map<string, Waiting[]>()
  let total = 0

  const mayBegin = (siteId: string) => total < atOnce && (running.get(siteId) ?? 0) < atOncePerSite

  function begin(siteId: string): void {
    total += 1
    running.set(siteId, (running.get(siteId) ?? 0) + 1)
  }

  function leave(siteId: string): void {
    total -= 1
    const left = (running.get(siteId) ?? 1) - 1
    if (left > 0) running.set(siteId, left)
    else running.delete(siteId)
    beginNext()
  }

  function beginNext(): void {
    for (const [siteId, line] of lines) {
      if (!mayBegin(siteId)) continue
      lines.delete(siteId)
      const next = line.shift()
      if (line.length > 0) lines.set(siteId, line)
      next?.begin()
      return
    }
  }

  function wait(siteId: string, atMostMs: number): Promise<void> {
    const line = lines.get(siteId) ?? []
    lines.set(siteId, line)
    return new Promise((resolve, reject) => {
      const own: Waiting = {
        begin() {
          clearTimeout(timer)
          begin(siteId)
          resolve()
        },
      }
      const timer = setTimeout(
        () => {
          line.splice(line.indexOf(own), 1)
          if (line.length === 0) lines.delete(siteId)
          reject(overloaded())
        },
        Math.min(withinMs, atMostMs),
      )
      line.push(own)
    })
  }

  const isFull = (siteId: string) => (lines.get(siteId)?.length ?? 0) >= waiting

  return {
    isFull,
    async enter(siteId: string, atMostMs: number): Promise<() => void> {
      if (mayBegin(siteId) && !lines.has(siteId)) begin(siteId)
      else if (isFull(siteId)) throw overloaded()
      else await wait(siteId, atMostMs)
      return () => leave(siteId)
    },
  }
}
