import { z } from 'zod'
import { editorLocaleSchema } from '../model/locales.ts'

const operatorSchema = z.object({ name: z.string(), email: z.string() })

const SCREENS = ['sites', 'mail'] as const
export type Screen = (typeof SCREENS)[number]

export const startDataSchema = z.object({
  screen: z.enum(SCREENS),
  locale: editorLocaleSchema,
  user: operatorSchema.nullable(),
  returnPath: z.string().startsWith('/'),
  demoUrl: z.string().nullable(),
})

export type StartData = z.infer<typeof startDataSchema>
export type Operator = z.infer<typeof operatorSchema>

export const signInAnswer = z.object({ success: z.literal(true), user: operatorSchema })
export const signOutAnswer = z.object({ success: z.literal(true) })
