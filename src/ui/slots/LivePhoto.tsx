import { altFor, type Media } from '../../model/media.ts'
import { usePage } from '../page-context.ts'
import { MediaImage } from '../picture/MediaImage.tsx'

/** `groupId`: the section that it was uploaded to. */
export type PhotoProps = { photo: Media; groupId: string; sizes: string; className?: string }

/** One of many that were uploaded to a section, which has no slot for each. */
export function LivePhoto({ photo, sizes, className }: PhotoProps) {
  const { locale } = usePage()
  return <MediaImage media={photo} alt={altFor(photo, undefined, locale)} sizes={sizes} className={className} />
}
