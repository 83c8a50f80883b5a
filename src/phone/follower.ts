import { createAlarm } from './alarm.ts'
import type { GameDesk } from './game-desk.ts'
import type { GameParts } from './game-view.ts'

/** The server gives a sign of life every two seconds. Whoever hears nothing for this long has a dead stream, whatever the browser thinks. */
const PATIENCE = 3_000
/** To connect, once that was too short: a bad signal needs longer for its first bytes. */
const PATIENCE_TO_CONNECT = 6_000

type Parts = Pick<GameParts, 'openLive' | 'after' | 'random'> & {
  desk: GameDesk
  onOpen: () => void
  onLost: () => void
}

export type Follower = { open: () => void; close: () => void; isOpen: () => boolean }

/** Keeps one stream of the game open, and opens another as soon as that one is dead. */
export function createFollower({ openLive, after, random, desk, onOpen, onLost }: Parts): Follower {
  const retry = createAlarm({ after, random })
  let closeLive: (() => void) | null = null
  let stopWatching = () => {}
  let isHeard = false
  let patience = PATIENCE

  function watch(): void {
    stopWatching()
    stopWatching = after(patience, () => {
      patience = isHeard ? PATIENCE : PATIENCE_TO_CONNECT
      if (!isHeard) desk.present(true)
      open()
    })
  }

  function heard(): void {
    isHeard = true
    patience = PATIENCE
    watch()
  }

  function end(): void {
    stopWatching()
    closeLive?.()
    closeLive = null
  }

  function open(): void {
    const gameId = desk.gameId()
    if (gameId === null) return
    end()
    isHeard = false
    closeLive = openLive(gameId, desk.sequence(), {
      onOpen: () => {
        heard()
        retry.reset()
        onOpen()
      },
      onBeat: heard,
      onSnapshot: (snapshot) => {
        heard()
        desk.takeSnapshot(snapshot)
      },
      onChange: (event) => {
        heard()
        desk.takeEvent(event)
      },
      onLost: () => {
        end()
        onLost()
        retry.set(open)
      },
    })
    watch()
  }

  return {
    open: () => {
      retry.reset()
      patience = PATIENCE
      open()
    },
    close: () => {
      retry.reset()
      end()
    },
    isOpen: () => closeLive !== null,
  }
}
