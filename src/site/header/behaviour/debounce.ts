export type Debounced = { start: () => void; stop: () => void }

/** Runs once nothing was started for so long. */
export function debounce(run: () => void, ms: number): Debounced {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  return {
    start() {
      stop()
      timer = setTimeout(run, ms)
    },
    stop,
  }
}
