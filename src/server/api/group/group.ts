import { z } from 'zod'
import { addGroup } from '../../../actions/group/add.ts'
import { removeGroup } from '../../../actions/group/remove.ts'
import { idSchema } from '../../../model/id-schema.ts'
import { localeSchema } from '../../../model/locales.ts'
import { sideSchema } from '../../../model/page/place.ts'
import { itemStatusSchema } from '../../../model/page/status.ts'
import { defineCall } from '../define-call.ts'

/** Any short text: an id that cannot exist gets the same answer as one that does not. */
const anyId = z.string().min(1).max(40)
const commandId = z
  .string()
  .regex(/^[0-9a-zA-Z-]{8,64}$/)
  .optional()
const example = { pageId: '0123456789abcdefghjkmnpqrs', commandId: '7b0a4f1e-2c55-4f0e-9d7a-1f7f3f2c9a11' }

export const groupCalls = [
  defineCall({
    method: 'POST',
    path: 'group/add',
    summary:
      'Adds a section as a draft before or after another one, or at the end. With a groupId of the caller’s, repeating the call adds it once, and a removed section comes back.',
    access: 'editor',
    input: z.strictObject({
      pageId: anyId,
      groupName: z.string().min(1).max(60),
      nextTo: anyId.optional(),
      side: sideSchema.default('after'),
      groupId: idSchema.optional(),
      commandId,
      locale: localeSchema.optional(),
    }),
    answer: z.object({ group: z.unknown(), revisions: z.record(z.string(), z.number()), data: z.unknown() }),
    ids: { pageId: 'page', nextTo: 'group' },
    example: { ...example, groupName: 'cta', nextTo: '1123456789abcdefghjkmnpqrs', side: 'before', groupId: '2123456789abcdefghjkmnpqrs', locale: 'de' },
    run: async (context, { nextTo = null, side, ...input }) => ({ fields: await addGroup(context, { ...input, place: { nextTo, side } }) }),
  }),
  defineCall({
    method: 'POST',
    path: 'group/remove',
    summary: 'Removes a section that was never published; one that visitors see is marked, and goes with the next publication.',
    access: 'editor',
    input: z.strictObject({ pageId: anyId, groupId: anyId, commandId }),
    answer: z.object({ group: z.object({ id: z.string(), status: itemStatusSchema }) }),
    ids: { pageId: 'page', groupId: 'group' },
    example: { ...example, groupId: '2123456789abcdefghjkmnpqrs' },
    run: async (context, input) => ({ fields: await removeGroup(context, input) }),
  }),
]
