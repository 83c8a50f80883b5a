import { assertMay } from '../../model/access.ts'
import { clampArea, isWhole } from '../../model/crop.ts'
import type { CropArea } from '../../model/media.ts'
import { Refusal } from '../../model/refusal.ts'
import { cropOf } from '../../store/media-library.ts'
import { mediaById, type ListedMedia, type NewMedia } from '../../store/media.ts'
import type { SiteTx } from '../../store/store.ts'
import type { Context } from '../context.ts'
import { keepMedium } from './keep-medium.ts'
import { prepareVariants } from '../pictures/prepare-variants.ts'
import { presentMedia, type MediaRecord } from './present-media.ts'

type Input = { mediaId: string; area: CropArea }

/**
 * E-137: a copy that shows a part of the original, which stays. A part of a part is cut from the original as well, so that nothing gets
 * blurred by doing it twice; all of it is the original itself.
 */
export async function cropImage(context: Context, { mediaId, area }: Input): Promise<{ status: number; croppedMedia: MediaRecord }> {
  const { site, actor, store, pictures, newId } = context
  assertMay(actor, 'edit', site.id)
  const wanted = clampArea(area)
  const { original, known } = await store.readSite(site.id, async (tx) => {
    const root = await originalOf(tx, mediaId)
    return { original: root, known: isWhole(wanted) ? root : await cropOf(tx, root.id, wanted) }
  })
  if (known) return { status: 200, croppedMedia: presentMedia(known) }
  const id = newId()
  const facts = await pictures.crop(site.id, original, id, wanted)
  if (facts === null) throw new Refusal('notFound')
  const row: NewMedia = { ...inherited(original), id, objectId: id, ...facts, parentId: original.id, cropArea: wanted }
  await prepareVariants(context, site.id, row)
  return { status: 200, croppedMedia: await keepMedium(context, row) }
}

/** The focal point was one of the whole picture, so the part begins with its own middle. */
function inherited({ originalFilename, tags, folder, alt }: ListedMedia): Pick<NewMedia, 'mediaType' | 'originalFilename' | 'tags' | 'folder' | 'alt'> {
  return { mediaType: 'image', originalFilename, tags, folder, alt }
}

async function originalOf(tx: SiteTx, mediaId: string): Promise<ListedMedia> {
  const medium = await mediaById(tx, mediaId)
  const original = medium?.parentId ? await mediaById(tx, medium.parentId) : medium
  if (original?.mediaType !== 'image') throw new Refusal('notFound')
  return original
}
