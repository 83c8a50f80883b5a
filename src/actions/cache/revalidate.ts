import { assertMay } from '../../model/access.ts'
import { cacheTagSchema, siteTag, wholeSiteTag, type CacheTag } from '../../model/cache-tags.ts'
import { Refusal } from '../../model/refusal.ts'
import type { Context } from '../context.ts'

export async function revalidateTag(context: Context, input: { tag: string }): Promise<{ tag: CacheTag }> {
  assertMay(context.actor, 'revalidate', context.site.id)
  const tag = cacheTagSchema.safeParse(input.tag)
  if (!tag.success) throw new Refusal('unknownTag')
  await context.purge.purge([siteTag(context.site.id, tag.data)])
  return { tag: tag.data }
}

export async function revalidateAll(context: Context): Promise<void> {
  assertMay(context.actor, 'revalidateAll', context.site.id)
  await context.purge.purge([wholeSiteTag(context.site.id)])
}
