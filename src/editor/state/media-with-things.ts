import { mediaKey } from '../../model/commands/key.ts'
import type { Things } from '../../model/commands/desk.ts'
import { mediaThingSchema } from '../../model/media-thing.ts'
import type { Media } from '../../model/media.ts'

type MediaById = Readonly<Record<string, Media>>

/** Pictures as they stand with what was changed about them since; those that nobody looked into stay the same objects. */
export function mediaWithThings(media: MediaById, things: Things): MediaById {
  const changed = Object.values(media).flatMap((medium) => {
    const value = things[mediaKey(medium.id)]
    const thing = value === undefined ? undefined : mediaThingSchema.safeParse(value).data
    return thing ? [[medium.id, { ...medium, focalPoint: thing.focalPoint, alt: thing.alt, originalFilename: thing.originalFilename }] as const] : []
  })
  return changed.length === 0 ? media : { ...media, ...Object.fromEntries(changed) }
}
