import { z } from 'zod'
import { localeSchema } from '../locales.ts'
import { itemStatusSchema, pageRoleSchema } from './status.ts'

const perLanguage = z.partialRecord(localeSchema, z.string())

/** A page without its content: what menus, lists and addresses know of it. */
export const pageThingSchema = z.strictObject({
  collection: z.string().max(60).nullable(),
  role: pageRoleSchema.nullable(),
  status: itemStatusSchema,
  meta: z.strictObject({ name: perLanguage, description: perLanguage }),
  slugs: perLanguage,
  disallowedLanguages: z.array(localeSchema).max(20),
  isProtected: z.boolean(),
})

export type PageThing = z.infer<typeof pageThingSchema>
