import { mediaIn } from '../../model/content/field.ts'
import { MediaImage } from '../picture/MediaImage.tsx'
import { usePage } from '../page-context.ts'
import type { Slot } from './slot.ts'

export type PictureProps = { slot: Slot; sizes: string; className?: string; isPriority?: boolean }

export function LivePicture({ slot, sizes, className, isPriority }: PictureProps) {
  const { media, locale } = usePage()
  const id = slot.isShown ? mediaIn(slot.field) : null
  const medium = id === null ? undefined : media[id]
  if (!medium) return null
  return <MediaImage media={medium} alt={slot.field.options.alt?.[locale] ?? ''} sizes={sizes} className={className} isPriority={isPriority} />
}
