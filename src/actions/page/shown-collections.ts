import { collectionTag } from '../../model/cache-tags.ts'
import { collectionArrange } from '../../model/commands/collection-arrange.ts'
import type { Act } from '../../model/commands/define-command.ts'
import { walkGroups, type Group } from '../../model/page/document.ts'
import { listedCollection } from '../../sections/listed-collection.ts'
import { same } from '../../model/same.ts'
import { arrangementOf, showArrangement } from '../../store/collections.ts'
import type { SiteTx } from '../../store/store.ts'

/** The collections whose order goes live with this page: the one it belongs to, and those that its sections list. */
function collectionsOn(page: { collection: string | null }, groups: readonly Group[]): string[] {
  const listed = [...walkGroups(groups)].flatMap((group) => listedCollection(group) ?? [])
  return [...new Set([...(page.collection === null ? [] : [page.collection]), ...listed])]
}

/** What editors arranged since visitors saw it. */
export async function waitingArrangements(tx: SiteTx, page: { collection: string | null }, groups: readonly Group[]): Promise<Act[]> {
  const acts = await Promise.all(
    collectionsOn(page, groups).map(async (collection) => {
      const [before, after] = await Promise.all([arrangementOf(tx, collection, 'visitors'), arrangementOf(tx, collection, 'editors')])
      return same(before, after) ? [] : [collectionArrange.act({ collection, before, after })]
    }),
  )
  return acts.flat()
}

/** Visitors see from now on what editors arranged; answers what must be forgotten. */
export async function showCollections(tx: SiteTx, page: { collection: string | null }, groups: readonly Group[]): Promise<string[]> {
  const names = collectionsOn(page, groups)
  for (const name of names) await showArrangement(tx, name)
  return names.map((name) => collectionTag(tx.siteId, name))
}
