import { z } from 'zod'
import { fieldSchema } from '../content/field.ts'
import { idSchema } from '../id-schema.ts'
import { localeSchema } from '../locales.ts'
import type { Group } from './document.ts'
import { itemStatusSchema } from './status.ts'

/** A section or card as it comes from outside. What its type allows is asked of its definition. */
export const groupSchema: z.ZodType<Group> = z.strictObject({
  id: idSchema,
  type: z.string().min(1).max(60),
  version: z.number().int().min(1),
  status: itemStatusSchema,
  disallowedLanguages: z.array(localeSchema).max(20),
  options: z.record(z.string().max(60), z.unknown()),
  fields: z.record(z.string().regex(/^[A-Za-z]{1,40}$/), fieldSchema),
  get children() {
    return z.array(groupSchema).max(500)
  },
})

export const placeSchema = z.strictObject({ nextTo: idSchema.nullable(), side: z.enum(['before', 'after']) })
