import { useEffect, useRef, useState } from 'react'
import { mediaTexts } from '../../i18n/editor/media/texts.ts'
import type { Media } from '../../model/media.ts'
import { uploadPicture } from '../api/media-calls.ts'
import { useWorkbench } from '../workbench.ts'
import { refusedAtOnce, type FileUpload } from './upload-state.ts'

/** E-127: «ready» is said for so long. */
const SAID_FOR = 3000

type Uploads = { files: readonly FileUpload[]; status: 'idle' | 'uploading' | 'completed' }

const IDLE: Uploads = { files: [], status: 'idle' }

/** One after the other: what fails is told, and the next goes on (E-130). */
export function useUploads(onUploaded: (medium: Media, isOnly: boolean) => void) {
  const { locale, toaster } = useWorkbench()
  const texts = mediaTexts[locale]
  const [uploads, setUploads] = useState<Uploads>(IDLE)
  const stop = useRef(new AbortController())
  const isBusy = useRef(false)

  useEffect(() => {
    const current = new AbortController()
    stop.current = current
    return () => current.abort()
  }, [])

  useEffect(() => {
    if (uploads.status !== 'completed') return
    const timer = setTimeout(() => setUploads(({ files }) => ({ files: files.filter(({ status }) => status === 'error'), status: 'idle' })), SAID_FOR)
    return () => clearTimeout(timer)
  }, [uploads.status])

  const change = (index: number, next: Partial<FileUpload>) => setUploads((old) => ({ ...old, files: old.files.map((file, at) => (at === index ? { ...file, ...next } : file)) }))

  async function send(file: File, index: number): Promise<Media | null> {
    const reason = refusedAtOnce(file)
    const sentences = { noExtension: 'File has no extension', notAllowed: 'File type not allowed', tooLarge: texts.tooLarge }
    const answer = reason ? { ok: false as const, message: sentences[reason] } : await uploadPicture(file, (progress) => change(index, { progress }), stop.current.signal)
    if (answer.ok) {
      change(index, { progress: 1, status: 'success' })
      return answer.media
    }
    if (stop.current.signal.aborted) return null
    const message = answer.message === '' ? texts.noAnswer : answer.message
    change(index, { status: 'error', error: message })
    toaster.error(texts.uploadError, `${file.name} - ${message}`)
    return null
  }

  async function upload(files: readonly File[]) {
    if (files.length === 0 || isBusy.current) return
    isBusy.current = true
    setUploads({ files: files.map(({ name, size }) => ({ fileName: name, fileSize: size, progress: 0, status: 'uploading', error: null })), status: 'uploading' })
    for (const [index, file] of files.entries()) {
      const medium = await send(file, index)
      if (stop.current.signal.aborted) return
      if (medium) onUploaded(medium, files.length === 1)
    }
    isBusy.current = false
    setUploads((old) => ({ ...old, status: 'completed' }))
  }

  return { ...uploads, upload: (files: readonly File[]) => void upload(files) }
}
