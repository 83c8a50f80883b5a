import { createAlarm } from './alarm.ts'
import { NO_GAME, type Answer } from './calls.ts'
import type { GameParts } from './game-view.ts'

type Failure = Extract<Answer<unknown>, { ok: false }>

type Parts = Pick<GameParts, 'calls' | 'memory' | 'after' | 'random'> & {
  onGone: () => void
  /** Says so, and answers whether it is worth another try. */
  hasFailed: (answer: Failure) => boolean
}

/** Into a game by its link. Whoever scans the code in a dead spot wants into this game, not to start another one: it is tried until there is an answer. */
export function createJoin({ calls, memory, after, random, onGone, hasFailed }: Parts) {
  const alarm = createAlarm({ after, random })
  let wake = () => {}

  async function join(id: string): Promise<boolean> {
    for (;;) {
      const answer = await calls.load(id, null)
      if (answer.ok) {
        memory.choose(id)
        memory.keepState(answer.value)
        return true
      }
      if (answer.code === NO_GAME) {
        onGone()
        return false
      }
      if (!hasFailed(answer)) return false
      await new Promise<void>((resolve) => {
        wake = resolve
        alarm.set(resolve, answer.retryAfterSeconds)
      })
    }
  }
  return { join, wake: () => wake() }
}
