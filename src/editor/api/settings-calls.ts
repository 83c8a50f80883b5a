import { z } from 'zod'
import type { Call } from '../../kit/api/call.ts'
import { branchHoursSchema, type Business } from '../../model/business/branch.ts'
import { factSchema } from '../../model/commands/facts.ts'
import { openingHoursSchema } from '../../model/opening-hours/opening-hours.ts'
import type { Media } from '../../model/media.ts'

const isMedia = (value: unknown): value is Media => typeof value === 'object' && value !== null && 'id' in value && 'width' in value
const isBusiness = (value: unknown): value is Business => typeof value === 'object' && value !== null && 'name' in value && 'branches' in value

/** What the frame of a page is made of besides the settings. */
const groundSchema = z.object({
  site: z.object({ name: z.string(), host: z.string() }),
  media: z.array(z.custom<Media>(isMedia)),
  business: z.custom<Business>(isBusiness).nullable(),
  lookedUp: z.record(z.string(), openingHoursSchema),
  pages: z.record(z.string(), z.object({ name: z.string(), href: z.string() })),
})
export type SettingsGround = z.infer<typeof groundSchema>

const settingsAnswer = z.object({ success: z.literal(true), facts: z.array(factSchema), ground: groundSchema })
const branchesAnswer = z.object({ success: z.literal(true), branches: z.array(branchHoursSchema) })

export const readSettings = (call: Call, locale: string) => call.get('settings', { locale }, settingsAnswer)
export const readBranches = (call: Call) => call.get('optician', {}, branchesAnswer)
export const resetBranch = (call: Call, branchId: string) => call.post('optician', { branchId }, branchesAnswer)

const actSchema = z.object({ kind: z.string(), version: z.number(), body: z.unknown() })
const pastSchema = z.object({ sequence: z.number(), at: z.string(), by: z.string().nullable(), isUndo: z.boolean(), act: actSchema })
export type PastSetting = z.infer<typeof pastSchema>
const pastAnswer = z.object({ success: z.literal(true), steps: z.array(pastSchema), next: z.number().nullable() })

export const readPastSettings = (call: Call, before: number | null) => call.get('settings/history', before === null ? {} : { before: String(before) }, pastAnswer)
