import { mediaTexts } from '../../i18n/editor/media/texts.ts'
import { fill } from '../../i18n/fill.ts'
import { ProgressBar } from '../../kit/feedback/ProgressBar.tsx'
import { useWorkbench } from '../workbench.ts'
import { formatSize, type FileUpload } from './upload-state.ts'
import type { UploadState } from './use-uploads.ts'
import styles from './Uploads.module.css'

/** How far it is, what is ready, and what did not go. */
export function Uploads({ files, status, total, failures }: UploadState) {
  const { locale } = useWorkbench()
  const texts = mediaTexts[locale]
  const failed = files.filter((file) => file.status === 'error')
  return (
    <>
      {status === 'uploading' && (
        <div className={styles.progress}>
          <ProgressBar label={wordsFor()} value={total} />
          {files.length > 1 && <FileList files={files} />}
        </div>
      )}
      <div role="status">{status === 'completed' && failed.length < files.length && <p className={styles.ready}>{texts.ready}</p>}</div>
      <div role="alert">
        {failures.length > 0 && (
          <div className={styles.failure}>
            {failures.map(({ id, fileName, error }) => (
              <p key={id}>
                <strong>{fileName}</strong> {error}
              </p>
            ))}
            <p>{texts.allowed}</p>
          </div>
        )}
      </div>
    </>
  )

  function wordsFor(): string {
    if (files.length > 1) {
      const size = formatSize(
        files.reduce((sum, { fileSize }) => sum + fileSize, 0),
        locale,
      )
      return fill(texts.uploadingMany, { done: files.filter((file) => file.status !== 'uploading').length, count: files.length, size })
    }
    return total < 1 ? texts.uploading : texts.preparing
  }
}

const SIGNS = { uploading: '', success: '✓', error: '!' } as const

/** E-128: each file with its size and how far it is. */
function FileList({ files }: { files: readonly FileUpload[] }) {
  const { locale } = useWorkbench()
  return (
    <ul className={styles.files}>
      {files.map(({ fileName, fileSize, progress, status }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- two files may have one name, and the order never changes
        <li key={at} data-status={status} className={styles.file} style={{ '--part': String(status === 'uploading' ? progress : 1) }}>
          <span className={styles.fileName}>{fileName}</span>
          <span>{formatSize(fileSize, locale)}</span>
          <span aria-hidden="true">{SIGNS[status] || `${Math.round(progress * 100)} %`}</span>
        </li>
      ))}
    </ul>
  )
}
