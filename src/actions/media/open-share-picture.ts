import { SHARE_SIZE } from '../../model/media.ts'
import { Refusal } from '../../model/refusal.ts'
import type { Stored } from '../../services/objects/stored.ts'
import { mediaByIds, storedFile } from '../../store/media.ts'
import type { Context } from '../context.ts'

/** The cut that other websites show beside a link. */
export async function openSharePicture({ site, store, marks }: Context, id: string): Promise<Stored> {
  const found = await store.readSite(site.id, async (tx) => {
    const file = await storedFile(tx, id)
    return file && { file, medium: (await mediaByIds(tx, [id]))[id] }
  })
  if (found?.medium?.mediaType !== 'image') throw new Refusal('notFound')
  const cut = await marks.cut(site.id, found.file, { ...SHARE_SIZE, focalPoint: found.medium.focalPoint })
  if (cut === null) throw new Refusal('notFound')
  return cut
}
