import { settingsTexts } from '../../../i18n/editor/settings/texts.ts'
import { fill } from '../../../i18n/fill.ts'
import { Button } from '../../../kit/button/Button.tsx'
import type { Media } from '../../../model/media.ts'
import { LibraryWindow } from '../../media/LibraryWindow.tsx'
import { useLibrary } from '../../media/use-library.ts'
import { useReplacing } from '../../media/use-replacing.ts'
import { useUploads } from '../../media/use-uploads.ts'
import { useWanted } from '../../media/use-wanted.ts'
import { useWorkbench } from '../../workbench.ts'

type Props = { name: string; chosen: string; onChoose: (id: string) => void; onClose: () => void }

/** The site's pictures, and new ones. A choice acts at once; the page beside shows it. */
export function LogoDialog({ name, chosen, onChoose, onClose }: Props) {
  const { locale, screen } = useWorkbench()
  const texts = settingsTexts[locale].logo
  const [wanted, want] = useWanted('image')
  const shelf = useLibrary(wanted)
  const replacing = useReplacing()

  function choose(medium: Media) {
    // On screen before the server has heard of it.
    screen.setState((state) => ({ ...state, media: { ...state.media, [medium.id]: medium } }))
    onChoose(medium.id)
  }
  const uploads = useUploads({
    onUploaded(medium, isOnly) {
      shelf.add(medium)
      if (isOnly) choose(medium)
    },
  })

  return (
    <LibraryWindow
      title={fill(texts.title, { part: name })}
      wanted={wanted}
      want={want}
      shelf={shelf}
      uploads={uploads}
      hasKinds={false}
      chosen={chosen}
      replacing={replacing}
      onChoose={choose}
      onClose={onClose}
      actions={
        <Button look="primary" onClick={onClose}>
          {texts.done}
        </Button>
      }
    />
  )
}
