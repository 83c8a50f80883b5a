import { z } from 'zod'
import type { Call } from '../../kit/api/call.ts'
import { localeSchema } from '../../model/locales.ts'
import { itemStatusSchema } from '../../model/page/status.ts'

const localized = z.partialRecord(localeSchema, z.string())
const actSchema = z.object({ kind: z.string(), version: z.number(), body: z.unknown() })
const changesSchema = z.object({
  success: z.literal(true),
  isFirst: z.boolean(),
  isAllowed: z.boolean(),
  acts: z.array(actSchema),
  held: z.array(localeSchema),
  opened: z.array(localeSchema),
  closed: z.array(localeSchema),
  elsewhere: z.array(z.object({ id: z.string(), collection: z.string().nullable(), status: itemStatusSchema, slugs: localized, name: localized })),
})

export type ComingChanges = z.infer<typeof changesSchema>

export const readChanges = (call: Call, id: string) => call.get('page/changes', { id }, changesSchema)
