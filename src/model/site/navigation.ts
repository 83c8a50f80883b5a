import { z } from 'zod'
import { idSchema } from '../id-schema.ts'
import { localeSchema } from '../locales.ts'

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
  children: z.array(navigationEntrySchema).max(50),
})

export const navigationSchema = z.array(navigationContainerSchema).max(50)

export type Navigation = z.infer<typeof navigationSchema>
export type NavigationContainer = Navigation[number]
