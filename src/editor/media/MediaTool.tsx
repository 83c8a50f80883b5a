import { Trash2, Upload } from 'lucide-react'
import { lazy, useEffect, useRef, useState, type ClipboardEvent, type DragEvent } from 'react'
import { mediaTexts } from '../../i18n/editor/media/texts.ts'
import { Button } from '../../kit/button/Button.tsx'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { SearchField } from '../../kit/fields/SearchField.tsx'
import { takeHanded } from '../state/handed-files.ts'
import { Later } from '../Later.tsx'
import { useWorkbench } from '../workbench.ts'
import { AltText } from './AltText.tsx'
import { Library, Thumbnail } from './Library.tsx'
import { Uploads } from './Uploads.tsx'
import { useLibrary } from './use-library.ts'
import { useSlotMedium } from './use-slot-medium.ts'
import { useUploads } from './use-uploads.ts'
import styles from './MediaTool.module.css'

/** Loaded where a video is chosen. */
const VideoDoor = lazy(() => import('./video/VideoDoor.tsx').then((module) => ({ default: module.VideoDoor })))

type Props = { groupId: string; slot: string; onClose: () => void }

/** The picture or video of a place: what it is and shows, what else the site has, and new ones. Every choice acts at once. */
export function MediaTool({ groupId, slot, onClose }: Props) {
  const { locale, toaster, texts: editorTexts } = useWorkbench()
  const texts = mediaTexts[locale]
  const [query, setQuery] = useState('')
  const [isOver, setIsOver] = useState(false)
  const place = useSlotMedium(groupId, slot)
  const { mediaType } = place
  const shelf = useLibrary(mediaType, query)
  const uploads = useUploads((medium, isOnly) => {
    shelf.add(medium)
    if (isOnly) place.choose(medium)
  })
  const picker = useRef<HTMLInputElement>(null)
  const canUpload = mediaType === 'image'

  // They are handed over once; every later draw finds none.
  useEffect(() => uploads.upload(takeHanded()))

  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    if (canUpload) uploads.upload([...event.dataTransfer.files])
  }
  function paste(event: ClipboardEvent) {
    if (!canUpload || event.clipboardData.files.length === 0) return
    event.preventDefault()
    uploads.upload([...event.clipboardData.files])
  }
  function over(event: DragEvent) {
    event.preventDefault()
    setIsOver(true)
  }
  const leave = (event: DragEvent) => !(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)) && setIsOver(false)

  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="large"
      title={texts.titles[mediaType]}
      tools={
        <div className={styles.search} onPaste={paste}>
          <SearchField label={texts.search[mediaType]} value={query} onChange={setQuery} />
        </div>
      }
      actions={
        <Button look="primary" onClick={onClose}>
          {texts.done}
        </Button>
      }
    >
      <div className={styles.inside} data-over={(isOver && canUpload) || undefined} data-words={texts.dropHere} onDrop={drop} onDragOver={over} onDragLeave={leave} onPaste={paste}>
        {place.medium && (
          <section aria-label={texts.current[mediaType]} className={styles.current}>
            <span className={styles.frame}>
              <Thumbnail medium={place.medium} />
            </span>
            <div className={styles.facts}>
              <AltText mediaType={mediaType} value={place.alt} onChange={place.describe} />
              <Button look="outlined" className={styles.remove} onClick={place.remove}>
                <Trash2 size={18} aria-hidden="true" />
                {texts.remove[mediaType]}
              </Button>
            </div>
          </section>
        )}
        {canUpload && (
          <div>
            <div className={styles.upload}>
              <Button look="outlined" isBusy={uploads.status === 'uploading'} onClick={() => picker.current?.click()}>
                <Upload size={18} aria-hidden="true" />
                {texts.upload}
              </Button>
              <span className={styles.hint}>{texts.uploadHint}</span>
              <input
                ref={picker}
                type="file"
                accept="image/*"
                multiple
                hidden
                onChange={(event) => {
                  uploads.upload([...(event.target.files ?? [])])
                  event.target.value = ''
                }}
              />
            </div>
            <Uploads files={uploads.files} status={uploads.status} />
          </div>
        )}
        {mediaType === 'video' && (
          <Later onFail={() => toaster.error(editorTexts.toasts.notLoaded)}>
            <VideoDoor
              onChosen={(medium) => {
                shelf.add(medium)
                place.choose(medium)
              }}
            />
          </Later>
        )}
        <Library shelf={shelf} mediaType={mediaType} isSearching={query.trim() !== ''} chosen={place.id} onChoose={place.choose} />
      </div>
    </Dialog>
  )
}
