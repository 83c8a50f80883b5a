import { Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { settingsTexts } from '../../../i18n/editor/settings/texts.ts'
import { fill } from '../../../i18n/fill.ts'
import { Button } from '../../../kit/button/Button.tsx'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import { SearchField } from '../../../kit/fields/SearchField.tsx'
import type { Media } from '../../../model/media.ts'
import { Library } from '../../media/Library.tsx'
import { Uploads } from '../../media/Uploads.tsx'
import { useLibrary } from '../../media/use-library.ts'
import { useUploads } from '../../media/use-uploads.ts'
import { useWorkbench } from '../../workbench.ts'
import styles from '../Settings.module.css'

type Props = { name: string; chosen: string; onChoose: (id: string) => void; onClose: () => void }

/** The site's pictures, and new ones. A choice acts at once; the page beside shows it. */
export function LogoDialog({ name, chosen, onChoose, onClose }: Props) {
  const { locale, screen } = useWorkbench()
  const texts = settingsTexts[locale].logo
  const [query, setQuery] = useState('')
  const picker = useRef<HTMLInputElement>(null)
  const shelf = useLibrary('image', query)

  function choose(medium: Media) {
    // On screen before the server has heard of it.
    screen.setState((state) => ({ ...state, media: { ...state.media, [medium.id]: medium } }))
    onChoose(medium.id)
  }
  const uploads = useUploads((medium, isOnly) => {
    shelf.add(medium)
    if (isOnly) choose(medium)
  })

  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="large"
      title={fill(texts.title, { part: name })}
      tools={<SearchField label={texts.search} value={query} onChange={setQuery} />}
      actions={
        <Button look="primary" onClick={onClose}>
          {texts.done}
        </Button>
      }
    >
      <div className={styles.shelf}>
        <Button look="outlined" isBusy={uploads.status === 'uploading'} onClick={() => picker.current?.click()}>
          <Upload size={18} aria-hidden="true" />
          {texts.upload}
        </Button>
        <input
          ref={picker}
          type="file"
          accept="image/*"
          hidden
          onChange={({ target }) => {
            uploads.upload([...(target.files ?? [])])
            target.value = ''
          }}
        />
        <Uploads files={uploads.files} status={uploads.status} />
        <Library shelf={shelf} mediaType="image" isSearching={query.trim() !== ''} chosen={chosen} onChoose={choose} />
      </div>
    </Dialog>
  )
}
