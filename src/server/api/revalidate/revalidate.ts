import { z } from 'zod'
import { revalidateAll, revalidateTag } from '../../../actions/cache/revalidate.ts'
import { cacheTagSchema } from '../../../model/cache-tags.ts'
import { defineCall } from '../define-call.ts'

export const revalidateCalls = [
  defineCall({
    method: 'POST',
    path: 'revalidate/tag',
    summary: 'Forgets every cached page of this site that carries the tag.',
    access: 'editor',
    input: z.strictObject({ tag: z.string().max(60) }),
    answer: z.object({ tag: cacheTagSchema }),
    example: { tag: 'navigation' },
    run: async (context, input) => ({ fields: await revalidateTag(context, input) }),
  }),
  defineCall({
    method: 'POST',
    path: 'revalidate/full',
    summary: 'Forgets every cached page of this site.',
    access: 'admin',
    input: z.strictObject({}),
    answer: z.object({}),
    example: {},
    async run(context) {
      await revalidateAll(context)
      return {}
    },
  }),
]
