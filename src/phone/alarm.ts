const FIRST = 500
const LONGEST = 20_000

type Parts = {
  /** Calls back after so many milliseconds; the result takes it back. */
  after: (milliseconds: number, run: () => void) => () => void
  random: () => number
}

export type Alarm = { set: (run: () => void, atLeastSeconds?: number) => void; reset: () => void }

/** Doubles from half a second to twenty, spread so that phones which lost the same signal do not come back at the same moment. */
export function createAlarm({ after, random }: Parts): Alarm {
  let rings = 0
  let takeBack: (() => void) | null = null
  const clear = () => {
    takeBack?.()
    takeBack = null
  }
  return {
    set: (run, atLeastSeconds = 0) => {
      clear()
      const delay = Math.min(LONGEST, FIRST * 2 ** Math.min(rings, 10)) * (0.75 + random() * 0.5)
      rings += 1
      takeBack = after(Math.max(delay, atLeastSeconds * 1_000), run)
    },
    reset: () => {
      clear()
      rings = 0
    },
  }
}
