import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { libraryTexts } from '../../i18n/editor/library/texts.ts'
import { Button } from '../../kit/button/Button.tsx'
import { useWorkbench } from '../workbench.ts'
import { Details } from './Details.tsx'
import { LibraryWindow } from './LibraryWindow.tsx'
import { useLibrary } from './use-library.ts'
import { useReplacing } from './use-replacing.ts'
import { useUploads } from './use-uploads.ts'
import { useWanted } from './use-wanted.ts'
import { VideoDoorLater } from './video/VideoDoorLater.tsx'
import styles from './MediaTool.module.css'

/** All the site's media, to look through and to put in order; nothing on the page is chosen by it. */
export function LibraryTool({ onClose }: { onClose: () => void }) {
  const { locale } = useWorkbench()
  const texts = libraryTexts[locale]
  const [wanted, want] = useWanted('image')
  const shelf = useLibrary(wanted)
  const [chosen, setChosen] = useState<string | null>(null)
  const uploads = useUploads({
    onUploaded(medium, isOnly) {
      shelf.add(medium)
      if (isOnly) setChosen(medium.id)
    },
  })
  const replacing = useReplacing()
  return (
    <LibraryWindow
      title={texts.title}
      wanted={wanted}
      want={(part) => {
        setChosen(null)
        want(part)
      }}
      shelf={shelf}
      uploads={wanted.mediaType === 'image' && !wanted.isBin ? uploads : null}
      door={
        wanted.mediaType === 'video' &&
        !wanted.isBin && (
          <VideoDoorLater
            onChosen={(medium) => {
              shelf.add(medium)
              setChosen(medium.id)
            }}
          />
        )
      }
      hasKinds
      view={chosen === null ? undefined : 'about'}
      chosen={chosen}
      replacing={replacing}
      onChoose={({ id }) => setChosen(id)}
      onClose={onClose}
      actions={
        <Button look="primary" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      {chosen !== null && (
        <>
          <Button className={styles.back} onClick={() => setChosen(null)}>
            <ArrowLeft size={18} aria-hidden="true" />
            {texts.back}
          </Button>
          <Details
            key={chosen}
            mediaId={chosen}
            labels={shelf}
            isOpen
            onCropped={(medium) => {
              shelf.add(medium)
              setChosen(medium.id)
            }}
            onReplace={replacing.begin}
            onMoved={(id) => {
              shelf.drop(id)
              setChosen(null)
            }}
            onBack={shelf.add}
            onClose={onClose}
          />
        </>
      )}
    </LibraryWindow>
  )
}
