import type { GameState, Operation, TapAnswer } from './state.ts'

/** A tap on a phone. `savedAt` is the sequence at which the server said that it has it. */
export type PendingOperation = Operation & { savedAt: number | null }

/** What the phone still has to send. */
export function unsaved(pending: readonly PendingOperation[]): PendingOperation[] {
  return pending.filter(({ savedAt }) => savedAt === null)
}

/**
 * After an answer. A saved tap goes on being shown on top of the confirmed score until the stream has brought it:
 * taking the answer's score instead would jump back when an older event of the same cell comes in.
 */
export function acknowledge(pending: readonly PendingOperation[], answer: TapAnswer): PendingOperation[] {
  const applied = new Set(answer.applied)
  const refused = new Set(answer.refused.map(({ id }) => id))
  return pending.flatMap((operation) => {
    if (refused.has(operation.id)) return []
    return applied.has(operation.id) ? [{ ...operation, savedAt: answer.sequence }] : [operation]
  })
}

/** After an event or a snapshot: taps that the confirmed state holds are no longer added to it. */
export function withoutConfirmed(pending: readonly PendingOperation[], state: GameState, operationIds: readonly string[] = []): PendingOperation[] {
  const confirmed = new Set(operationIds)
  return pending.filter(({ id, savedAt }) => !confirmed.has(id) && (savedAt === null || savedAt > state.sequence))
}
