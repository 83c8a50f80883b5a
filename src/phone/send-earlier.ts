import { NO_GAME, type GameCalls } from './calls.ts'
import type { GameMemory } from './game-memory.ts'
import { createSender } from './sender.ts'

/** What was tapped in a game that this phone has left since, and never sent. It stays until the server has it. */
export async function sendEarlier(calls: GameCalls, memory: GameMemory, current: string | null): Promise<void> {
  for (const id of memory.unsent()) {
    if (id === current) continue
    await createSender({
      calls,
      gameId: () => id,
      pending: () => memory.pending(id),
      keep: ({ taps, changes }, touched) => {
        const waiting = new Set([...taps, ...changes].filter(({ savedAt }) => savedAt === null).map((entry) => entry.id))
        memory.remove(
          id,
          touched.filter((entry) => !waiting.has(entry)),
        )
      },
      onFailure: ({ code }) => code === NO_GAME && memory.forget(id),
      onDropped: () => {},
      onSent: () => {},
    }).flush()
  }
}
