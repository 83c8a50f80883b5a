import { assertMay } from '../../model/access.ts'
import { collectionArrange } from '../../model/commands/collection-arrange.ts'
import { Refusal } from '../../model/refusal.ts'
import { AS_THEY_CAME, arranged, arrangementSchema, withMoved, type Arrangement } from '../../model/site/collection.ts'
import { arrangementOf } from '../../store/collections.ts'
import { listPages } from '../../store/pages.ts'
import { runCommand } from '../commands/run-command.ts'
import type { Context } from '../context.ts'

type Change = (now: Arrangement, items: readonly string[]) => Arrangement

type Input = { collection: string; commandId?: string }

/** For calls that bring no revisions: whatever is arranged now is what their author saw. */
async function arrange(context: Context, { collection, commandId = context.newId() }: Input, item: string, change: Change): Promise<{ collection: Arrangement }> {
  const { site, actor, store } = context
  assertMay(actor, 'edit', site.id)
  const { items, before } = await store.readSite(site.id, async (tx) => {
    const pages = (await listPages(tx)).filter((page) => page.collection === collection)
    return { items: pages.map(({ id }) => ({ id })), before: await arrangementOf(tx, collection, 'editors') }
  })
  if (!items.some(({ id }) => id === item)) throw new Refusal('notFound')
  const inOrder = arranged(items, { ...before, archived: [] }).map(({ id }) => id)
  const after = change(before, inOrder)
  const act = collectionArrange.act({ collection, before, after })
  const { facts } = await runCommand(context, { ...act, id: commandId, pageId: item, revisions: null, asked: { collection, item, after } })
  return { collection: arrangementSchema.safeParse(facts[0]?.value).data ?? AS_THEY_CAME }
}

/** E-236: `active` takes the place of `over`. */
export function sortCollection(context: Context, { active, over, ...input }: Input & { active: string; over: string }): Promise<{ collection: Arrangement }> {
  return arrange(context, input, active, (now, items) => {
    if (!items.includes(over)) throw new Refusal('notFound')
    return { ...now, order: withMoved(items, active, over) }
  })
}

/** E-184, E-235, E-237: a page that is put away is no longer listed; it keeps its place for when it comes back. */
export function archiveItem(context: Context, { item, isArchived, ...input }: Input & { item: string; isArchived: boolean }): Promise<{ collection: Arrangement }> {
  return arrange(context, input, item, (now, items) => ({
    order: [...items],
    archived: isArchived ? [...new Set([...now.archived, item])] : now.archived.filter((id) => id !== item),
  }))
}
