import { assertMay } from '../../model/access.ts'
import { clampArea, focusIn, focusOf, isWhole } from '../../model/crop.ts'
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
  const { medium, original, known } = await store.readSite(site.id, async (tx) => {
    const asked = await pictureById(tx, mediaId)
    const root = asked.parentId ? await pictureById(tx, asked.parentId) : asked
    return { medium: asked, original: root, known: isWhole(wanted) ? root : await cropOf(tx, root.id, wanted) }
  })
  if (known) return { status: 200, croppedMedia: presentMedia(known) }
  const id = newId()
  const facts = await pictures.crop(site.id, original, id, wanted)
  if (facts === null) throw new Refusal('notFound')
  const row: NewMedia = { ...inherited(original), ...focusOn(medium, wanted), id, objectId: id, ...facts, parentId: original.id, cropArea: wanted }
  await prepareVariants(context, site.id, row)
  return { status: 200, croppedMedia: await keepMedium(context, row) }
}

function inherited({ originalFilename, tags, folder, alt }: ListedMedia): Pick<NewMedia, 'mediaType' | 'originalFilename' | 'tags' | 'folder' | 'alt'> {
  return { mediaType: 'image', originalFilename, tags, folder, alt }
}

/** What somebody marked as important stays so in the part that is cut. */
function focusOn({ focalPoint, cropArea }: ListedMedia, area: CropArea): Pick<NewMedia, 'focalX' | 'focalY'> {
  if (!focalPoint) return {}
  const { x, y } = focusIn(cropArea ? focusOf(focalPoint, cropArea) : focalPoint, area)
  return { focalX: x, focalY: y }
}

async function pictureById(tx: SiteTx, id: string): Promise<ListedMedia> {
  const medium = await mediaById(tx, id)
  if (medium?.mediaType !== 'image') throw new Refusal('notFound')
  return medium
}
