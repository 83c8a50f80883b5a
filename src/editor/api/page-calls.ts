import { z } from 'zod'
import type { Call } from '../../kit/api/call.ts'
import { factSchema } from '../../model/commands/facts.ts'
import { localeSchema } from '../../model/locales.ts'

const doneSchema = z.object({ success: z.literal(true) })
const countsSchema = z.object({ success: z.literal(true), things: z.number(), ready: z.number(), changed: z.array(z.string()) })
const toldSchema = z.object({ success: z.literal(true), facts: z.array(factSchema) })

const publishedSchema = toldSchema.extend({ version: z.number(), held: z.array(localeSchema), isFirst: z.boolean() })
type PageCommand = { id: string; commandId: string }

export const readPublicationStatus = (call: Call, id: string) => call.get('page/status/publication', { id }, countsSchema)
export const publishPage = (call: Call, command: PageCommand & { policy?: 'perLanguage' }) => call.post('page/publish', command, publishedSchema)
export const unpublishPage = (call: Call, command: PageCommand & { version: number }) => call.post('page/unpublish', command, toldSchema)
export const revertPage = (call: Call, command: PageCommand) => call.post('page/revert', command, toldSchema)
export const signOut = (call: Call) => call.delete('auth', doneSchema)
