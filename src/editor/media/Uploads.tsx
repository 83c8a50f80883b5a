import { mediaTexts } from '../../i18n/editor/media/texts.ts'
import { fill } from '../../i18n/fill.ts'
import { ProgressBar } from '../../kit/feedback/ProgressBar.tsx'
import { useWorkbench } from '../workbench.ts'
import { formatSize, overallProgress, type FileUpload } from './upload-state.ts'
import styles from './MediaTool.module.css'

type Props = { files: readonly FileUpload[]; status: 'idle' | 'uploading' | 'completed' }

/** How far it is, what is ready, and what did not go. */
export function Uploads({ files, status }: Props) {
  const { locale } = useWorkbench()
  const texts = mediaTexts[locale]
  const failed = files.filter((file) => file.status === 'error')
  const progress = overallProgress(files)
  return (
    <>
      {status === 'uploading' && (
        <div className={styles.progress}>
          <ProgressBar label={wordsFor()} value={progress} />
        </div>
      )}
      <div role="status">{status === 'completed' && failed.length < files.length && <p className={styles.ready}>{texts.ready}</p>}</div>
      <div role="alert">
        {failed.length > 0 && (
          <div className={styles.failure}>
            {failed.map(({ fileName, error }) => (
              <p key={fileName}>
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
    return progress < 1 ? texts.uploading : texts.preparing
  }
}
