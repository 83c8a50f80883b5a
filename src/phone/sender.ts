import { MAX_OPERATIONS } from '../game/constants.ts'
import { acknowledge, unsaved } from '../game/outbox.ts'
import { NO_GAME, type Answer, type GameCalls } from './calls.ts'
import type { Pending, PlayerChange } from './pending.ts'

type Failure = Extract<Answer<unknown>, { ok: false }>

type Parts = {
  calls: GameCalls
  gameId: () => string | null
  pending: () => Pending
  /** Stores what became of the named entries. */
  keep: (next: Pending, touched: readonly string[]) => void
  onFailure: (answer: Failure) => void
  /** A change of the list that will never be accepted. */
  onDropped: (change: PlayerChange, code: string) => void
  /** Everything is with the server. */
  onSent: () => void
}

export type Sender = { flush: () => Promise<void> }

/** Sends what the phone has, one request at a time; taps made meanwhile go together in the next one. Players first: strokes need them. */
export function createSender({ calls, gameId, pending, keep, onFailure, onDropped, onSent }: Parts): Sender {
  let running: Promise<void> | null = null
  let isAskedAgain = false

  async function sendChange(game: string, change: PlayerChange): Promise<Answer<unknown>> {
    const answer = await requestFor(calls, game, change)
    const { changes, taps } = pending()
    if (answer.ok) keep({ taps, changes: changes.map((one) => (one.id === change.id ? { ...one, savedAt: answer.value.sequence } : one)) }, [change.id])
    // A refused change of the list is given up: it will not be accepted later either.
    else if (answer.isFinal && answer.code !== NO_GAME) {
      keep({ taps, changes: changes.filter(({ id }) => id !== change.id) }, [change.id])
      onDropped(change, answer.code)
    }
    return answer
  }

  async function sendTaps(game: string): Promise<Answer<unknown>> {
    const batch = unsaved(pending().taps).slice(0, MAX_OPERATIONS)
    const answer = await calls.tap(game, batch)
    const ids = batch.map(({ id }) => id)
    const { changes, taps } = pending()
    if (answer.ok) {
      answer.value.refused.forEach(({ code }) => console.error(`A stroke was refused: ${code}`))
      keep({ changes, taps: acknowledge(taps, answer.value) }, ids)
    }
    return answer
  }

  async function sendAll(): Promise<void> {
    for (;;) {
      const game = gameId()
      const { changes, taps } = pending()
      const change = changes.find(({ savedAt }) => savedAt === null)
      if (game === null || (!change && unsaved(taps).length === 0)) return
      const answer = change ? await sendChange(game, change) : await sendTaps(game)
      if (!answer.ok) {
        onFailure(answer)
        if (!change || !answer.isFinal || answer.code === NO_GAME) return
      }
    }
  }

  const hasWork = () => [...pending().changes, ...pending().taps].some(({ savedAt }) => savedAt === null)

  /** What is tapped while a run comes to its end would wait for the next tap otherwise. */
  async function run(): Promise<void> {
    do {
      isAskedAgain = false
      const hadWork = hasWork()
      await sendAll()
      if (hadWork && !hasWork()) onSent()
    } while (isAskedAgain && hasWork())
    running = null
  }

  return {
    flush: () => {
      isAskedAgain = true
      running ??= run()
      return running
    },
  }
}

function requestFor(calls: GameCalls, game: string, change: PlayerChange): Promise<Answer<{ sequence: number }>> {
  if (change.kind === 'add') return calls.addPlayer(game, change.player)
  if (change.kind === 'rename') return calls.renamePlayer(game, { id: change.playerId, playerName: change.playerName })
  if (change.kind === 'restore') return calls.restorePlayer(game, change.playerId)
  return calls.removePlayer(game, change.playerId)
}
