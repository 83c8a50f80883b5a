import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { libraryTexts } from '../../i18n/editor/library/texts.ts'
import tokens from '../../kit/chrome/tokens.module.css'
import { LivePhoto, type PhotoProps } from '../../ui/slots/LivePhoto.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useWorkbench } from '../workbench.ts'
import { useDeletePhoto } from './use-delete-photo.ts'
import styles from './DeletablePhoto.module.css'

/**
 * V-174: while the tools are out each photograph can be deleted. B-45: one press on the control that the pointer or the keyboard shows;
 * V-175: where there is no pointer, the first touch shows it, and only the second one deletes.
 */
export function DeletablePhoto(props: PhotoProps) {
  const { locale } = useWorkbench()
  const remove = useDeletePhoto(props.photo, props.groupId)
  const [isBusy, setIsBusy] = useState(false)
  async function press() {
    setIsBusy(true)
    await remove()
    setIsBusy(false)
  }
  return (
    <>
      <LivePhoto {...props} />
      <button
        type="button"
        data-editor=""
        disabled={isBusy}
        aria-label={libraryTexts[locale].photos.remove}
        title={libraryTexts[locale].photos.remove}
        className={classNames(tokens.tokens, styles.remove)}
        onClick={(event) => {
          event.stopPropagation()
          void press()
        }}
      >
        <Trash2 size={20} aria-hidden="true" />
      </button>
    </>
  )
}
