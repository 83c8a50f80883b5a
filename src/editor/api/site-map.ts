import { z } from 'zod'
import type { Call } from '../../kit/api/call.ts'
import { localeSchema } from '../../model/locales.ts'
import { itemStatusSchema } from '../../model/page/status.ts'

const names = z.partialRecord(localeSchema, z.string())
const pagesSchema = z.object({
  success: z.literal(true),
  pages: z.array(z.object({ id: z.string(), collection: z.string().nullable(), role: z.string().nullable(), status: itemStatusSchema, slugs: names, name: names })),
})
const navigationSchema = z.object({
  success: z.literal(true),
  navigation: z.array(z.object({ id: z.string(), label: names, children: z.array(z.object({ page: z.string() })) })),
})
const DRAFTS = { includeDrafts: 'true' }

/** All pages that a link can lead to, with the menu they stand in; null where one of the two did not come. */
export async function readSiteMap(call: Call) {
  const [pages, navigation] = await Promise.all([call.get('pages', DRAFTS, pagesSchema), call.get('navigation', DRAFTS, navigationSchema)])
  return pages.ok && navigation.ok ? { pages: pages.value.pages, navigation: navigation.value.navigation } : null
}
