import type { EditorLocale } from '../../model/locales.ts'
import { extensionOf, isPictureExtension, MAX_PICTURE_BYTES } from '../../model/upload.ts'

/** One file on its way. */
export type FileUpload = { fileName: string; fileSize: number; progress: number; status: 'uploading' | 'success' | 'error'; error: string | null }

/** E-129: nine megabytes count nine times as much as one. */
export function overallProgress(files: readonly Pick<FileUpload, 'fileSize' | 'progress' | 'status'>[]): number {
  const total = files.reduce((sum, { fileSize }) => sum + fileSize, 0)
  if (total === 0) return 0
  // What failed is over as well.
  return files.reduce((sum, { fileSize, progress, status }) => sum + fileSize * (status === 'uploading' ? progress : 1), 0) / total
}

const UNITS = { de: ['Bytes', 'KB', 'MB', 'GB'], fr: ['octets', 'Ko', 'Mo', 'Go'] } as const

export function formatSize(bytes: number, locale: EditorLocale): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), UNITS[locale].length - 1)
  return `${(bytes / 1000 ** power).toLocaleString(`${locale}-CH`, { maximumFractionDigits: power === 0 ? 0 : 1 })} ${UNITS[locale][power]}`
}

/** What can be said before a byte is sent; the server asks again. */
export function refusedAtOnce({ name, size }: Pick<File, 'name' | 'size'>): 'noExtension' | 'notAllowed' | 'tooLarge' | null {
  const extension = extensionOf(name)
  if (extension === null) return 'noExtension'
  if (!isPictureExtension(extension)) return 'notAllowed'
  return size > MAX_PICTURE_BYTES ? 'tooLarge' : null
}
