import { z } from 'zod'
import type { PageContent } from '../../model/page/document.ts'
import type { Call } from '../../kit/api/call.ts'

const doneSchema = z.object({ success: z.literal(true) })
const countsSchema = z.object({ success: z.literal(true), fields: z.number(), groups: z.number(), pages: z.number() })

const isPageContent = (value: unknown): value is PageContent => typeof value === 'object' && value !== null && 'groups' in value && Array.isArray(value.groups)
const revertedSchema = z.object({ success: z.literal(true), content: z.custom<PageContent>(isPageContent), revisions: z.record(z.string(), z.number()) })

export const readPublicationStatus = (call: Call, id: string) => call.get('page/status/publication', { id }, countsSchema)
export const publishPage = (call: Call, id: string) => call.post('page/publish', { id }, doneSchema)
export const revertPage = (call: Call, id: string) => call.post('page/revert', { id }, revertedSchema)
export const signOut = (call: Call) => call.delete('auth', doneSchema)
