import { z } from 'zod'
import type { Locale } from '../../model/locales.ts'
import type { Group } from '../../model/page/document.ts'
import type { SendResult } from '../queue/create-queue.ts'
import type { SectionEntry } from '../queue/entry.ts'
import type { Call } from '../../kit/api/call.ts'
import { readFailure } from './save-field.ts'

const addedSchema = z.object({
  success: z.literal(true),
  group: z.custom<Group>((value) => typeof value === 'object' && value !== null),
  revisions: z.record(z.string(), z.number()),
  data: z.unknown(),
})
const removedSchema = z.object({ success: z.literal(true) })

/** The section's id goes along, so that the same command sent twice acts once. */
export async function sendSection(call: Call, { command, pageId }: Pick<SectionEntry, 'command' | 'pageId'>, locale: Locale): Promise<SendResult> {
  const { group, place, id: commandId } = command
  if (command.kind === 'removeSection') {
    const removed = await call.post('group/remove', { pageId, groupId: group.id, commandId }, removedSchema)
    return removed.ok ? { kind: 'arrived', section: null } : readFailure(removed)
  }
  const input = { pageId, groupName: group.type, nextTo: place.nextTo ?? undefined, side: place.side, groupId: group.id, commandId, locale }
  const added = await call.post('group/add', input, addedSchema)
  return added.ok ? { kind: 'arrived', section: added.value } : readFailure(added)
}
