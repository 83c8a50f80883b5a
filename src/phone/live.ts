import type { GameEvent, Snapshot } from '../game/state.ts'

export type LiveListener = {
  onOpen: () => void
  /** The server is still there, and so is everything in between. */
  onBeat: () => void
  onSnapshot: (snapshot: Snapshot) => void
  onChange: (event: GameEvent) => void
  /** The stream is closed for good and must be opened anew. */
  onLost: () => void
}

/** `after` is the sequence that the phone has: what is told then begins there, and says which of its own taps are in it. */
export type OpenLive = (gameId: string, after: number | null, listener: LiveListener) => () => void

/** One stream per page. The browser reconnects by itself as long as the server answers with a stream. */
export const openLive: OpenLive = (gameId, after, { onOpen, onBeat, onSnapshot, onChange, onLost }) => {
  const source = new EventSource(`/api/v1/game/live?id=${encodeURIComponent(gameId)}${after === null ? '' : `&after=${after}`}`)
  source.addEventListener('open', onOpen)
  source.addEventListener('beat', onBeat)
  source.addEventListener('snapshot', ({ data }: MessageEvent<string>) => {
    const snapshot: Snapshot = JSON.parse(data)
    onSnapshot(snapshot)
  })
  source.addEventListener('change', ({ data }: MessageEvent<string>) => {
    const change: GameEvent = JSON.parse(data)
    onChange(change)
  })
  source.addEventListener('error', () => {
    if (source.readyState === EventSource.CLOSED) onLost()
  })
  return () => source.close()
}
