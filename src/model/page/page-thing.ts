import { z } from 'zod'
import { localeSchema } from '../locales.ts'
import { itemStatusSchema, pageRoleSchema } from './status.ts'

const words = z.partialRecord(localeSchema, z.string().max(1000))

/** What is known of a page besides its content. Its password is known to nobody, only whether it has one. */
export const pageThingSchema = z.strictObject({
  collection: z.string().max(60).nullable(),
  role: pageRoleSchema.nullable(),
  status: itemStatusSchema,
  meta: z.object({ name: words, description: words }),
  slugs: z.partialRecord(localeSchema, z.string().max(200)),
  disallowedLanguages: z.array(localeSchema),
  isProtected: z.boolean(),
})

export type PageThing = z.infer<typeof pageThingSchema>
