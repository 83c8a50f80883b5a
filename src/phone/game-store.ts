import { createStore } from 'zustand/vanilla'
import { MAX_PLAYERS, MAX_SCORE } from '../game/constants.ts'
import { cleanName } from '../game/names.ts'
import { scoreOf } from '../game/score.ts'
import { createAlarm } from './alarm.ts'
import { NO_GAME, type Answer } from './calls.ts'
import { createFollower } from './follower.ts'
import { createGameDesk } from './game-desk.ts'
import { NO_VIEW, type GameParts, type GameStore, type GameView } from './game-view.ts'
import { createJoin } from './join.ts'
import type { PlayerChange } from './pending.ts'
import { sendEarlier } from './send-earlier.ts'
import { createSender } from './sender.ts'
import { createWords } from './words.ts'

type Failure = Extract<Answer<unknown>, { ok: false }>

/** Long enough to read why, before the phone stands on another page. */
const LEAVES_AFTER = 4_000

/** A game on this phone: what is done shows at once, goes to the server when it can, and the stream brings what others do. */
export function createGameStore(parts: GameParts): GameStore {
  const { calls, memory, newId, newOperationId, now } = parts
  const store = createStore<GameView>(() => NO_VIEW)
  const desk = createGameDesk(memory, store)
  const words = createWords(store, parts.after)
  const sending = createAlarm(parts)
  const follower = createFollower({
    ...parts,
    desk,
    onOpen: () => {
      desk.present(false)
      void sender.flush()
    },
    // A stream cannot say why it was refused; a call can.
    onLost: () => void refresh(),
  })
  /** Made before the first attempt to create a game, so that a second one makes no second game. */
  let nextGameId: string | null = null

  function stop(): void {
    sending.reset()
    follower.close()
  }

  function tellGone(): void {
    words.say({ kind: 'gameGone', isOtherKept: memory.gameId() !== null })
    parts.after(LEAVES_AFTER, parts.leave)
  }

  function forget(): void {
    if (desk.gameId() === null) return
    stop()
    desk.clear()
    tellGone()
  }

  function loseSignal(): void {
    if (desk.gameId() === null) store.setState({ isOffline: true })
    else desk.present(true)
  }

  /** True where the phone should try again. */
  function hasFailed(answer: Failure): boolean {
    console.warn(`The game answered ${answer.code}`)
    if (answer.isFinal) return false
    loseSignal()
    return true
  }

  /** The one question whose answer can end the game on this phone: whether there is one. */
  async function refresh(): Promise<void> {
    const wanted = desk.gameId()
    if (wanted === null) return
    const answer = await calls.load(wanted, desk.sequence())
    if (wanted !== desk.gameId()) return
    if (answer.ok) desk.takeSnapshot(answer.value)
    else if (answer.code === NO_GAME) forget()
    else hasFailed(answer)
  }

  const sender = createSender({
    calls,
    gameId: desk.gameId,
    pending: desk.pending,
    keep: desk.keep,
    onFailure: (answer) => {
      if (answer.code === NO_GAME) void refresh()
      else if (hasFailed(answer)) sending.set(() => void sender.flush(), answer.retryAfterSeconds)
    },
    onDropped: words.sayDropped,
    onSent: () => {
      sending.reset()
      desk.present(false)
      if (!follower.isOpen()) void refresh()
    },
  })

  function sendAll(): void {
    void sender.flush().then(() => sendEarlier(calls, memory, desk.gameId()))
  }

  const joining = createJoin({ ...parts, onGone: tellGone, hasFailed })

  function catchUp(): void {
    joining.wake()
    if (desk.gameId() === null) return
    sending.reset()
    desk.reread()
    follower.open()
    sendAll()
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
      follower.open()
      sendAll()
    },
    stop,
    leave: parts.leave,
    lookUp: () => {
      const stored = memory.gameId()
      store.setState({ phase: stored === null ? 'noGame' : 'loading', gameId: stored })
      void sendEarlier(calls, memory, desk.gameId())
      return stored
    },
    loseSignal,
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
    join: joining.join,
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
    restorePlayer: (playerId) => change((id) => ({ id, savedAt: null, kind: 'restore', playerId })),
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
      if (!answer.ok && answer.code === NO_GAME) void refresh()
      return answer
    },
  }
}
