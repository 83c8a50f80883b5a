import { z } from 'zod'
import { idSchema } from './id-schema.ts'
import { localeSchema } from './locales.ts'

/** What a picture shows, in each language. */
const altSchema = z.partialRecord(localeSchema, z.string().max(1000))
export type MediaAlt = z.infer<typeof altSchema>

/** What an owner may say about a picture or video; what it is made of never changes. */
export const mediaThingSchema = z.strictObject({
  originalFilename: z.string().min(1).max(200),
  focalPoint: z.strictObject({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }).nullable(),
  tags: z.array(z.string().min(1).max(60)).max(50),
  folder: z.string().max(120),
  alt: altSchema.nullable(),
  /** The section whose gallery it stands in; empty: none. */
  gallery: z.union([idSchema, z.literal('')]),
  isDeleted: z.boolean(),
})

export type MediaThing = z.infer<typeof mediaThingSchema>
