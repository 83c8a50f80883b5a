/** What a request came to; `status` 0 when no answer came. */
export type Answered = { status: number; offset: number | null; size: number | null; message: string }

/** One place that takes bytes, by the protocol tus. */
export type Line = {
  ask: () => Promise<Answered>
  send: (bytes: Blob, from: { offset: number; size: number }, onSent: (bytes: number) => void) => Promise<Answered>
}

export type Sent = { is: 'sent' } | { is: 'stopped' } | { is: 'gone' } | { is: 'refused'; message: string } | { is: 'cutOff' }

type Options = {
  file: Blob
  line: Line
  signal: AbortSignal
  onProgress: (part: number) => void
  /** Whether it waits for the line to come back. */
  onWaiting: (isWaiting: boolean) => void
  wait: (ms: number) => Promise<void>
}

/** Small enough to arrive within a server's patience on a slow line, large enough not to be slow on a quick one. */
const CHUNK = 4 * 1024 * 1024
const PAUSES = [500, 1000, 2000, 5000, 10_000, 10_000, 20_000, 20_000, 30_000, 30_000, 60_000, 60_000]

const isPassing = (status: number) => status === 0 || status === 408 || status === 409 || status === 429 || status >= 500

/** Sends what is missing, from where the server is, through any number of breaks; a step forward makes it patient again. */
export async function sendFile({ file, line, signal, onProgress, onWaiting, wait }: Options): Promise<Sent> {
  let offset: number | null = null
  let failures = 0
  for (;;) {
    if (signal.aborted) return { is: 'stopped' }
    if (offset === file.size) return { is: 'sent' }
    const from: number | null = offset
    const answer: Answered =
      from === null ? await line.ask() : await line.send(file.slice(from, from + CHUNK), { offset: from, size: file.size }, (bytes) => onProgress((from + bytes) / file.size))
    if (signal.aborted) return { is: 'stopped' }
    const isDone = answer.status >= 200 && answer.status < 300 && answer.offset !== null && answer.offset <= file.size
    // A file of another size under the same name: what is there belongs to another one.
    if (isDone && answer.size !== null && answer.size !== file.size) return { is: 'gone' }
    if (isDone) {
      if (from !== null) failures = 0
      offset = answer.offset
      onWaiting(false)
      onProgress((offset ?? 0) / file.size)
      continue
    }
    if (answer.status === 404 || answer.status === 410) return { is: 'gone' }
    if (!isPassing(answer.status)) return { is: 'refused', message: answer.message }
    const pause = PAUSES[failures]
    if (pause === undefined) return { is: 'cutOff' }
    failures += 1
    offset = null
    onWaiting(failures > 1)
    await wait(pause)
  }
}
