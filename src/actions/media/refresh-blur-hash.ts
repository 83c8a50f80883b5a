import { assertMay } from '../../model/access.ts'
import { mediaTag } from '../../model/cache-tags.ts'
import { Refusal } from '../../model/refusal.ts'
import { extensionOf } from '../../model/upload.ts'
import { setBlurHash } from '../../store/media-library.ts'
import { mediaById } from '../../store/media.ts'
import type { Context } from '../context.ts'

/** E-215. A drawing has none (E-125): what is stored of it is its painted copy, so its name tells. */
export async function refreshBlurHash({ site, actor, store, pictures, purge }: Context, mediaId: string): Promise<{ blurHash: string | null }> {
  assertMay(actor, 'edit', site.id)
  const medium = await store.readSite(site.id, (tx) => mediaById(tx, mediaId))
  if (medium?.mediaType !== 'image') throw new Refusal('notFound')
  const facts = await pictures.look(site.id, medium)
  if (facts === null) throw new Refusal('notFound')
  const blurHash = extensionOf(medium.originalFilename) === 'svg' ? null : facts.blurHash
  const news = await store.inSite(site.id, async (tx) => {
    await setBlurHash(tx, mediaId, blurHash)
    return purge.announce(tx, [mediaTag(site.id, mediaId)])
  })
  await news.acknowledged()
  return { blurHash }
}
