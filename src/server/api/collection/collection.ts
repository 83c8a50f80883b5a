import { z } from 'zod'
import { archiveItem, sortCollection } from '../../../actions/collection/arrange.ts'
import { addPage } from '../../../actions/pages/add-page.ts'
import { localeSchema } from '../../../model/locales.ts'
import { groupSchema } from '../../../model/page/group-schema.ts'
import { Refusal } from '../../../model/refusal.ts'
import { arrangementSchema, collectionTypeSchema } from '../../../model/site/collection.ts'
import { defineCall } from '../define-call.ts'

const anyId = z.string().min(1).max(40)
const commandId = z
  .string()
  .regex(/^[0-9a-zA-Z-]{8,64}$/)
  .optional()
/** Taken from whoever sends it and not needed: a collection is found by its name. */
const collectionId = z.string().max(60).optional()
const collectionName = z.string().regex(/^[A-Za-z][A-Za-z0-9-]{0,59}$/)
const example = { collectionName: 'services', commandId: '7b0a4f1e-2c55-4f0e-9d7a-1f7f3f2c9a13' }
const someId = '0123456789abcdefghjkmnpqrs'
const answer = z.object({ collection: arrangementSchema.optional(), page: z.unknown().optional() })

export const collectionCalls = [
  defineCall({
    method: 'POST',
    path: 'collection/add',
    summary: 'Adds a page to a collection as a draft with its first sections; or, with the id of one of its pages and an action, lists it again or puts it away.',
    access: 'editor',
    input: z.strictObject({
      collectionId,
      collectionName,
      collectionType: collectionTypeSchema.optional(),
      name: z.string().trim().min(1).max(120).optional(),
      lang: localeSchema.optional(),
      initialGroups: z
        .array(z.union([z.string().max(60), groupSchema]))
        .max(60)
        .optional(),
      pageId: anyId.optional(),
      action: z.enum(['add', 'remove']).optional(),
      commandId,
    }),
    answer,
    ids: { pageId: 'page' },
    example: { ...example, pageId: someId, action: 'remove' },
    async run(context, { collectionName: collection, name, lang = context.site.locales[0] ?? 'de', initialGroups, pageId, action = 'add', commandId: id }) {
      if (pageId !== undefined) return { fields: await archiveItem(context, { collection, item: pageId, isArchived: action === 'remove', commandId: id }) }
      if (name === undefined) throw new Refusal('emptyName')
      return { fields: await addPage(context, { collectionName: collection, initialMeta: { name }, lang, initialGroups, commandId: id }) }
    },
  }),
  defineCall({
    method: 'POST',
    path: 'collection/sort',
    summary: 'Puts one page of a collection where another stands. Editors see it at once, visitors when a page that lists them is published.',
    access: 'editor',
    input: z.strictObject({ collectionId, collectionName, active: anyId, over: anyId, commandId }),
    answer,
    ids: { active: 'page', over: 'page' },
    example: { ...example, active: someId, over: someId },
    run: async (context, { collectionName: collection, active, over, commandId: id }) => ({ fields: await sortCollection(context, { collection, active, over, commandId: id }) }),
  }),
  defineCall({
    method: 'POST',
    path: 'collection/removeItem',
    summary: 'Puts a page of a collection away: it is no longer listed, and keeps its address and its place.',
    access: 'editor',
    input: z.strictObject({ collectionId, collectionName, groupId: anyId, commandId }),
    answer,
    ids: { groupId: 'page' },
    example: { ...example, groupId: someId },
    run: async (context, { collectionName: collection, groupId: item, commandId: id }) => ({
      fields: await archiveItem(context, { collection, item, isArchived: true, commandId: id }),
    }),
  }),
]
