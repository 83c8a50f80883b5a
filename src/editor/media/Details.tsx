import { Replace, RotateCcw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { libraryTexts } from '../../i18n/editor/library/texts.ts'
import { fill } from '../../i18n/fill.ts'
import { Button } from '../../kit/button/Button.tsx'
import type { LibraryMedium } from '../api/library-medium.ts'
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
  const [isUnfolded, setIsUnfolded] = useState(isOpen)
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
        <details className={styles.fold} open={isUnfolded} onToggle={(event) => setIsUnfolded(event.currentTarget.open)}>
          <summary>{isImage ? texts.details : texts.videoDetails}</summary>
          {isUnfolded && (
            <div className={styles.facts}>
              <MediumFacts thing={thing} isImage={isImage} {...labels} onChange={change} />
              <Belonging medium={medium} onReplace={onReplace} onRemove={remove} onClose={onClose} />
            </div>
          )}
        </details>
      )}
    </div>
  )
}

type BelongingProps = Pick<Props, 'onReplace' | 'onClose'> & { medium: LibraryMedium; onRemove: () => void }

/** Where it is shown, and what that allows to do with it. */
function Belonging({ medium, onReplace, onRemove, onClose }: BelongingProps) {
  const { locale } = useWorkbench()
  const texts = libraryTexts[locale]
  const usage = useUsage(medium.id)
  return (
    <>
      <UsageList usage={usage} onJump={onClose} />
      <div className={styles.buttons}>
        {medium.mediaType === 'image' && isInUse(usage) && (
          <Button look="outlined" onClick={() => onReplace(medium)}>
            <Replace size={18} aria-hidden="true" />
            {texts.replace.open}
          </Button>
        )}
        <Button look="outlined" isIdle={usage === null || isInUse(usage)} onClick={onRemove}>
          <Trash2 size={18} aria-hidden="true" />
          {texts.remove.open}
        </Button>
      </div>
      {isInUse(usage) && <p className={styles.quiet}>{texts.remove.inUse}</p>}
    </>
  )
}
