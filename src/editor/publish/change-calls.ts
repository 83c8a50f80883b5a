import { z } from 'zod'
import type { Call } from '../../kit/api/call.ts'
import { localeSchema } from '../../model/locales.ts'
import { itemStatusSchema } from '../../model/page/status.ts'

const localized = z.partialRecord(localeSchema, z.string())
const actSchema = z.object({ kind: z.string(), version: z.number(), body: z.unknown() })
const draftSchema = z.object({
  id: z.string(),
  collection: z.string().nullable(),
  status: itemStatusSchema,
  slugs: localized,
  name: localized,
  isAllowed: z.boolean(),
  missing: z.number(),
  held: z.array(localeSchema),
})
const changesSchema = z.object({
  success: z.literal(true),
  isFirst: z.boolean(),
  isAllowed: z.boolean(),
  acts: z.array(actSchema),
  held: z.array(localeSchema),
  opened: z.array(localeSchema),
  closed: z.array(localeSchema),
  elsewhere: z.array(draftSchema),
})

export type ComingChanges = z.infer<typeof changesSchema>
/** Another page with something that visitors do not see yet. */
export type DraftElsewhere = z.infer<typeof draftSchema>

export const readChanges = (call: Call, id: string, once: { policy?: 'perLanguage' }) => call.get('page/changes', { id, ...once }, changesSchema)
