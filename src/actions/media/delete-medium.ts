import { assertMay } from '../../model/access.ts'
import type { Fact } from '../../model/commands/facts.ts'
import { Refusal } from '../../model/refusal.ts'
import { isShown, usageOf } from '../../store/media-usage.ts'
import { mediaById } from '../../store/media.ts'
import type { Context } from '../context.ts'
import { changeMedium } from './change-medium.ts'

type Input = { mediaId: string; groupId: string }

/**
 * V-176, C-10: found by its id alone, whatever else a caller says about where it lies. What is shown elsewhere, or has parts cut out of it,
 * only leaves the gallery; without one it is refused, so that no page has a hole.
 */
export async function deleteMedium(context: Context, { mediaId, groupId }: Input): Promise<{ isDetached: boolean; facts: readonly Fact[] }> {
  const { site, actor, store } = context
  assertMay(actor, 'edit', site.id)
  const usage = await store.readSite(site.id, async (tx) => {
    const medium = await mediaById(tx, mediaId)
    // A photograph of another section is none of this one.
    if (!medium || medium.deletedAt !== null || (groupId !== '' && medium.bucketFolder !== groupId)) throw new Refusal('notFound')
    return usageOf(tx, mediaId)
  })
  const isDetached = groupId !== '' && (isShown(usage) || usage.crops > 0)
  const { facts } = await changeMedium(context, mediaId, isDetached ? { gallery: '' } : { isDeleted: true })
  return { isDetached, facts }
}
