import { z } from 'zod'
import { localeSchema } from '../locales.ts'
import { themeSchema } from './theme.ts'

export const SITE_FEATURES = ['members', 'game', 'map', 'sponsoring'] as const

export const siteSchema = z.strictObject({
  id: z.string(),
  name: z.string().min(1).max(120),
  host: z.string().regex(/^[a-z0-9][a-z0-9.-]{0,250}$/),
  businessType: z.enum(['general', 'optician']),
  locales: z.array(localeSchema).min(1).max(10),
  features: z.array(z.enum(SITE_FEATURES)),
  theme: themeSchema,
})

export type Site = z.infer<typeof siteSchema>
export type SiteFeature = (typeof SITE_FEATURES)[number]
