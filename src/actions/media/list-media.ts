import { assertMay } from '../../model/access.ts'
import type { Media } from '../../model/media.ts'
import { listMedia as listRows, mediaLabels, type Shelf } from '../../store/media-library.ts'
import type { Context } from '../context.ts'
import { presentMedia, type MediaRecord } from './present-media.ts'

/** E-121 */
const PER_PAGE: Record<Media['mediaType'], number> = { image: 40, video: 20 }

type Listed = { media: MediaRecord[]; hasMore: boolean; folders: string[]; tags: string[] }

export async function listMedia(context: Context, wanted: Omit<Shelf, 'limit'>): Promise<Listed> {
  const { site, actor, store } = context
  assertMay(actor, 'read', site.id)
  const limit = PER_PAGE[wanted.mediaType]
  return store.readSite(site.id, async (tx) => {
    const [rows, labels] = await Promise.all([listRows(tx, { ...wanted, query: wanted.query.trim(), limit: limit + 1 }), mediaLabels(tx)])
    return { media: rows.slice(0, limit).map(presentMedia), hasMore: rows.length > limit, ...labels }
  })
}
