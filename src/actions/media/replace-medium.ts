import { assertMay } from '../../model/access.ts'
import { fieldContent } from '../../model/commands/field-content.ts'
import { fieldKey } from '../../model/commands/key.ts'
import { fieldContentSchema } from '../../model/content/field.ts'
import { withMedium } from '../../model/content/media-in-content.ts'
import { fieldId } from '../../model/page/field-id.ts'
import { Refusal } from '../../model/refusal.ts'
import { usageOf } from '../../store/media-usage.ts'
import { mediaById } from '../../store/media.ts'
import { readPageRows } from '../../store/page-rows.ts'
import { slotNamed } from '../commands/slot-of.ts'
import { runCommand } from '../commands/run-command.ts'
import type { Context } from '../context.ts'

/** `at`: the pictures between the paragraphs of a text. */
export type ReplacedPlace = { pageId: string; groupId: string; slot: string; at?: readonly string[] | undefined }

/** `places`: only these, to take a replacement back. */
type Input = { mediaId: string; withId: string; places?: readonly ReplacedPlace[] | undefined }

const TRIES = 3

/** On all pages, in each page's draft: visitors see it when the page is published. */
export async function replaceMedium(context: Context, { mediaId, withId, places: only }: Input): Promise<{ places: ReplacedPlace[] }> {
  const { site, actor, store } = context
  assertMay(actor, 'edit', site.id)
  const used = await store.readSite(site.id, async (tx) => {
    const [old, next] = [await mediaById(tx, mediaId), await mediaById(tx, withId)]
    if (!old || !next || next.deletedAt !== null || next.mediaType !== old.mediaType) throw new Refusal('notFound')
    return (await usageOf(tx, mediaId)).places.flatMap(({ pageId, groupId, slot, type }) =>
      groupId !== null && slot !== null && type !== null && slotNamed(type, slot) ? [{ pageId, groupId, slot }] : [],
    )
  })
  const places: ReplacedPlace[] = []
  for (const place of used) {
    const wanted = only?.find(({ groupId, slot }) => groupId === place.groupId && slot === place.slot)
    if (only && !wanted) continue
    const at = await replaceIn(context, { ...place, ...(wanted?.at && { at: wanted.at }) }, { from: mediaId, to: withId })
    if (at) places.push({ ...place, ...(at.length > 0 && { at }) })
  }
  return { places }
}

/** A text that somebody writes in meanwhile is read again, so that no word of it is lost. Null where the picture is not there any more. */
async function replaceIn(context: Context, { pageId, groupId, slot, at }: ReplacedPlace, { from, to }: { from: string; to: string }): Promise<readonly string[] | null> {
  const { site, store, newId } = context
  for (let time = 0; time < TRIES; time += 1) {
    const row = await store.readSite(site.id, async (tx) => (await readPageRows(tx, pageId, [groupId])).fields.get(fieldId(groupId, slot)))
    const before = fieldContentSchema.safeParse(row?.content).data
    const changed = before && withMedium(before, { from, to, ...(at && { at }) })
    if (!row || !before || !changed) return null
    const act = fieldContent.act({ groupId, slot, before, after: changed.content })
    const { kind } = await runCommand(context, { ...act, id: newId(), pageId, revisions: { [fieldKey(groupId, slot)]: row.revision } })
    if (kind === 'done') return changed.at
  }
  return null
}
