import { createHash } from 'node:crypto'
import { assertMay } from '../../model/access.ts'
import { Refusal } from '../../model/refusal.ts'
import { extensionOf, isPictureExtension } from '../../model/upload.ts'
import { findDefinition } from '../../sections/definitions.ts'
import { homesOfGroups } from '../../store/groups.ts'
import { mediumWithHash } from '../../store/media-library.ts'
import type { ListedMedia, NewMedia } from '../../store/media.ts'
import type { SiteTx } from '../../store/store.ts'
import type { Context } from '../context.ts'
import { keepMedium } from './keep-medium.ts'
import { prepareVariants } from '../pictures/prepare-variants.ts'
import { presentMedia, type MediaRecord } from './present-media.ts'
import { assertRoom } from './site-storage.ts'

/** Of a longer one the end is kept, which tells what it is. */
const LONGEST_NAME = 200

/** `groupId`: the gallery it goes to. `isNew`: although the site has the same file. */
type Input = { filename: string; file: Uint8Array; folder: string; groupId: string; isNew: boolean }

/**
 * Files first, the row last: what is cut off leaves files that nobody names. The key is the server's own; the name is only told.
 * The same file again is the medium that is there.
 */
export async function uploadPicture(context: Context, { filename, file, folder, groupId, isNew }: Input): Promise<{ media: MediaRecord; isKnown: boolean }> {
  const { site, actor, store, pictures, newId } = context
  assertMay(actor, 'edit', site.id)
  assertPictureName(filename)
  const contentHash = createHash('sha256').update(file).digest('hex')
  const known = await store.readSite(site.id, async (tx) => {
    await assertGallery(tx, groupId)
    await assertRoom(tx, { coming: file.length })
    return isNew ? null : sameFile(await mediumWithHash(tx, contentHash), groupId)
  })
  if (known) return { media: presentMedia(known), isKnown: true }
  const id = newId()
  const facts = await pictures.accept(site.id, id, file)
  const row: NewMedia = { id, mediaType: 'image', objectId: id, originalFilename: filename.slice(-LONGEST_NAME), folder, bucketFolder: groupId, contentHash, ...facts }
  await prepareVariants(context, site.id, row)
  return { media: await keepMedium(context, row), isKnown: false }
}

/** In a gallery stands what was uploaded to it: a medium has one gallery, so another one's needs a copy. */
function sameFile(found: ListedMedia | null, groupId: string): ListedMedia | null {
  return found && (groupId === '' || found.bucketFolder === groupId) ? found : null
}

async function assertGallery(tx: SiteTx, groupId: string): Promise<void> {
  if (groupId === '') return
  const [home] = await homesOfGroups(tx, [groupId])
  if (!home || !findDefinition(home.type)?.holdsPhotos) throw new Refusal('notFound')
}

function assertPictureName(filename: string): void {
  const extension = extensionOf(filename)
  if (extension === null) throw new Refusal('fileHasNoExtension')
  if (!isPictureExtension(extension)) throw new Refusal('fileTypeNotAllowed')
}
