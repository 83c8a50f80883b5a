import type { Call } from '../../../kit/api/call.ts'
import type { LibraryMedium } from '../../api/library-medium.ts'
import { MAX_VIDEO_BYTES } from '../../../model/upload.ts'
import { createEntry, directUpload, readEntry } from '../../api/video-calls.ts'
import { fingerprint, type KeptUploads } from './kept-uploads.ts'
import { sendFile, type Line } from './send-file.ts'

export type VideoProgress = { is: 'beginning' } | { is: 'uploading'; progress: number; isWaiting: boolean } | { is: 'processing'; progress: number }

/** `reason` is said word for word (E-144), `message` in the user's language; `failure` is a class of failure of the preparation. */
export type VideoOutcome =
  | { is: 'ready'; medium: LibraryMedium }
  | { is: 'stopped' }
  | { is: 'failed'; reason?: string; message?: string; failure?: string; local?: 'tooLarge' | 'notVideo' | 'noAnswer' | 'tooLongToPrepare' }

type Parts = {
  call: Call
  kept: KeptUploads
  openLine: (url: string) => Line
  signal: AbortSignal
  onProgress: (progress: VideoProgress) => void
  wait: (ms: number) => Promise<void>
  now: () => number
}

/** E-142, C-16 */
const POLL_MS = 3000
const POLL_FOR_MS = 10 * 60_000

/** From a file to a medium that can be chosen: a place, an entry, the bytes, and then the waiting. */
export async function uploadVideo(parts: Parts, file: File): Promise<VideoOutcome> {
  const { signal, onProgress } = parts
  if (!file.type.startsWith('video/') && !/\.(mp4|mov|m4v|webm|mkv|avi|ts|mts)$/i.test(file.name)) return { is: 'failed', local: 'notVideo' }
  if (file.size > MAX_VIDEO_BYTES) return { is: 'failed', local: 'tooLarge' }
  onProgress({ is: 'beginning' })
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const begun = await begin(parts, file)
    if (begun.is !== 'begun') return begun
    const sent = await send(parts, file, begun.url)
    if (sent.is === 'gone') {
      // What was remembered is no longer there: once more from the beginning.
      parts.kept.forget(fingerprint(file))
      continue
    }
    if (sent.is === 'refused') return { is: 'failed', message: sent.message }
    if (sent.is === 'cutOff') return { is: 'failed', local: 'noAnswer' }
    if (sent.is === 'stopped' || signal.aborted) return { is: 'stopped' }
    parts.kept.forget(fingerprint(file))
    return awaitReady(parts, begun.id)
  }
  return { is: 'failed', local: 'noAnswer' }
}

type Begun = { is: 'begun'; id: string; url: string } | Extract<VideoOutcome, { is: 'failed' }>

async function begin({ call, kept }: Pick<Parts, 'call' | 'kept'>, file: File): Promise<Begun> {
  const known = kept.find(file)
  const place = known ?? (await findPlace(call))
  if ('is' in place) return place
  const entry = await createEntry(call, { uploadId: place.id, filename: file.name })
  if (entry.ok) {
    kept.keep(file, place)
    return { is: 'begun', id: place.id, url: place.url }
  }
  if (known && (entry.status === 404 || entry.status === 410)) {
    kept.forget(known.file)
    return begin({ call, kept }, file)
  }
  return { is: 'failed', reason: 'Failed to create media entry', message: entry.message }
}

async function findPlace(call: Call): Promise<{ id: string; url: string } | Extract<VideoOutcome, { is: 'failed' }>> {
  const answer = await directUpload(call)
  if (!answer.ok) return { is: 'failed', reason: 'Failed to fetch the upload URL', message: answer.message }
  const { id, url } = answer.value
  return id === undefined || url === undefined ? { is: 'failed', reason: 'Upload URL or ID missing' } : { id, url }
}

function send({ openLine, signal, onProgress, wait }: Parts, file: File, url: string) {
  let [progress, isWaiting] = [0, false]
  const tell = () => onProgress({ is: 'uploading', progress, isWaiting })
  return sendFile({ file, line: openLine(url), signal, wait, onProgress: (part) => ((progress = part), tell()), onWaiting: (is) => ((isWaiting = is), tell()) })
}

async function awaitReady({ call, signal, onProgress, wait, now }: Parts, id: string): Promise<VideoOutcome> {
  const until = now() + POLL_FOR_MS
  onProgress({ is: 'processing', progress: 0 })
  while (!signal.aborted && now() < until) {
    const entry = await readEntry(call, id)
    if (signal.aborted) break
    if (entry.ok && entry.value.state === 'ready') return { is: 'ready', medium: entry.value.media }
    if (entry.ok && entry.value.state === 'failed') return { is: 'failed', failure: entry.value.failure ?? '' }
    // Its row is gone; anything else may be over by the next time.
    if (!entry.ok && entry.status === 404) return { is: 'failed', failure: 'uploadGone' }
    if (entry.ok) onProgress({ is: 'processing', progress: entry.value.progress })
    await wait(POLL_MS)
  }
  return signal.aborted ? { is: 'stopped' } : { is: 'failed', local: 'tooLongToPrepare' }
}
