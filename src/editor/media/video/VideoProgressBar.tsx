import type { VideoTexts } from '../../../i18n/editor/video/de.ts'
import { fill } from '../../../i18n/fill.ts'
import { Button } from '../../../kit/button/Button.tsx'
import { ProgressBar } from '../../../kit/feedback/ProgressBar.tsx'
import { Spinner } from '../../../kit/feedback/Spinner.tsx'
import type { VideoState } from './use-video-upload.ts'
import styles from './VideoDoor.module.css'

/** How far it is; the words beside it say what can be done meanwhile. */
export function VideoProgressBar({ state, name, texts, onPause }: { state: VideoState; name: string; texts: VideoTexts; onPause: () => void }) {
  if (state.is === 'uploading') {
    return (
      <div className={styles.progress}>
        <ProgressBar label={fill(texts.uploading, { name })} value={state.progress} />
        <p role="status" className={styles.hint}>
          {state.isWaiting && texts.interrupted}
        </p>
        <Button onClick={onPause}>{texts.pause}</Button>
      </div>
    )
  }
  if (state.is === 'processing') {
    return (
      <div className={styles.progress}>
        <ProgressBar label={texts.processingBar} value={state.progress} />
        <p role="status" className={styles.hint}>
          {texts.processing}
        </p>
      </div>
    )
  }
  return (
    <p role="status" className={styles.row}>
      <Spinner /> {texts.preparing}
    </p>
  )
}
