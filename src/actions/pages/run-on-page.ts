import { assertMay } from '../../model/access.ts'
import type { Act } from '../../model/commands/define-command.ts'
import { pageKey } from '../../model/commands/key.ts'
import { pageThingSchema, type PageThing } from '../../model/page/page-thing.ts'
import { Refusal } from '../../model/refusal.ts'
import { readThings } from '../../store/things/things.ts'
import { runCommand } from '../commands/run-command.ts'
import type { Context } from '../context.ts'
import { isId } from '../../model/ids.ts'

/** A page as it is, for whoever may change it; one in the bin is not found. */
export async function pageToChange({ site, actor, store }: Context, id: string): Promise<PageThing> {
  assertMay(actor, 'edit', site.id)
  if (!isId(id)) throw new Refusal('notFound')
  const things = await store.readSite(site.id, (tx) => readThings(tx, [pageKey(id)]))
  const page = pageThingSchema.safeParse(things.get(pageKey(id))?.value).data
  if (!page) throw new Refusal('notFound')
  return page
}

/** For calls that bring no revisions: whatever is there now is what their author saw. */
export async function runOnPage(context: Context, { id, commandId }: { id: string; commandId?: string }, act: Act, asked?: unknown): Promise<PageThing | null> {
  const { facts } = await runCommand(context, { ...act, id: commandId ?? context.newId(), pageId: id, revisions: null, asked })
  return pageThingSchema.safeParse(facts.find(({ key }) => key === pageKey(id))?.value).data ?? null
}
