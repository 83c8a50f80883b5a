import { mediaIn } from '../../model/content/field.ts'
import { MediaImage } from '../picture/MediaImage.tsx'
import { usePage } from '../page-context.ts'
import type { Slot } from './slot.ts'

export type PictureProps = { slot: Slot; sizes: string; className?: string }

export function LivePicture({ slot, sizes, className }: PictureProps) {
  const { media, locale, firstPicture } = usePage()
  const id = slot.isShown ? mediaIn(slot.field) : null
  const medium = id === null ? undefined : media[id]
  if (!medium) return null
  const isPriority = firstPicture?.groupId === slot.groupId && firstPicture.slot === slot.name
  return <MediaImage media={medium} alt={slot.field.options.alt?.[locale] ?? ''} sizes={sizes} className={className} isPriority={isPriority} />
}
