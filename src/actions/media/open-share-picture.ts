import { SHARE_SIZE } from '../../model/media.ts'
import { Refusal } from '../../model/refusal.ts'
import { mediaByIds, storedFile } from '../../store/media.ts'
import type { Context } from '../context.ts'

/** Path of the cut that other websites show beside a link. */
export async function openSharePicture({ site, store, marks }: Context, id: string): Promise<string> {
  const found = await store.readSite(site.id, async (tx) => {
    const file = await storedFile(tx, id)
    return file && { file, medium: (await mediaByIds(tx, [id]))[id] }
  })
  if (found?.medium?.mediaType !== 'image') throw new Refusal('notFound')
  const path = await marks.cut(site.id, found.file, { ...SHARE_SIZE, focalPoint: found.medium.focalPoint })
  if (path === null) throw new Refusal('notFound')
  return path
}
