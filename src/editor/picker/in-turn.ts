import { createIdle } from '../toolbar/create-idle.ts'

/** Long enough for the next letter of whoever searches, and too short to be waited for. */
const REST_AFTER_LETTER = 150

type Idle = ReturnType<typeof createIdle>

/** Things to draw one after the other, each once nobody waits for anything else; a place that is gone before its turn costs nothing. */
export function createTurns(whenIdle: Idle): (draw: () => void) => () => void {
  const waiting = new Set<() => void>()
  let isUnderWay = false

  function next() {
    const [draw] = waiting
    isUnderWay = draw !== undefined
    if (!draw) return
    waiting.delete(draw)
    draw()
    whenIdle(next)
  }

  return (draw) => {
    waiting.add(draw)
    if (!isUnderWay) {
      isUnderWay = true
      whenIdle(next)
    }
    return () => waiting.delete(draw)
  }
}

let turns: ReturnType<typeof createTurns> | undefined

export function inTurn(draw: () => void): () => void {
  turns ??= createTurns(createIdle(REST_AFTER_LETTER))
  return turns(draw)
}
