import { galleryTag, mediaTag } from '../../model/cache-tags.ts'
import { mediaKey } from '../../model/commands/key.ts'
import { mediaChange } from '../../model/commands/media-change.ts'
import { thingOn } from '../../model/commands/desk.ts'
import { clampFocus } from '../../model/crop.ts'
import { mediaThingSchema } from '../../model/media-thing.ts'
import { Refusal } from '../../model/refusal.ts'
import { findDefinition } from '../../sections/definitions.ts'
import { homesOfGroups } from '../../store/groups.ts'
import { isShown, usageOf } from '../../store/media-usage.ts'
import { definePerformer, type Ground } from './define-performer.ts'
import { readValue } from './read-value.ts'

/** C-14: nothing else of a medium can be changed. Visitors see it at once, on the pages that show it and on no others. */
export const performMediaChange = definePerformer(
  mediaChange,
  async (ground, body) => {
    const before = mediaThingSchema.safeParse(thingOn(ground.desk, mediaKey(body.mediaId))).data
    if (!before) throw new Refusal('notFound')
    const after = readValue(mediaThingSchema, body.after)
    if (after.isDeleted && !before.isDeleted) await assertUnused(ground, body.mediaId)
    if (after.gallery !== '' && after.gallery !== before.gallery) await assertGallery(ground, after.gallery)
    return { ...body, after: { ...after, focalPoint: after.focalPoint && clampFocus(after.focalPoint) } }
  },
  {
    tags: ({ site, desk }, { mediaId, after }) => {
      const galleries = [thingOn(desk, mediaKey(mediaId)), after].flatMap((value) => mediaThingSchema.safeParse(value).data?.gallery ?? [])
      return [mediaTag(site.id, mediaId), ...galleries.filter((id) => id !== '').map((id) => galleryTag(site.id, id))]
    },
  },
)

/** E-150: what is shown somewhere would leave a hole there. Who begins to show it meanwhile still sees it: the bin keeps what is shown. */
async function assertUnused({ tx }: Ground, mediaId: string): Promise<void> {
  if (isShown(await usageOf(tx, mediaId))) throw new Refusal('mediaInUse')
}

async function assertGallery({ tx }: Ground, groupId: string): Promise<void> {
  const [home] = await homesOfGroups(tx, [groupId])
  if (!home || !findDefinition(home.type)?.holdsPhotos) throw new Refusal('notFound')
}
