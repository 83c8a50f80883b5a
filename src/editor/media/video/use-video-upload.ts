import { useEffect, useRef, useState } from 'react'
import type { EditorLocale } from '../../../model/locales.ts'
import type { LibraryMedium } from '../../api/library-medium.ts'
import { useWorkbench } from '../../workbench.ts'
import { openKeptUploads, type KeptUpload } from './kept-uploads.ts'
import { cancelTus, openTusLine } from './tus-line.ts'
import { uploadVideo, type VideoOutcome, type VideoProgress } from './upload-video.ts'

type Failure = Extract<VideoOutcome, { is: 'failed' }>
export type VideoState = { is: 'idle' } | VideoProgress | { is: 'ready' } | { is: 'failed'; failure: Failure; file: File }

/** One that waits to be gone on with, and how much of it the server has. */
export type WaitingUpload = KeptUpload & { percent: number }

/** E-142: «ready» is said for so long. */
const SAID_FOR = 2000

const keptUploads = openKeptUploads(localStorage, () => Date.now())

/** Ends with the component; what was sent by then stays for the next time. */
export function useVideoUpload(onReady: (medium: LibraryMedium) => void) {
  const { call, locale } = useWorkbench()
  const [state, setState] = useState<VideoState>({ is: 'idle' })
  const [waiting, setWaiting] = useState<readonly WaitingUpload[]>([])
  const stop = useRef(new AbortController())

  useEffect(() => {
    const current = new AbortController()
    stop.current = current
    void findWaiting(locale, current.signal).then((found) => !current.signal.aborted && setWaiting(found))
    return () => current.abort()
  }, [locale])

  useEffect(() => {
    if (state.is !== 'ready') return
    const timer = setTimeout(() => setState({ is: 'idle' }), SAID_FOR)
    return () => clearTimeout(timer)
  }, [state.is])

  async function upload(file: File) {
    const { signal } = stop.current
    const outcome = await uploadVideo(
      { call, kept: keptUploads, openLine: (url) => openTusLine(url, locale, signal), signal, onProgress: setState, wait: (ms) => later(ms, signal), now: () => Date.now() },
      file,
    )
    if (signal.aborted) return
    setWaiting(await findWaiting(locale, signal))
    if (outcome.is === 'failed') return setState({ is: 'failed', failure: outcome, file })
    if (outcome.is !== 'ready') return
    setState({ is: 'ready' })
    onReady(outcome.medium)
  }

  async function discard({ file, url }: KeptUpload) {
    keptUploads.forget(file)
    setWaiting((old) => old.filter((each) => each.file !== file))
    await cancelTus(url)
  }

  /** Nothing is thrown away: it can be gone on with. */
  async function pause() {
    stop.current.abort()
    stop.current = new AbortController()
    setState({ is: 'idle' })
    setWaiting(await findWaiting(locale, stop.current.signal))
  }

  const isBusy = state.is === 'beginning' || state.is === 'uploading' || state.is === 'processing'
  return { state, waiting, isBusy, upload: (file: File) => void (isBusy || upload(file)), discard: (kept: KeptUpload) => void discard(kept), pause: () => void pause() }
}

/** What the server no longer knows is forgotten here too. */
async function findWaiting(locale: EditorLocale, signal: AbortSignal): Promise<WaitingUpload[]> {
  const all = await Promise.all(
    keptUploads.all().map(async (kept) => {
      const { status, offset } = await openTusLine(kept.url, locale, signal).ask()
      if (status === 404 || status === 410) keptUploads.forget(kept.file)
      return status === 200 ? [{ ...kept, percent: Math.floor(((offset ?? 0) / kept.size) * 100) }] : []
    }),
  )
  return all.flat()
}

/** A line that comes back ends the waiting. */
function later(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    addEventListener('online', end)
    signal.addEventListener('abort', end)
  })
}
