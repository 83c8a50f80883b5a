import { z } from 'zod'
import type { Call } from '../../kit/api/call.ts'
import type { Locale } from '../../model/locales.ts'
import { groupSchema } from '../../model/page/group-schema.ts'
import { screenShape } from '../queue/send-commands.ts'

const actSchema = z.object({ kind: z.string(), version: z.number(), body: z.unknown() })
const milestoneSchema = z.object({ of: z.enum(['published', 'discarded', 'restored']), version: z.string().nullable(), number: z.number().nullable() })
const stepSchema = z.object({
  sequence: z.number(),
  at: z.string(),
  by: z.string().nullable(),
  back: z.enum(['undo', 'redo']).nullable(),
  act: actSchema.nullable(),
  milestone: milestoneSchema.nullable(),
})
const historySchema = z.object({ success: z.literal(true), steps: z.array(stepSchema), types: z.record(z.string(), z.string()), next: z.number().nullable() })

export type HistoryStep = z.infer<typeof stepSchema>

export const readHistory = (call: Call, id: string, before: number | null) => call.get('page/history', { id, ...(before !== null && { before: String(before) }) }, historySchema)

const versionSchema = z.object({ success: z.literal(true), at: z.string(), groups: z.array(groupSchema), ...screenShape })
export const readPageVersion = (call: Call, wish: { id: string; version: string; locale: Locale }) => call.get('page/version', wish, versionSchema)
