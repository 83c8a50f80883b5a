import { z } from 'zod'
import { listPastSettings } from '../../../actions/settings/list-past.ts'
import { readAllSettings } from '../../../actions/settings/read.ts'
import { saveSettings } from '../../../actions/settings/save.ts'
import { factSchema } from '../../../model/commands/facts.ts'
import { localeSchema, type Locale } from '../../../model/locales.ts'
import { openingHoursSchema } from '../../../model/opening-hours/opening-hours.ts'
import { settingsSchema } from '../../../model/site/settings.ts'
import { linksIn } from '../../../site/href-for.ts'
import type { LinkTarget } from '../../../site/page-source.ts'
import { defineCall } from '../define-call.ts'
import { actSchema } from '../page/shapes.ts'

const revision = z.number().int().min(0).max(1_000_000_000)
const groundSchema = z.object({
  site: z.object({ name: z.string(), host: z.string() }),
  media: z.array(z.unknown()),
  business: z.unknown(),
  lookedUp: z.record(z.string(), openingHoursSchema),
  pages: z.record(z.string(), z.object({ name: z.string(), href: z.string() })),
})

function pagesIn(addresses: ReadonlyMap<string, LinkTarget>, locale: Locale): Record<string, { name: string; href: string }> {
  const hrefs = Object.entries(linksIn(addresses, { locale, mode: 'edit' }))
  return Object.fromEntries(hrefs.map(([id, href]) => [id, { href, name: addresses.get(id)?.meta.name[locale] ?? '' }]))
}

export const settingsCalls = [
  defineCall({
    method: 'GET',
    path: 'settings',
    summary: 'The whole settings of the site with their revision; besides, each part with a revision of its own, and what the frame of a page is made of.',
    access: 'editor',
    input: z.strictObject({ locale: localeSchema.optional() }),
    answer: z.object({ settings: settingsSchema, revision, facts: z.array(factSchema), ground: groundSchema }),
    example: {},
    async run(context, { locale = context.site.locales[0] ?? 'de' }) {
      const { ground, ...read } = await readAllSettings(context)
      const { addresses, ...rest } = ground
      return { fields: { ...read, ground: { ...rest, pages: pagesIn(addresses, locale) } } }
    },
  }),
  defineCall({
    method: 'POST',
    path: 'settings',
    summary: 'Stores the whole settings of somebody who has seen the latest revision; whatever differs acts at once. With an older revision nothing is stored.',
    access: 'editor',
    input: z.strictObject({ settings: z.record(z.string().max(40), z.unknown()), revision }),
    answer: z.object({ settings: settingsSchema, revision }),
    example: { settings: { contact: { email: 'info@example.ch', companyName: 'Muster' } }, revision: 0 },
    run: async (context, input) => ({ fields: await saveSettings(context, input) }),
  }),
  defineCall({
    method: 'GET',
    path: 'settings/history',
    summary: 'What was changed of the settings and the look of the site, the newest first.',
    access: 'editor',
    input: z.strictObject({ before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional() }),
    answer: z.object({
      steps: z.array(z.object({ sequence: z.number(), at: z.string(), by: z.string().nullable(), isUndo: z.boolean(), act: actSchema })),
      next: z.number().nullable(),
    }),
    example: {},
    run: async (context, { before = null }) => ({ fields: await listPastSettings(context, { before }) }),
  }),
]
