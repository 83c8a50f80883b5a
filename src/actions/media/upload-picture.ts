import { assertMay } from '../../model/access.ts'
import { Refusal } from '../../model/refusal.ts'
import { extensionOf, isPictureExtension } from '../../model/upload.ts'
import { insertMedia, mediaById, type NewMedia } from '../../store/media.ts'
import type { Context } from '../context.ts'
import { prepareVariants } from './prepare-variants.ts'
import { presentMedia, type MediaRecord } from './present-media.ts'
import { assertRoom } from './site-storage.ts'

type Input = { filename: string; file: Uint8Array }

/** Files first, the row last: what is cut off leaves files that nobody names. The key is the server's own; the name is only told. */
export async function uploadPicture(context: Context, { filename, file }: Input): Promise<{ media: MediaRecord }> {
  const { site, actor, store, pictures, newId } = context
  assertMay(actor, 'edit', site.id)
  assertPictureName(filename)
  await store.readSite(site.id, (tx) => assertRoom(tx, { coming: file.length }))
  const id = newId()
  const facts = await pictures.accept(site.id, id, file)
  const row: NewMedia = { id, mediaType: 'image', objectId: id, originalFilename: filename, ...facts }
  await prepareVariants(context, site.id, row)
  return store.inSite(site.id, async (tx) => {
    await insertMedia(tx, row)
    const stored = await mediaById(tx, id)
    if (!stored) throw new Error('A medium is gone in the transaction that stored it')
    return { media: presentMedia(stored) }
  })
}

function assertPictureName(filename: string): void {
  const extension = extensionOf(filename)
  if (extension === null) throw new Refusal('fileHasNoExtension')
  if (!isPictureExtension(extension)) throw new Refusal('fileTypeNotAllowed')
}
