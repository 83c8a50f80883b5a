import { mediaIn } from '../../model/content/field.ts'
import { altFor } from '../../model/media.ts'
import { MediaImage } from '../picture/MediaImage.tsx'
import { usePage } from '../page-context.ts'
import { useFact, useMedium } from '../use-fact.ts'
import type { Slot } from './slot.ts'

export type PictureProps = { slot: Slot; sizes: string; className?: string }

export function LivePicture({ slot, sizes, className }: PictureProps) {
  const { locale } = usePage()
  const id = slot.isShown ? mediaIn(slot.field) : null
  const medium = useMedium(id)
  const isPriority = useFact(({ firstPicture }) => firstPicture?.groupId === slot.groupId && firstPicture.slot === slot.name)
  if (!medium) return null
  return <MediaImage media={medium} alt={altFor(medium, slot.field.options.alt, locale)} sizes={sizes} className={className} isPriority={isPriority} />
}
