import { assertMay } from '../../model/access.ts'
import type { Media } from '../../model/media.ts'
import { listMedia as listRows } from '../../store/media.ts'
import type { Context } from '../context.ts'
import { presentMedia, type MediaRecord } from './present-media.ts'

/** E-121 */
const PER_PAGE: Record<Media['mediaType'], number> = { image: 40, video: 20 }

type Input = { mediaType: Media['mediaType']; offset: number; query: string }

export async function listMedia(context: Context, { mediaType, offset, query }: Input): Promise<{ media: MediaRecord[]; hasMore: boolean }> {
  const { site, actor, store } = context
  assertMay(actor, 'read', site.id)
  const limit = PER_PAGE[mediaType]
  const rows = await store.readSite(site.id, (tx) => listRows(tx, { mediaType, offset, query: query.trim(), limit: limit + 1 }))
  return { media: rows.slice(0, limit).map(presentMedia), hasMore: rows.length > limit }
}
