import { z } from 'zod'
import { localeSchema } from '../../model/locales.ts'

const saveTextSchema = z.strictObject({
  id: z.string(),
  kind: z.literal('saveText'),
  fieldId: z.string(),
  locale: localeSchema,
  before: z.string().nullable(),
  after: z.string().nullable(),
  at: z.number(),
})

/** One thing an editor did, as data: it can be shown, sent, repeated and taken back. */
export const commandSchema = z.discriminatedUnion('kind', [saveTextSchema])

export type SaveText = z.infer<typeof saveTextSchema>
export type Command = z.infer<typeof commandSchema>

/** What makes two otherwise equal commands different; chance and clock are given. */
export type Stamp = { id: string; at: number }
