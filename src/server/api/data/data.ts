import { z } from 'zod'
import { saveField } from '../../../actions/content/save-field.ts'
import { saveOptions } from '../../../actions/content/save-options.ts'
import { cacheTagSchema } from '../../../model/cache-tags.ts'
import { fieldContentSchema } from '../../../model/content/field.ts'
import { Refusal } from '../../../model/refusal.ts'
import { defineCall } from '../define-call.ts'

const common = {
  revision: z.number().int().min(0).max(1_000_000_000),
  commandId: z.string().regex(/^[0-9a-zA-Z-]{8,64}$/),
  revalidationTag: cacheTagSchema.nullish(),
  add: z.boolean().nullish(),
}

const inputSchema = z.discriminatedUnion('itemType', [
  z.strictObject({ itemType: z.literal('field'), linkId: z.string().max(80), data: z.strictObject({ content: fieldContentSchema }), ...common }),
  z.strictObject({ itemType: z.literal('group'), linkId: z.string().max(40), data: z.strictObject({ options: z.record(z.string().max(60), z.unknown()) }), ...common }),
])

export const dataCalls = [
  defineCall({
    method: 'POST',
    path: 'data',
    summary: 'Saves the content of a field or the options of a group, if the caller saw the latest revision.',
    access: 'editor',
    input: inputSchema,
    answer: z.object({ revision: z.number(), content: fieldContentSchema.optional(), options: z.record(z.string(), z.unknown()).optional() }),
    ids: { linkId: 'field' },
    example: {
      itemType: 'field',
      linkId: '0123456789abcdefghjkmnpqrs:title',
      data: { content: { type: 'localizedSingleValue', data: { de: 'Guten Tag' } } },
      revision: 1,
      commandId: '7b0a4f1e-2c55-4f0e-9d7a-1f7f3f2c9a10',
    },
    async run(context, input) {
      const { linkId, revision, commandId } = input
      if (input.itemType === 'field') return { fields: await saveField(context, { linkId, revision, commandId, content: input.data.content }) }
      if (Object.keys(input.data.options).length > 100) throw new Refusal('bodyTooLarge')
      return { fields: await saveOptions(context, { linkId, revision, commandId, options: input.data.options }) }
    },
  }),
]
