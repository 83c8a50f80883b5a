import { Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { libraryTexts } from '../../i18n/editor/library/texts.ts'
import { mediaTexts } from '../../i18n/editor/media/texts.ts'
import { Button } from '../../kit/button/Button.tsx'
import type { Media } from '../../model/media.ts'
import { takeHanded } from '../state/handed-files.ts'
import { useWorkbench } from '../workbench.ts'
import { AltText } from './AltText.tsx'
import { Details } from './Details.tsx'
import { LibraryWindow, type LibraryView } from './LibraryWindow.tsx'
import { useLibrary } from './use-library.ts'
import { useReplacing } from './use-replacing.ts'
import { useSlotMedium } from './use-slot-medium.ts'
import { useSpread } from './use-spread.ts'
import { useUploads } from './use-uploads.ts'
import { useWanted } from './use-wanted.ts'
import { ViewSwitch } from './ViewSwitch.tsx'
import { VideoDoorLater } from './video/VideoDoorLater.tsx'
import styles from './MediaTool.module.css'

type Props = { groupId: string; slot: string; toDescribe: boolean; onClose: () => void }

/** The picture or video of a place: what it is and shows, what else the site has, and new ones. Every choice is seen at once, and can be left again. */
export function MediaTool({ groupId, slot, toDescribe, onClose }: Props) {
  const { locale } = useWorkbench()
  const texts = mediaTexts[locale]
  const place = useSlotMedium(groupId, slot)
  const { mediaType } = place
  const [wanted, want] = useWanted(mediaType)
  const shelf = useLibrary(wanted)
  const spread = useSpread(groupId, slot)
  const uploads = useUploads({
    onUploaded(medium, isOnly) {
      shelf.add(medium)
      if (isOnly) choose(medium)
    },
    // Several into an empty place were meant for all places of their kind.
    onSeveral(media) {
      if (place.id === null && spread(media)) setSpread(true)
    },
  })
  const replacing = useReplacing()
  const [asItWas] = useState(place.remember)
  const [isSpread, setSpread] = useState(false)
  const [view, setView] = useState<LibraryView>(toDescribe ? 'about' : 'library')
  const isFilled = place.id !== null && place.medium !== null
  /** In a place that is as empty as it was nothing is finished yet. */
  const hasDone = place.id !== null || asItWas.id !== null || isSpread

  // They are handed over once; every later draw finds none.
  useEffect(() => uploads.upload(takeHanded()))

  /** On a phone its own sheet follows, where it asks what it shows: the words about the one before are gone with that. */
  function choose(medium: Media) {
    place.choose(medium)
    setView('about')
  }

  function leave() {
    place.putBack(asItWas)
    onClose()
  }

  return (
    <LibraryWindow
      title={texts.titles[mediaType]}
      wanted={wanted}
      want={want}
      shelf={shelf}
      uploads={mediaType === 'image' ? uploads : null}
      door={
        mediaType === 'video' && (
          <VideoDoorLater
            onChosen={(medium) => {
              shelf.add(medium)
              choose(medium)
            }}
          />
        )
      }
      hasKinds={false}
      view={isFilled ? view : 'library'}
      viewSwitch={<ViewSwitch mediaType={mediaType} view={isFilled ? view : 'library'} isFilled={isFilled} onChange={setView} />}
      chosen={place.id}
      replacing={replacing}
      onChoose={choose}
      onClose={onClose}
      actions={
        <>
          {/* What went into other places is taken back by the message that says so. */}
          {!isSpread && (
            <Button look="outlined" onClick={leave}>
              {hasDone ? libraryTexts[locale].cancel : libraryTexts[locale].close}
            </Button>
          )}
          {hasDone && (
            <Button look="primary" onClick={onClose}>
              {texts.done}
            </Button>
          )}
        </>
      }
    >
      {place.id !== null && place.medium && (
        <section aria-label={texts.current[mediaType]} className={styles.shelf}>
          <AltText mediaType={mediaType} hasCursor={toDescribe} value={place.alt} inherited={place.inheritedAlt} onChange={place.describe} />
          <Details
            key={place.id}
            mediaId={place.id}
            labels={shelf}
            isOpen={false}
            onCropped={(medium) => {
              shelf.add(medium)
              place.show(medium)
            }}
            onReplace={replacing.begin}
            onMoved={shelf.drop}
            onBack={shelf.add}
            onClose={onClose}
          />
          <Button look="outlined" className={styles.remove} onClick={place.remove}>
            <Trash2 size={18} aria-hidden="true" />
            {texts.remove[mediaType]}
          </Button>
        </section>
      )}
    </LibraryWindow>
  )
}
