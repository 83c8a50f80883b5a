import { z } from 'zod'
import type { Call } from '../../kit/api/call.ts'
import { factSchema } from '../../model/commands/facts.ts'
import { localeSchema, type Locale } from '../../model/locales.ts'
import { groupSchema } from '../../model/page/group-schema.ts'
import { screenShape } from '../queue/send-commands.ts'

const doneSchema = z.object({ success: z.literal(true) })
const countsSchema = z.object({ success: z.literal(true), fields: z.number(), groups: z.number(), pages: z.number() })
const toldSchema = z.object({ success: z.literal(true), facts: z.array(factSchema) })

const publishedSchema = toldSchema.extend({ version: z.number(), held: z.array(localeSchema), isFirst: z.boolean() })
const actSchema = z.object({ kind: z.string(), version: z.number(), body: z.unknown() })
const changesSchema = z.object({
  success: z.literal(true),
  isFirst: z.boolean(),
  isAllowed: z.boolean(),
  acts: z.array(actSchema),
  held: z.array(localeSchema),
  opened: z.array(localeSchema),
  closed: z.array(localeSchema),
})

export type ComingChanges = z.infer<typeof changesSchema>

type PageCommand = { id: string; commandId: string }

export const readPublicationStatus = (call: Call, id: string) => call.get('page/status/publication', { id }, countsSchema)
export const publishPage = (call: Call, command: PageCommand) => call.post('page/publish', command, publishedSchema)
export const unpublishPage = (call: Call, command: PageCommand & { version: number }) => call.post('page/unpublish', command, toldSchema)
export const readChanges = (call: Call, id: string) => call.get('page/changes', { id }, changesSchema)
export const revertPage = (call: Call, command: PageCommand) => call.post('page/revert', command, toldSchema)
export const signOut = (call: Call) => call.delete('auth', doneSchema)

const screenSchema = z.object({ success: z.literal(true), ...screenShape })
export const readScreen = (call: Call, wish: { id: string; groupIds: string; locale: Locale }) => call.get('page/screen', wish, screenSchema)
export const sayPresence = (call: Call, here: { id: string; session: string; groupId: string | null }) => call.post('page/presence', here, doneSchema)

const milestoneSchema = z.object({ of: z.enum(['published', 'discarded', 'restored']), version: z.string().nullable(), number: z.number().nullable() })
const stepSchema = z.object({
  sequence: z.number(),
  at: z.string(),
  by: z.string().nullable(),
  isUndo: z.boolean(),
  act: actSchema.nullable(),
  milestone: milestoneSchema.nullable(),
})
const historySchema = z.object({ success: z.literal(true), steps: z.array(stepSchema), types: z.record(z.string(), z.string()), next: z.number().nullable() })

export type HistoryStep = z.infer<typeof stepSchema>

export const readHistory = (call: Call, id: string, before: number | null) => call.get('page/history', { id, ...(before !== null && { before: String(before) }) }, historySchema)

const versionSchema = z.object({ success: z.literal(true), at: z.string(), groups: z.array(groupSchema), ...screenShape })
export const readPageVersion = (call: Call, wish: { id: string; version: string; locale: Locale }) => call.get('page/version', wish, versionSchema)
