import { Crop } from 'lucide-react'
import { useState } from 'react'
import { libraryTexts } from '../../i18n/editor/library/texts.ts'
import { Button } from '../../kit/button/Button.tsx'
import type { CropArea } from '../../model/media.ts'
import type { MediaThing } from '../../model/media-thing.ts'
import type { LibraryMedium } from '../api/library-medium.ts'
import { cropImage } from '../api/media-calls.ts'
import { useWorkbench } from '../workbench.ts'
import { CropEditor } from './CropEditor.tsx'
import { FocalPoint } from './FocalPoint.tsx'
import { previewFocus } from './preview-focus.ts'
import styles from './Details.module.css'

type Props = {
  medium: LibraryMedium
  /** What a part was cut from. */
  original: LibraryMedium | null
  thing: MediaThing
  change: (part: Partial<MediaThing>) => void
  /** The copy, or the original where somebody wants all of it again. */
  onCropped: (medium: LibraryMedium) => void
}

/** Which part of a picture is shown, and which part of that is never cut off. */
export function Cutting({ medium, original, thing, change, onCropped }: Props) {
  const { locale, call, toaster } = useWorkbench()
  const texts = libraryTexts[locale]
  const [isCropping, setIsCropping] = useState(false)
  const [isBusy, setIsBusy] = useState(false)

  async function crop(area: CropArea) {
    setIsBusy(true)
    const end = toaster.progress(texts.crop.saving)
    const answer = await cropImage(call, medium.id, area)
    setIsBusy(false)
    end()
    if (!answer.ok) {
      // E-138: the picture stays as it is.
      console.error('Failed to crop image')
      return toaster.error(texts.crop.failed, answer.message)
    }
    setIsCropping(false)
    onCropped(answer.value.croppedMedia)
    if (answer.value.croppedMedia.id !== medium.id) toaster.success(texts.crop.done)
  }

  if (isCropping)
    return <CropEditor original={original ?? medium} area={medium.cropArea} isBusy={isBusy} onCancel={() => setIsCropping(false)} onConfirm={(area) => void crop(area)} />
  return (
    <>
      <FocalPoint medium={medium} value={thing.focalPoint} onMove={(point) => previewFocus(medium.id, point)} onChoose={(focalPoint) => change({ focalPoint })} />
      <p className={styles.quiet}>{texts.focus.help}</p>
      <div className={styles.buttons}>
        <Button look="outlined" onClick={() => setIsCropping(true)}>
          <Crop size={18} aria-hidden="true" />
          {texts.crop.open}
        </Button>
        {thing.focalPoint !== null && (
          <Button
            onClick={() => {
              previewFocus(medium.id, { x: 0.5, y: 0.5 })
              change({ focalPoint: null })
            }}
          >
            {texts.focus.reset}
          </Button>
        )}
      </div>
    </>
  )
}
