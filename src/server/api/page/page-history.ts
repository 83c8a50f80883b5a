import { z } from 'zod'
import { listHistory } from '../../../actions/page/list-history.ts'
import { readPageVersion } from '../../../actions/screen/read-page-version.ts'
import { localeSchema } from '../../../model/locales.ts'
import { linksIn } from '../../../site/href-for.ts'
import { defineCall } from '../define-call.ts'
import { actSchema, example, ids, pageInput, screenShape } from './shapes.ts'

const milestoneSchema = z.object({ of: z.enum(['published', 'discarded', 'restored']), version: z.string().nullable(), number: z.number().nullable() })
const stepSchema = z.object({
  sequence: z.number(),
  at: z.string(),
  by: z.string().nullable(),
  back: z.enum(['undo', 'redo']).nullable(),
  act: actSchema.nullable(),
  milestone: milestoneSchema.nullable(),
})

export const pageHistoryCalls = [
  defineCall({
    method: 'GET',
    path: 'page/history',
    summary: 'What happened on a page, the newest first: changes, publications, and drafts that were discarded.',
    access: 'editor',
    input: pageInput.extend({ before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional() }),
    answer: z.object({ steps: z.array(stepSchema), types: z.record(z.string(), z.string()), next: z.number().nullable() }),
    ids,
    example,
    run: async (context, input) => ({ fields: await listHistory(context, input) }),
  }),
  defineCall({
    method: 'GET',
    path: 'page/version',
    summary: 'A page as it was when it was published or discarded.',
    access: 'editor',
    input: pageInput.extend({ version: z.string().min(1).max(40), locale: localeSchema }),
    answer: z.object({ at: z.string(), groups: z.array(z.unknown()), ...screenShape }),
    ids,
    example: { ...example, version: '2123456789abcdefghjkmnpqrs', locale: 'de' },
    async run(context, input) {
      const { at, groups, screen } = await readPageVersion(context, input)
      return { fields: { at, groups, media: screen.media, data: screen.data, links: linksIn(screen.addresses, { locale: input.locale, mode: 'edit' }) } }
    },
  }),
]
