import { z } from 'zod'
import { readOverview } from '../../../actions/page/read-overview.ts'
import { factSchema } from '../../../model/commands/facts.ts'
import { pageThingSchema } from '../../../model/page/page-thing.ts'
import { listPages } from '../../../actions/page/list-pages.ts'
import { localeSchema } from '../../../model/locales.ts'
import { itemStatusSchema, pageRoleSchema } from '../../../model/page/status.ts'
import { defineCall } from '../define-call.ts'
import { includeDraftsInput, readIncludeDrafts } from '../include-drafts.ts'

const perLanguage = z.partialRecord(localeSchema, z.string())

export const pagesCalls = [
  defineCall({
    method: 'GET',
    path: 'pages',
    summary: 'The pages of the site with their names and addresses, oldest first; with includeDrafts also those that visitors do not see.',
    access: 'editor',
    input: includeDraftsInput,
    answer: z.object({
      pages: z.array(
        z.object({ id: z.string(), collection: z.string().nullable(), role: pageRoleSchema.nullable(), status: itemStatusSchema, slugs: perLanguage, name: perLanguage }),
      ),
    }),
    example: { includeDrafts: 'true' },
    run: async (context, input) => ({ fields: await listPages(context, readIncludeDrafts(input)) }),
  }),
  defineCall({
    method: 'GET',
    path: 'pages/overview',
    summary: 'Every page and the menu with their revisions, which pages have changes that are not published, and what lies in the bin.',
    access: 'editor',
    input: z.strictObject({}),
    answer: z.object({
      facts: z.array(factSchema),
      changed: z.array(z.string()),
      bin: z.array(z.object({ id: z.string(), deletedAt: z.string(), page: pageThingSchema })),
    }),
    example: {},
    run: async (context) => ({ fields: await readOverview(context) }),
  }),
]
