import { retryDelay } from '../queue/retry-delay.ts'

export type StreamPort = {
  /** Where to go on: the number of the last change that is known. */
  url: () => string
  on: Readonly<Record<string, (data: unknown, lastEventId: string) => void>>
  onOpen: () => void
  now: () => number
}

/** The server beats every two seconds. */
const DEAD_AFTER = 8_000
const LOOK_EVERY = 2_000
/** After a sleep the connection often looks alive and is not. */
const STALE_AFTER = 4_000

/** A stream that comes back: after errors, when it falls silent, and when the machine wakes up. */
export function openPageStream({ url, on, onOpen, now }: StreamPort): () => void {
  let source: EventSource | null = null
  let retry: ReturnType<typeof setTimeout> | undefined
  let attempt = 0
  let heardAt = now()

  function close() {
    clearTimeout(retry)
    source?.close()
    source = null
  }

  function open() {
    close()
    heardAt = now()
    const opened = new EventSource(url())
    source = opened
    const heard = () => (heardAt = now())
    opened.addEventListener('open', () => {
      heard()
      attempt = 0
      onOpen()
    })
    opened.addEventListener('beat', heard)
    for (const [name, hear] of Object.entries(on)) {
      opened.addEventListener(name, ({ data, lastEventId }: MessageEvent<string>) => {
        heard()
        hear(JSON.parse(data), lastEventId)
      })
    }
    opened.addEventListener('error', () => {
      // Otherwise the browser tries again by itself, in two seconds.
      if (opened.readyState === EventSource.CLOSED && source === opened) retry = setTimeout(open, retryDelay(attempt++, undefined, Math.random))
    })
  }

  const silence = () => now() - heardAt
  const wake = () => {
    if (document.visibilityState === 'visible' && (source === null || source.readyState !== EventSource.OPEN || silence() > STALE_AFTER)) open()
  }
  const watchdog = setInterval(() => silence() > DEAD_AFTER && open(), LOOK_EVERY)
  document.addEventListener('visibilitychange', wake)
  window.addEventListener('online', open)
  window.addEventListener('pageshow', wake)
  window.addEventListener('pagehide', close)
  open()
  return () => {
    clearInterval(watchdog)
    document.removeEventListener('visibilitychange', wake)
    window.removeEventListener('online', open)
    window.removeEventListener('pageshow', wake)
    window.removeEventListener('pagehide', close)
    close()
  }
}
