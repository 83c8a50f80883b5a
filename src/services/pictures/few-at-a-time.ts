export type FewAtATime = <Result>(work: () => Promise<Result>) => Promise<Result>

/** The others wait in line. A place is handed on when its work is done, well or not. */
export function createFewAtATime(places: number): FewAtATime {
  let free = places
  const line: (() => void)[] = []
  return async (work) => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => line.push(resolve))
    try {
      return await work()
    } finally {
      const next = line.shift()
      if (next) next()
      else free += 1
    }
  }
}
