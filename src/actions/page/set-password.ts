import { assertMay } from '../../model/access.ts'
import { anyCollectionTag, collectionTag, pageTag, siteTag } from '../../model/cache-tags.ts'
import type { Fact } from '../../model/commands/facts.ts'
import { pageKey } from '../../model/commands/key.ts'
import { Refusal } from '../../model/refusal.ts'
import { recordChange } from '../../store/changes.ts'
import { lockPage, setPasswordHash } from '../../store/pages.ts'
import { readThings } from '../../store/things/things.ts'
import type { Context } from '../context.ts'
import { tellSite } from '../live/site-messages.ts'

export const MIN_PAGE_PASSWORD = 4
export const MAX_PAGE_PASSWORD = 200

/** Acts at once, without a publication: a new password locks the page, also for those who knew the old one; null opens it to all. */
export async function setPagePassword(context: Context, input: { pageId: string; password: string | null }): Promise<{ isProtected: boolean; facts: readonly Fact[] }> {
  const { site, actor, store, purge, pageLocks, newId } = context
  assertMay(actor, 'edit', site.id)
  const isProtected = input.password !== null
  // Before the transaction: hashing takes time on purpose, and nobody should wait for a row meanwhile.
  const hash = input.password === null ? null : await pageLocks.hash(input.password)
  const { news, thing } = await store.inSite(site.id, async (tx) => {
    const page = await lockPage(tx, input.pageId)
    if (!page || page.status === 'deleted') throw new Refusal('notFound')
    await setPasswordHash(tx, page.id, hash)
    const change = { before: { isProtected: page.isProtected }, after: { isProtected } }
    await recordChange(tx, { id: newId(), userId: actor.userId, pageId: page.id, kind: 'page.password', keys: [pageKey(page.id)], target: { pageId: page.id }, ...change })
    const { collection } = page
    const thing = (await readThings(tx, [pageKey(page.id)])).get(pageKey(page.id))
    const announced = await purge.announce(tx, [
      pageTag(site.id, page.id),
      siteTag(site.id, 'pages'),
      ...(collection === null ? [] : [collectionTag(site.id, collection), anyCollectionTag(site.id)]),
    ])
    return { news: announced, thing }
  })
  tellSite(context, [pageKey(input.pageId)])
  await news.acknowledged()
  return { isProtected, facts: thing ? [{ key: pageKey(input.pageId), ...thing }] : [] }
}
