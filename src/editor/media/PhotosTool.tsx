import { useEffect } from 'react'
import { libraryTexts } from '../../i18n/editor/library/texts.ts'
import { mediaTexts } from '../../i18n/editor/media/texts.ts'
import { fill } from '../../i18n/fill.ts'
import { Button } from '../../kit/button/Button.tsx'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { takeHanded } from '../state/handed-files.ts'
import { useWorkbench } from '../workbench.ts'
import { DropZone } from './DropZone.tsx'
import { UploadRow } from './UploadRow.tsx'
import { usePhotos } from './use-photos.ts'
import { useUploads } from './use-uploads.ts'
import styles from './MediaTool.module.css'

type Props = { groupId: string; onClose: () => void }

/** E-040: several photographs at once into a gallery. */
export function PhotosTool({ groupId, onClose }: Props) {
  const { locale } = useWorkbench()
  const texts = libraryTexts[locale].photos
  const photos = usePhotos(groupId)
  const uploads = useUploads({ groupId, onUploaded: photos.add })
  const count = photos.all.length
  useEffect(() => uploads.upload(takeHanded()))
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title}
      actions={
        <Button look="primary" onClick={onClose}>
          {mediaTexts[locale].done}
        </Button>
      }
    >
      <DropZone isOpen onFiles={uploads.upload}>
        <p className={styles.hintText}>{texts.hint}</p>
        <UploadRow uploads={uploads} label={texts.add} hint={mediaTexts[locale].uploadHint} />
        <p className={styles.hintText} role="status">
          {count === 1 ? texts.added.one : fill(texts.added.many, { count })}
        </p>
      </DropZone>
    </Dialog>
  )
}
