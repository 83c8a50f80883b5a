import { z } from 'zod'
import { idSchema } from '../id-schema.ts'
import { localeSchema } from '../locales.ts'

/** More would not fit any menu. */
export const MAX_CONTAINERS = 50
export const MAX_ENTRIES = 50

const labelSchema = z.partialRecord(localeSchema, z.string().max(120))

const navigationEntrySchema = z.strictObject({
  id: idSchema,
  type: z.literal('page'),
  page: idSchema,
  appearance: z.enum(['default', 'button']).default('default'),
})

const navigationContainerSchema = z.strictObject({
  id: idSchema,
  label: labelSchema,
  children: z.array(navigationEntrySchema).max(MAX_ENTRIES),
})

export const navigationSchema = z.array(navigationContainerSchema).max(MAX_CONTAINERS)

export type Navigation = z.infer<typeof navigationSchema>
export type NavigationContainer = Navigation[number]
export type NavigationEntry = NavigationContainer['children'][number]
