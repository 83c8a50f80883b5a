import { z } from 'zod'
import type { Call } from '../../kit/api/call.ts'
import { factSchema } from '../../model/commands/facts.ts'
import { localeSchema } from '../../model/locales.ts'
import { pageThingSchema } from '../../model/page/page-thing.ts'

const binnedSchema = z.object({ id: z.string(), deletedAt: z.string(), page: pageThingSchema })
const overviewSchema = z.object({ success: z.literal(true), facts: z.array(factSchema), changed: z.array(z.string()), bin: z.array(binnedSchema) })
const names = z.partialRecord(localeSchema, z.string())
const placeSchema = z.object({ pageId: z.string(), name: names, type: z.string(), slot: z.string().nullable(), isLive: z.boolean() })
const linksSchema = z.object({ success: z.literal(true), places: z.array(placeSchema), isBooking: z.boolean() })
const factsSchema = z.object({ success: z.literal(true), facts: z.array(factSchema) })

export type BinnedPage = z.infer<typeof binnedSchema>
export type LinkPlace = z.infer<typeof placeSchema>

export const readOverview = (call: Call) => call.get('pages/overview', {}, overviewSchema)
export const readLinksTo = (call: Call, id: string) => call.get('page/links', { id }, linksSchema)
export const setPassword = (call: Call, pageId: string, password: string | null) => call.post('page/password', { pageId, password }, factsSchema)
