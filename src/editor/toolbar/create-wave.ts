import { createStore } from 'zustand/vanilla'

const AT_ONCE = 4

/** The tools reach what is on the screen at once; sections far from it follow a few at a time, so that nobody who switches waits for all of them. */
export function createWave({ idle, hold }: { idle: (run: () => void) => void; hold: (change: () => void) => void }) {
  const behind = createStore<ReadonlySet<string>>(() => new Set())
  let isMoving = false

  function move() {
    const left = [...behind.getState()].slice(AT_ONCE)
    hold(() => behind.setState(new Set(left), true))
    isMoving = left.length > 0
    if (isMoving) idle(move)
  }

  return {
    /** Of those that have not heard, only these go on waiting. */
    keepBehind(far: readonly string[]) {
      const late = behind.getState()
      const left = far.filter((id) => late.has(id))
      if (left.length < late.size) hold(() => behind.setState(new Set(left), true))
    },
    isBehind: (groupId: string) => behind.getState().has(groupId),
    subscribe: behind.subscribe,
    /** Called with each switch: who had not heard of the one before is where this one leads. */
    begin(far: readonly string[]) {
      const late = behind.getState()
      behind.setState(new Set(far.filter((id) => !late.has(id))), true)
      if (isMoving || behind.getState().size === 0) return
      isMoving = true
      idle(move)
    },
  }
}
