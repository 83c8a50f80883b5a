import type { GameEvent, Snapshot } from '../game/state.ts'

export type LiveListener = {
  onOpen: () => void
  onSnapshot: (snapshot: Snapshot) => void
  onChange: (event: GameEvent) => void
  /** The stream is closed for good and must be opened anew. */
  onLost: () => void
}

export type OpenLive = (gameId: string, listener: LiveListener) => () => void

/** One stream per page. The browser reconnects by itself as long as the server answers with a stream. */
export const openLive: OpenLive = (gameId, { onOpen, onSnapshot, onChange, onLost }) => {
  const source = new EventSource(`/api/v1/game/live?id=${encodeURIComponent(gameId)}`)
  source.addEventListener('open', onOpen)
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
