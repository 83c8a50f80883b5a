type Options = {
  calmMs: number
  /** On a busy site no moment is calm: after this long one task is done all the same. */
  patienceMs: number
  maxWaiting: number
}

export type CalmQueue = {
  /** Somebody is being served: what waits here goes on waiting. */
  disturb: () => void
  /** One task per key; when too many wait the task is dropped, and the next request brings it again. */
  add: (key: string, task: () => Promise<void>) => void
  settled: () => Promise<void>
}

/** Work that nobody waits for: one task at a time, and only when nobody has asked for anything for a while. */
export function createCalmQueue({ calmMs, patienceMs, maxWaiting }: Options): CalmQueue {
  const waiting = new Map<string, () => Promise<void>>()
  let disturbedAt = 0
  let running: Promise<void> | null = null

  async function run(): Promise<void> {
    let restsSince = performance.now()
    for (;;) {
      const rest = Math.min(disturbedAt + calmMs, restsSince + patienceMs) - performance.now()
      if (rest > 0) {
        await new Promise<void>((resolve) => setTimeout(resolve, rest).unref())
        continue
      }
      const [next] = waiting
      if (!next) return
      const [key, task] = next
      await task().catch(() => {})
      waiting.delete(key)
      restsSince = performance.now()
    }
  }

  return {
    disturb: () => {
      disturbedAt = performance.now()
    },
    add(key, task) {
      if (waiting.has(key) || waiting.size >= maxWaiting) return
      waiting.set(key, task)
      running ??= run().finally(() => {
        running = null
      })
    },
    async settled() {
      while (running) await running
    },
  }
}
