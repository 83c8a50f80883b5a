import { z } from 'zod'
import { addGroup } from '../../../actions/group/add.ts'
import { moveGroup } from '../../../actions/group/move.ts'
import { removeGroup } from '../../../actions/group/remove.ts'
import { setLanguages } from '../../../actions/group/set-languages.ts'
import { setStatus } from '../../../actions/group/set-status.ts'
import { setVisibility } from '../../../actions/group/set-visibility.ts'
import { setFieldVisibility } from '../../../actions/group/set-field-visibility.ts'
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
const slotName = z.string().regex(/^[A-Za-z]{1,40}$/)
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
  defineCall({
    method: 'POST',
    path: 'group/meta',
    summary: 'Sets the languages in which a section is not shown.',
    access: 'editor',
    input: z.strictObject({ pageId: anyId, groupId: anyId, meta: z.strictObject({ disallowedLanguages: z.array(localeSchema).max(20) }), commandId }),
    answer: z.object({ group: z.object({ id: z.string(), meta: z.object({ disallowedLanguages: z.array(localeSchema) }) }) }),
    ids: { pageId: 'page', groupId: 'group' },
    example: { ...example, groupId: '2123456789abcdefghjkmnpqrs', meta: { disallowedLanguages: ['en'] } },
    run: async (context, { meta, ...input }) => ({ fields: await setLanguages(context, { ...input, ...meta }) }),
  }),
  defineCall({
    method: 'POST',
    path: 'group/sort',
    summary: 'Moves a section or card one place up or down among its neighbours; at the end of the line it stays.',
    access: 'editor',
    input: z.strictObject({ pageId: anyId, groupId: anyId, direction: z.enum(['up', 'down']), commandId }),
    answer: z.object({ group: z.object({ id: z.string() }) }),
    ids: { pageId: 'page', groupId: 'group' },
    example: { ...example, groupId: '2123456789abcdefghjkmnpqrs', direction: 'up' },
    run: async (context, input) => ({ fields: await moveGroup(context, input) }),
  }),
  defineCall({
    method: 'POST',
    path: 'group/status',
    summary: 'Marks a published section for deletion, keeps a marked one, or deletes a draft. Any other step, or another status than `from`, is refused.',
    access: 'editor',
    input: z.strictObject({
      pageId: anyId,
      groupId: anyId,
      from: itemStatusSchema.default('draft'),
      to: itemStatusSchema,
      revalidationTag: z.string().max(200).optional(),
      commandId,
    }),
    answer: z.object({ group: z.object({ id: z.string(), status: itemStatusSchema }) }),
    ids: { pageId: 'page', groupId: 'group' },
    example: { ...example, groupId: '2123456789abcdefghjkmnpqrs', from: 'published', to: 'markedForDeletion' },
    run: async (context, { pageId, groupId, from, to, commandId: id }) => ({ fields: await setStatus(context, { pageId, groupId, from, to, commandId: id }) }),
  }),
  ...(['POST', 'PUT'] as const).flatMap((method) => [
    defineCall({
      method,
      path: 'group/visibility',
      summary: 'Shows or hides several texts and pictures of a section at once.',
      access: 'editor',
      input: z.strictObject({ pageId: anyId, groupId: anyId, visibleFields: z.record(slotName, z.boolean()), commandId }),
      answer: z.object({ visibleFields: z.record(z.string(), z.boolean()) }),
      ids: { pageId: 'page', groupId: 'group' },
      example: { ...example, groupId: '2123456789abcdefghjkmnpqrs', visibleFields: { title: false } },
      run: async (context, input) => ({ fields: await setVisibility(context, input) }),
    }),
    defineCall({
      method,
      path: 'field/visibility',
      summary: 'Shows or hides one text or picture.',
      access: 'editor',
      input: z.strictObject({ fieldId: z.string().max(80).optional(), fieldName: slotName, groupId: anyId, visible: z.boolean(), commandId }),
      answer: z.object({ field: z.object({ id: z.string(), visible: z.boolean() }) }),
      ids: { groupId: 'group' },
      example: { fieldName: 'title', groupId: '2123456789abcdefghjkmnpqrs', visible: false, commandId: example.commandId },
      run: async (context, input) => ({ fields: await setFieldVisibility(context, input) }),
    }),
  ]),
]
