import { useEffect, useRef, useState } from 'react'
import { libraryTexts } from '../../i18n/editor/library/texts.ts'
import { mediaTexts } from '../../i18n/editor/media/texts.ts'
import { fill } from '../../i18n/fill.ts'
import type { LibraryMedium } from '../api/library-medium.ts'
import { uploadPicture, type UploadWish } from '../api/media-calls.ts'
import { useWorkbench } from '../workbench.ts'
import { isPhoneFormat, readableFile } from './readable-file.ts'
import { overallProgress, refusedAtOnce, type FileUpload } from './upload-state.ts'

/** E-127: «ready» is said for so long; E-135: so is an error. */
const SAID_FOR = 3000

type Failure = { id: number; fileName: string; error: string }

export type UploadState = {
  files: readonly FileUpload[]
  status: 'idle' | 'uploading' | 'completed'
  /** Of all together; never less than it was. */
  total: number
  /** What is said of the last ones that did not go. */
  failures: readonly Failure[]
}

const IDLE: UploadState = { files: [], status: 'idle', total: 0, failures: [] }

type Parts = {
  groupId?: string
  onUploaded: (medium: LibraryMedium, isOnly: boolean) => void
  /** Once all of several are through: those that arrived. */
  onSeveral?: (media: readonly LibraryMedium[]) => void
}

/** One after the other: what fails is told, and the next goes on (E-130). What comes meanwhile follows. */
export function useUploads({ groupId, onUploaded, onSeveral }: Parts) {
  const { locale, toaster } = useWorkbench()
  const texts = mediaTexts[locale]
  const [uploads, setUploads] = useState<UploadState>(IDLE)
  const stop = useRef(new AbortController())
  const waiting = useRef<{ file: File; wish: UploadWish }[]>([])
  const isBusy = useRef(false)
  const count = useRef(0)
  const failed = useRef(0)
  const known = useRef<{ file: File; wish: UploadWish }[]>([])

  useEffect(() => {
    const current = new AbortController()
    stop.current = current
    return () => current.abort()
  }, [])

  useEffect(() => {
    if (uploads.status !== 'completed') return
    const timer = setTimeout(() => setUploads(({ failures }) => ({ ...IDLE, failures })), SAID_FOR)
    return () => clearTimeout(timer)
  }, [uploads.status])

  // A second attempt begins from nothing; what was shown once is not taken back.
  const change = (index: number, next: Partial<FileUpload>) =>
    setUploads((old) => {
      const files = old.files.map((file, at) => (at === index ? { ...file, ...next, progress: Math.max(file.progress, next.progress ?? 0) } : file))
      return { ...old, files, total: Math.max(old.total, overallProgress(files)) }
    })

  function fail(index: number, name: string, message: string) {
    change(index, { status: 'error', error: message })
    const help = isPhoneFormat(name) ? ` ${texts.phoneFormat}` : ''
    toaster.error(texts.uploadError, `${name} - ${message}${help}`)
    failed.current += 1
    const id = failed.current
    setUploads((old) => ({ ...old, failures: [...old.failures, { id, fileName: name, error: message }] }))
    const forget = setTimeout(() => setUploads((old) => ({ ...old, failures: old.failures.filter((failure) => failure.id !== id) })), SAID_FOR)
    stop.current.signal.addEventListener('abort', () => clearTimeout(forget), { once: true })
  }

  async function send(given: File, wish: UploadWish, index: number): Promise<LibraryMedium | null> {
    const reason = refusedAtOnce(given)
    const sentences = { noExtension: 'File has no extension', notAllowed: 'File type not allowed', tooLarge: texts.tooLarge }
    if (reason) return (fail(index, given.name, sentences[reason]), null)
    const { signal } = stop.current
    const answer = await uploadPicture(await readableFile(given), { wish, locale, onProgress: (progress) => change(index, { progress }), signal })
    if (signal.aborted) return null
    if (!answer.ok) return (fail(index, given.name, answer.message === '' ? texts.noAnswer : answer.message), null)
    change(index, { progress: 1, status: 'success' })
    if (answer.isKnown) known.current.push({ file: given, wish })
    return answer.media
  }

  /** One sentence for all of them: with a card each, they would hide what was uploaded. */
  function sayKnown() {
    const twice = known.current.splice(0)
    if (twice.length === 0) return
    const { known: one, knownMany, keepBoth } = libraryTexts[locale]
    const again = () => twice.forEach(({ file, wish }) => add([file], { ...wish, isNew: true }))
    toaster.success(twice.length === 1 ? one : fill(knownMany, { count: twice.length }), { label: keepBoth, run: again })
  }

  async function run() {
    isBusy.current = true
    const media: LibraryMedium[] = []
    for (let next = waiting.current.shift(); next; next = waiting.current.shift()) {
      const medium = await send(next.file, next.wish, count.current)
      if (stop.current.signal.aborted) return
      count.current += 1
      if (!medium) continue
      media.push(medium)
      onUploaded(medium, count.current === 1 && waiting.current.length === 0)
    }
    isBusy.current = false
    setUploads((old) => ({ ...old, status: 'completed' }))
    sayKnown()
    if (count.current > 1) onSeveral?.(media)
  }

  function add(files: readonly File[], wish: UploadWish) {
    if (files.length === 0 || stop.current.signal.aborted) return
    const entries = files.map(({ name, size }): FileUpload => ({ fileName: name, fileSize: size, progress: 0, status: 'uploading', error: null }))
    if (!isBusy.current) count.current = 0
    const isFirst = !isBusy.current
    setUploads((old) => ({ ...old, files: isFirst ? entries : [...old.files, ...entries], status: 'uploading', total: isFirst ? 0 : old.total }))
    waiting.current.push(...files.map((file) => ({ file, wish })))
    if (isFirst) void run()
  }

  return { ...uploads, upload: (files: readonly File[]) => add(files, { groupId }) }
}
