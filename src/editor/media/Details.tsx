import { Replace, RotateCcw, Trash2 } from 'lucide-react'
import { libraryTexts } from '../../i18n/editor/library/texts.ts'
import { fill } from '../../i18n/fill.ts'
import { Button } from '../../kit/button/Button.tsx'
import type { LibraryMedium } from '../api/media-calls.ts'
import { useWorkbench } from '../workbench.ts'
import { Cutting } from './Cutting.tsx'
import { Thumbnail } from './Library.tsx'
import { MediumFacts } from './MediumFacts.tsx'
import { formatSize } from './upload-state.ts'
import { isInUse, UsageList, useUsage } from './UsageList.tsx'
import { useMedium } from './use-medium.ts'
import styles from './Details.module.css'

type Props = {
  mediaId: string
  labels: { folders: readonly string[]; tags: readonly string[] }
  /** Everything about it is open, because nothing else is wanted of it. */
  isOpen: boolean
  onCropped: (medium: LibraryMedium) => void
  onReplace: (medium: LibraryMedium) => void
  /** It went into the bin, or came out of it. */
  onMoved: (mediaId: string) => void
  /** Somebody thought better of it. */
  onBack: (medium: LibraryMedium) => void
  onClose: () => void
}

/** Everything the library tells about one medium. */
export function Details({ mediaId, labels, isOpen, onCropped, onReplace, onMoved, onBack, onClose }: Props) {
  const { locale, toaster, undo } = useWorkbench()
  const texts = libraryTexts[locale]
  const { medium, original, thing, change } = useMedium(mediaId)
  const usage = useUsage(mediaId, thing?.isDeleted)
  if (!medium || !thing) return null
  const isImage = medium.mediaType === 'image'
  const name = thing.originalFilename

  function remove() {
    change({ isDeleted: true })
    onMoved(mediaId)
    const takeBack = () => {
      undo()
      if (medium) onBack(medium)
    }
    toaster.success(fill(texts.remove.done, { name }), { label: texts.remove.undo, run: takeBack })
  }
  function restore() {
    change({ isDeleted: false })
    onMoved(mediaId)
    toaster.success(fill(texts.remove.restored, { name }))
  }

  return (
    <div className={styles.details}>
      {isImage && !thing.isDeleted ? <Cutting medium={medium} original={original} thing={thing} change={change} onCropped={onCropped} /> : <Thumbnail medium={medium} />}
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.quiet}>{fill(texts.size, { width: medium.width, height: medium.height, size: formatSize(medium.fileSize, locale) })}</p>
      </div>
      {thing.isDeleted ? (
        <div className={styles.buttons}>
          <Button look="outlined" onClick={restore}>
            <RotateCcw size={18} aria-hidden="true" />
            {texts.remove.restore}
          </Button>
        </div>
      ) : (
        <details className={styles.fold} open={isOpen}>
          <summary>{isImage ? texts.details : texts.videoDetails}</summary>
          <div className={styles.facts}>
            <MediumFacts thing={thing} isImage={isImage} {...labels} onChange={change} />
            <UsageList usage={usage} onJump={onClose} />
            <div className={styles.buttons}>
              {isImage && isInUse(usage) && (
                <Button look="outlined" onClick={() => onReplace(medium)}>
                  <Replace size={18} aria-hidden="true" />
                  {texts.replace.open}
                </Button>
              )}
              <Button look="outlined" isIdle={usage === null || isInUse(usage)} onClick={remove}>
                <Trash2 size={18} aria-hidden="true" />
                {texts.remove.open}
              </Button>
            </div>
            {isInUse(usage) && <p className={styles.quiet}>{texts.remove.inUse}</p>}
          </div>
        </details>
      )}
    </div>
  )
}
