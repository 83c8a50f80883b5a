import { placeTexts } from '../../i18n/editor/places/texts.ts'
import { mediaIn } from '../../model/content/field.ts'
import { altFor } from '../../model/media.ts'
import { fieldId } from '../../model/page/field-id.ts'
import { usePage } from '../../ui/page-context.ts'
import { MediaImage } from '../../ui/picture/MediaImage.tsx'
import type { PictureProps } from '../../ui/slots/LivePicture.tsx'
import { useFact, useMedium } from '../../ui/use-fact.ts'
import { useWorkbench } from '../workbench.ts'
import { EmptyPlace } from './EmptyPlace.tsx'
import { useMediaPlace } from './use-media-place.ts'

/** The picture as visitors see it, to be chosen and changed; where there is none, a place for one. */
export function EditablePicture(props: PictureProps) {
  return props.slot.isShown ? <Editable {...props} /> : null
}

function Editable({ slot, sizes, className }: PictureProps) {
  const { locale } = useWorkbench()
  const page = usePage()
  const medium = useMedium(mediaIn(slot.field))
  const isPriority = useFact(({ firstPicture }) => firstPicture?.groupId === slot.groupId && firstPicture.slot === slot.name)
  const place = useMediaPlace(slot)
  const texts = placeTexts[locale]
  if (!medium) return <EmptyPlace slot={slot} kind="image" className={className} />
  const alt = altFor(medium, slot.field.options.alt, page.locale)
  const label = alt === '' ? texts.changePicture : `${texts.changePicture}: ${alt}`
  return (
    <MediaImage
      media={medium}
      alt={alt}
      sizes={sizes}
      className={className}
      isPriority={isPriority}
      // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- a wrapper would change the layout around the picture
      edit={{ 'data-field': fieldId(slot.groupId, slot.name), role: 'button', tabIndex: 0, 'aria-label': label, draggable: false, ...place.onPicture }}
    />
  )
}
