import { mediaKey } from '../../model/commands/key.ts'
import { mediaChange } from '../../model/commands/media-change.ts'
import { mediaThingSchema, type MediaThing } from '../../model/media-thing.ts'
import { assertMay } from '../../model/access.ts'
import type { Fact } from '../../model/commands/facts.ts'
import { Refusal } from '../../model/refusal.ts'
import { readThings } from '../../store/things/things.ts'
import { runCommand } from '../commands/run-command.ts'
import type { Context } from '../context.ts'

/** E-214, C-14: the change of one medium for whoever does not write commands. */
export async function changeMedium(context: Context, mediaId: string, part: Partial<MediaThing>): Promise<{ facts: readonly Fact[] }> {
  const { site, actor, store, newId } = context
  assertMay(actor, 'edit', site.id)
  const key = mediaKey(mediaId)
  const stored = await store.readSite(site.id, (tx) => readThings(tx, [key]))
  const before = mediaThingSchema.safeParse(stored.get(key)?.value).data
  if (!before) throw new Refusal('notFound')
  const given = Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined))
  // It belongs to no page, so it stands in no page's history.
  const outcome = await runCommand(context, { ...mediaChange.act({ mediaId, before, after: { ...before, ...given } }), id: newId(), pageId: mediaId, revisions: null })
  return { facts: outcome.facts }
}
