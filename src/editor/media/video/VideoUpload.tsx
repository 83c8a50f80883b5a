import { Film, RotateCw, Trash2, Upload } from 'lucide-react'
import { useRef, useState, type DragEvent } from 'react'
import type { VideoTexts } from '../../../i18n/editor/video/de.ts'
import { videoTexts } from '../../../i18n/editor/video/texts.ts'
import { fill } from '../../../i18n/fill.ts'
import { Button } from '../../../kit/button/Button.tsx'
import type { LibraryMedium } from '../../api/library-medium.ts'
import { useWorkbench } from '../../workbench.ts'
import { useVideoUpload, type VideoState, type WaitingUpload } from './use-video-upload.ts'
import { VideoProgressBar } from './VideoProgressBar.tsx'
import styles from './VideoDoor.module.css'

export function VideoUpload({ onChosen }: { onChosen: (medium: LibraryMedium) => void }) {
  const { locale } = useWorkbench()
  const texts = videoTexts[locale]
  const { state, waiting, isBusy, upload, discard, pause } = useVideoUpload(onChosen)
  const [isOver, setIsOver] = useState(false)
  const [name, setName] = useState('')
  const picker = useRef<HTMLInputElement>(null)

  function take(file: File | undefined) {
    if (!file) return
    setName(file.name)
    upload(file)
  }
  function drop(event: DragEvent) {
    event.preventDefault()
    event.stopPropagation()
    setIsOver(false)
    take(event.dataTransfer.files[0])
  }
  function over(event: DragEvent) {
    event.preventDefault()
    setIsOver(true)
  }

  return (
    <div className={styles.upload} data-over={isOver || undefined} data-words={texts.dropHere} onDrop={drop} onDragOver={over} onDragLeave={() => setIsOver(false)}>
      {waiting.length > 0 &&
        !isBusy &&
        waiting.map((each) => <Waiting key={each.file} upload={each} texts={texts} onContinue={() => picker.current?.click()} onDiscard={() => discard(each)} />)}
      {isBusy ? (
        <VideoProgressBar state={state} name={name} texts={texts} onPause={pause} />
      ) : (
        <div className={styles.row}>
          <Button look="outlined" onClick={() => picker.current?.click()}>
            <Upload size={18} aria-hidden="true" />
            {texts.choose}
          </Button>
          <span className={styles.hint}>
            <span className={styles.drop}>{texts.drop}. </span>
            {texts.hint}
          </span>
        </div>
      )}
      <input
        ref={picker}
        type="file"
        accept="video/*,.mkv"
        hidden
        onChange={(event) => {
          take(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <div role="status">{state.is === 'ready' && <p className={styles.ready}>{texts.ready}</p>}</div>
      <div role="alert">{state.is === 'failed' && <Failure state={state} texts={texts} onAgain={() => upload(state.file)} />}</div>
    </div>
  )
}

function Waiting({ upload, texts, onContinue, onDiscard }: { upload: WaitingUpload; texts: VideoTexts; onContinue: () => void; onDiscard: () => void }) {
  return (
    <div className={styles.waiting}>
      <Film size={22} aria-hidden="true" />
      <div>
        <p className={styles.words}>{fill(texts.kept, { name: upload.name, percent: upload.percent })}</p>
        <p className={styles.hint}>{texts.chooseSame}</p>
        <div className={styles.row}>
          <Button look="primary" onClick={onContinue}>
            {texts.continue}
          </Button>
          <Button onClick={onDiscard}>
            <Trash2 size={18} aria-hidden="true" />
            {texts.discard}
          </Button>
        </div>
      </div>
    </div>
  )
}

function Failure({ state: { failure }, texts, onAgain }: { state: Extract<VideoState, { is: 'failed' }>; texts: VideoTexts; onAgain: () => void }) {
  const known: Readonly<Record<string, string>> = texts.failures
  const sentences = [failure.reason, failure.message, failure.local && texts[failure.local], failure.failure !== undefined && (known[failure.failure] ?? texts.failures.other)]
  return (
    <div className={styles.failure}>
      <p>
        <strong>{texts.uploadError}</strong>
      </p>
      {sentences.filter(Boolean).map((sentence) => (
        <p key={String(sentence)}>{sentence}</p>
      ))}
      {failure.local !== 'notVideo' && failure.local !== 'tooLarge' && (
        <Button onClick={onAgain}>
          <RotateCw size={18} aria-hidden="true" />
          {texts.again}
        </Button>
      )}
    </div>
  )
}
