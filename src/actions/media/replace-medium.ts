import { assertMay } from '../../model/access.ts'
import { fieldContent } from '../../model/commands/field-content.ts'
import { Refusal } from '../../model/refusal.ts'
import { slotNamed } from '../commands/slot-of.ts'
import { usageOf } from '../../store/media-usage.ts'
import { mediaById } from '../../store/media.ts'
import { runCommand } from '../commands/run-command.ts'
import type { Context } from '../context.ts'

export type ReplacedPlace = { pageId: string; groupId: string; slot: string }

/** `places`: only these, to take a replacement back. */
type Input = { mediaId: string; withId: string; places?: readonly ReplacedPlace[] }

/** On all pages, in each page's draft: visitors see it when the page is published. Pictures between paragraphs stay. */
export async function replaceMedium(context: Context, { mediaId, withId, places: only }: Input): Promise<{ places: ReplacedPlace[] }> {
  const { site, actor, store, newId } = context
  assertMay(actor, 'edit', site.id)
  const places = await store.readSite(site.id, async (tx) => {
    const [old, next] = [await mediaById(tx, mediaId), await mediaById(tx, withId)]
    if (!old || !next || next.deletedAt !== null || next.mediaType !== old.mediaType) throw new Refusal('notFound')
    const used = (await usageOf(tx, mediaId)).places.flatMap(({ pageId, groupId, slot, type }) =>
      groupId !== null && slot !== null && type !== null && slotNamed(type, slot)?.contentType === 'media' ? [{ pageId, groupId, slot }] : [],
    )
    return only ? used.filter((place) => only.some(({ groupId, slot }) => groupId === place.groupId && slot === place.slot)) : used
  })
  for (const { pageId, groupId, slot } of places) {
    const act = fieldContent.act({ groupId, slot, before: { type: 'media', data: mediaId }, after: { type: 'media', data: withId } })
    await runCommand(context, { ...act, id: newId(), pageId, revisions: null })
  }
  return { places }
}
