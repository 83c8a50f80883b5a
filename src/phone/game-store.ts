import { createStore } from 'zustand/vanilla'
import { MAX_PLAYERS, MAX_SCORE } from '../game/constants.ts'
import { cleanName } from '../game/names.ts'
import { scoreOf } from '../game/score.ts'
import { createAlarm } from './alarm.ts'
import { NO_GAME, type Answer } from './calls.ts'
import { createGameDesk } from './game-desk.ts'
import { NO_VIEW, type GameParts, type GameStore, type GameView } from './game-view.ts'
import type { PlayerChange } from './pending.ts'
import { createSender } from './sender.ts'

type Failure = Extract<Answer<unknown>, { ok: false }>

/** A game on this phone: what is done shows at once, goes to the server when it can, and the stream brings what others do. */
export function createGameStore(parts: GameParts): GameStore {
  const { calls, memory, newId, newOperationId, now } = parts
  const store = createStore<GameView>(() => NO_VIEW)
  const desk = createGameDesk(memory, store)
  let closeLive: (() => void) | null = null
  const sending = createAlarm(parts)
  const streaming = createAlarm(parts)
  /** Made before the first attempt to create a game, so that a second one makes no second game. */
  let nextGameId: string | null = null

  function stop(): void {
    sending.reset()
    streaming.reset()
    closeLive?.()
    closeLive = null
  }

  function forget(): void {
    if (desk.gameId() === null) return
    stop()
    desk.clear()
    parts.leave()
  }

  /** True where the phone should try again. */
  function hasFailed(answer: Failure): boolean {
    if (answer.code === NO_GAME) forget()
    else console.warn(`The game answered ${answer.code}`)
    if (answer.isFinal) return false
    desk.present(true)
    return true
  }

  async function refresh(): Promise<void> {
    const wanted = desk.gameId()
    if (wanted === null) return
    const answer = await calls.load(wanted)
    if (wanted !== desk.gameId()) return
    if (answer.ok) desk.takeSnapshot(answer.value)
    else hasFailed(answer)
  }

  const sender = createSender({
    calls,
    gameId: desk.gameId,
    pending: desk.pending,
    keep: desk.keep,
    onFailure: (answer) => {
      if (hasFailed(answer)) sending.set(() => void sender.flush(), answer.retryAfterSeconds)
    },
    onSent: () => {
      sending.reset()
      desk.present(false)
      if (closeLive === null) void refresh()
    },
  })

  function openStream(): void {
    const gameId = desk.gameId()
    if (gameId === null) return
    closeLive?.()
    closeLive = parts.openLive(gameId, {
      onOpen: () => {
        streaming.reset()
        desk.present(false)
        void sender.flush()
      },
      onSnapshot: desk.takeSnapshot,
      onChange: desk.takeEvent,
      // A stream cannot say why it was refused; a call can.
      onLost: () => {
        closeLive = null
        void refresh()
        streaming.set(openStream)
      },
    })
  }

  function catchUp(): void {
    if (desk.gameId() === null) return
    sending.reset()
    streaming.reset()
    desk.reread()
    openStream()
    void sender.flush()
  }

  function change(made: (id: string) => PlayerChange): void {
    desk.addChange(made(newOperationId()))
    void sender.flush()
  }

  return {
    store,
    start: (idInAddress) => {
      const id = idInAddress ?? memory.gameId()
      if (id === null) return desk.present()
      desk.open(id)
      openStream()
      void sender.flush()
    },
    stop,
    lookUp: () => {
      const stored = memory.gameId()
      store.setState({ phase: stored === null ? 'noGame' : 'loading', gameId: stored })
      return stored
    },
    loseSignal: () => desk.present(true),
    reread: desk.reread,
    catchUp,
    create: async () => {
      nextGameId ??= newId()
      const answer = await calls.create(nextGameId)
      if (!answer.ok) {
        hasFailed(answer)
        return false
      }
      memory.choose(nextGameId)
      nextGameId = null
      return true
    },
    join: async (id) => {
      const answer = await calls.load(id)
      if (answer.ok) {
        memory.choose(id)
        memory.keepState(answer.value)
        return true
      }
      if (answer.code === NO_GAME) {
        memory.forget(memory.gameId() ?? id)
        parts.leave()
      } else hasFailed(answer)
      return false
    },
    addPlayer: (text) => {
      const playerName = cleanName(text)
      if (playerName === null || (store.getState().shown?.players.length ?? 0) >= MAX_PLAYERS) return
      change((id) => ({ id, savedAt: null, kind: 'add', player: { id: newId(), playerName, createdAt: now().toISOString() } }))
    },
    renamePlayer: (playerId, text) => {
      const playerName = cleanName(text)
      const before = store.getState().shown?.players.find(({ id }) => id === playerId)?.playerName
      if (playerName !== null && playerName !== before) change((id) => ({ id, savedAt: null, kind: 'rename', playerId, playerName }))
    },
    removePlayer: (playerId) => change((id) => ({ id, savedAt: null, kind: 'remove', playerId })),
    tap: (pageId, playerId, delta) => {
      const { shown } = store.getState()
      if (shown === null) return
      const score = scoreOf(shown, pageId, playerId) + delta
      if (score < 0 || score > MAX_SCORE) return
      desk.addTap({ id: newOperationId(), pageId, playerId, delta, savedAt: null })
      void sender.flush()
    },
    openCoupon: async () => {
      const gameId = desk.gameId()
      if (gameId === null) return { ok: false, code: NO_GAME, isFinal: true, retryAfterSeconds: 0 }
      await sender.flush()
      const answer = await calls.openCoupon(gameId)
      if (!answer.ok && answer.code === NO_GAME) forget()
      return answer
    },
  }
}
