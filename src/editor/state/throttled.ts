/** At once, and at most once in so many milliseconds; the last call is never lost. */
export function throttled(run: () => void, milliseconds: number): { call: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isWanted = false
  function go() {
    isWanted = false
    run()
    timer = setTimeout(() => {
      timer = undefined
      if (isWanted) go()
    }, milliseconds)
  }
  return {
    call() {
      if (timer === undefined) go()
      else isWanted = true
    },
    stop: () => clearTimeout(timer),
  }
}
